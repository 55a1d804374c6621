import { latest, paths, texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import type { TestBed } from '../../src/journeys/TestBed.js'
import { beginSignedIn, type LoggedJourney } from '../LoggedJourney.js'

const failOnce = ({ backend }: TestBed, path: string): void =>
  void backend.faults.add({ match: { path }, times: 'once', effect: { kind: 'error', code: 99999999, message: 'No.' } })
const updates = ({ log }: LoggedJourney) => log.filter((line) => line.startsWith('PUT'))
const own = ({ backend }: TestBed) => backend.inspect.customers().find(({ email }) => email === 'demo@example.com')

/** Signed in, with the lists that the forms offer. */
const openProfile = async () => {
  const journey = await beginSignedIn()
  const { client, profile } = journey.tab().dashboard
  await journey.run(client.needLists)
  journey.log.length = 0
  return { journey, profile, client }
}

describe('a section of the profile', () => {
  it('shows the stored values, is edited in place, and shows the new values', async () => {
    const { journey, profile } = await openProfile()
    const { emergencyContact: form } = profile
    expect(form.state$.value).toMatchObject({ open: false, changed: false, problems: [] })
    form.start()
    form.type('fullName', 'Ada Byrne')
    form.type('telephone', '+353 1 496 0011')
    expect(form.state$.value).toMatchObject({ open: true, changed: true, values: { fullName: 'Ada Byrne' } })
    expect(await journey.run(form.save)).toEqual({ kind: 'saved' })
    expect(own(journey)?.personal.emergency_contact?.full_name).toBe('Ada Byrne')
    expect(form.state$.value).toMatchObject({ open: false, changed: false, values: { fullName: 'Ada Byrne' } })
  })

  it('asks before it deletes an emptied emergency contact, and sends nothing until then', async () => {
    const { journey, profile } = await openProfile()
    const { emergencyContact: form } = profile
    const contact = () => own(journey)?.personal.emergency_contact?.full_name
    const stored = contact()
    form.type('fullName', '')
    form.type('telephone', ' ')
    expect(await journey.run(form.save)).toEqual({ kind: 'asking' })
    expect(form.state$.value).toMatchObject({ asking: true, busy: false })
    form.dismissQuestion()
    expect(form.state$.value).toMatchObject({ asking: false, open: true, values: { fullName: '' } })
    expect([contact(), updates(journey)]).toEqual([stored, []])
    expect(await journey.run(form.save)).toEqual({ kind: 'asking' })
    expect(await journey.run(form.confirm)).toEqual({ kind: 'saved' })
    expect([contact() ?? '', form.state$.value.asking]).toEqual(['', false])
    form.type('fullName', ' ')
    expect(await journey.run(form.save)).toEqual({ kind: 'saved' })
  })

  it('explains the error of each field and sends nothing; a corrected field loses its error', async () => {
    const { journey, profile } = await openProfile()
    const { personalDetails: form } = profile
    form.type('firstName', ' ')
    form.type('lastName', '')
    form.type('phone', '12')
    const words = texts.screen.profile.problems
    const problems = [
      { field: 'firstName', message: words.firstNameMissing },
      { field: 'lastName', message: words.lastNameMissing },
      { field: 'phone', message: words.phoneInvalid },
    ]
    expect(form.state$.value.problems).toEqual([])
    expect(await journey.run(form.save)).toEqual({ kind: 'invalid', problems })
    expect(form.state$.value).toMatchObject({ problems, attempt: 1, busy: false })
    form.type('phone', '')
    expect(form.state$.value.problems).toEqual(problems.slice(0, 2))
    expect(updates(journey)).toEqual([])
  })

  it('begins with the name of the customer if no passport is stored, and cannot be saved with that alone', async () => {
    const { journey, profile } = await openProfile()
    const { passport: form } = profile
    const fields = [
      'number',
      'firstName',
      'middleNames',
      'lastName',
      'expiryDate',
      'nationality',
      'issueCountry',
    ] as const
    for (const field of fields) form.type(field, '')
    expect(await journey.run(form.save)).toEqual({ kind: 'saved' })
    expect(form.state$.value).toMatchObject({ isBlank: true, open: false, values: { firstName: '', lastName: '' } })
    form.start()
    const named = { firstName: 'Amelia', lastName: 'Hart' }
    expect(form.state$.value).toMatchObject({ isBlank: true, changed: false, values: { ...named, number: '' } })
    expect(await journey.run(form.save)).toMatchObject({ kind: 'invalid' })
    form.type('firstName', '')
    expect(form.state$.value).toMatchObject({ changed: true, values: { ...named, firstName: '' } })
    form.leave()
    expect(form.state$.value).toMatchObject({ open: true, values: { ...named, firstName: '' } })
    form.cancel()
    expect(form.state$.value).toMatchObject({ open: false, changed: false, values: { firstName: '', lastName: '' } })
  })

  it('says whether a change without an answer may be saved: not if a delivery could not even be read', async () => {
    const { journey, profile } = await openProfile()
    const { address: form } = profile
    await journey.run(profile.open)
    profile.chooseForDeliveries(true)
    form.type('city', 'Galway')
    const saved = async (path: string) => {
      journey.backend.faults.add({ match: { path }, times: 'always', effect: { kind: 'drop' } })
      expect(await journey.run(form.save)).toMatchObject({ kind: 'failed' })
      journey.backend.faults.clear()
      return form.state$.value.failure?.saved
    }
    expect([await saved('getBooking'), await saved('updateCustomer')]).toEqual([false, 'unknown'])
  })

  it('keeps typed text when saving fails, and shows the reason until the next try', async () => {
    const { journey, profile } = await openProfile()
    const { passport: form } = profile
    form.type('number', 'P1234567')
    failOnce(journey, 'updateCustomer')
    expect(await journey.run(form.save)).toMatchObject({ kind: 'failed', failure: { operation: 'updateCustomer' } })
    expect(form.state$.value).toMatchObject({
      open: true,
      values: { number: 'P1234567' },
      failure: { operation: 'updateCustomer' },
    })
    expect(await journey.run(form.save)).toEqual({ kind: 'saved' })
    expect(form.state$.value).toMatchObject({ open: false, failure: null })
    expect(own(journey)?.passport?.number).toBe('P1234567')
  })

  it('closes if saving works and only the reload fails', async () => {
    const { journey, profile } = await openProfile()
    const { emergencyContact: form } = profile
    form.type('fullName', 'Ada Byrne')
    failOnce(journey, 'getCustomer')
    expect(await journey.run(form.save)).toMatchObject({ kind: 'savedUnread', failure: { operation: 'getCustomer' } })
    expect(form.state$.value).toMatchObject({ open: false, changed: false, failure: { operation: 'getCustomer' } })
  })

  it('drops typed text on cancel; a page that is reopened restores it as a draft', async () => {
    const { profile } = await openProfile()
    const { address: form } = profile
    const stored = form.state$.value.values['city']
    form.type('city', 'Galway')
    form.leave()
    expect(form.state$.value).toMatchObject({ open: true, values: { city: 'Galway' } })
    form.cancel()
    expect(form.state$.value).toMatchObject({ open: false, changed: false, values: { city: stored } })
  })

  it('restores typed text after an expired session and a new sign-in, except for the bank account', async () => {
    const { journey, profile } = await openProfile()
    profile.address.type('city', 'Galway')
    profile.bankAccount.type('accountNumber', '12345678')
    journey.backend.sessions.expire()
    await journey.run(journey.tab().dashboard.session.check)
    expect(profile.address.state$.value).toMatchObject({ open: false, values: {} })
    await journey.signIn()
    await journey.clock.advance(0)
    expect(profile.address.state$.value).toMatchObject({ open: true, values: { city: 'Galway' } })
    expect(profile.bankAccount.state$.value).toMatchObject({ changed: false, values: { accountNumber: '' } })
  })

  it('belongs to nobody if the session ends while it saves', async () => {
    const { journey, profile } = await openProfile()
    profile.emergencyContact.type('fullName', 'Ada Byrne')
    const { session } = journey.tab().dashboard
    const [end] = await journey.run(() => Promise.all([profile.emergencyContact.save(), session.signOut()]))
    expect(end).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
    expect(profile.emergencyContact.state$.value).toMatchObject({ busy: false, failure: null, values: {} })
    expect(await profile.emergencyContact.save()).toEqual({ kind: 'notLoaded' })
  })
})

describe('the profile', () => {
  it('also applies a new address to upcoming deliveries, if chosen', async () => {
    const { journey, profile } = await openProfile()
    await journey.run(journey.tab().dashboard.bookings.loadList)
    expect(profile.forDeliveries$.value).toEqual({ offered: true, chosen: false })
    profile.chooseForDeliveries(true)
    profile.address.type('city', 'Galway')
    expect(await journey.run(profile.address.save)).toEqual({ kind: 'saved' })
    const delivered = journey.backend.inspect.bookings().find(({ reference }) => reference === 'SUN1001')
    expect([own(journey)?.address?.city, delivered?.deliveries[0]?.address?.city]).toEqual(['Galway', 'Galway'])
    profile.address.leave()
    expect(profile.forDeliveries$.value.chosen).toBe(false)
  })

  it('closes the address when its page is left, and explains no error of before', async () => {
    const { journey, profile } = await openProfile()
    const { address: form } = profile
    form.start()
    form.leave()
    expect(form.state$.value.open).toBe(false)
    form.type('city', ' ')
    expect((await journey.run(form.save)).kind).toBe('invalid')
    form.leave()
    expect(form.state$.value).toMatchObject({ open: true, values: { city: ' ' }, problems: [], attempt: 0 })
  })

  it('redirects back after the bank account is saved', async () => {
    const { journey, profile } = await openProfile()
    journey.tab().navigation.goTo(paths.bankAccount)
    profile.bankAccount.type('accountName', 'Amelia Hart')
    profile.bankAccount.type('sortCode', '20 00 00')
    profile.bankAccount.type('accountNumber', '5577 9911')
    expect(await journey.run(profile.bankAccount.save)).toEqual({ kind: 'saved' })
    expect(journey.tab().navigation.current()).toBe(paths.profile)
  })

  it('changes an additional passenger separately', async () => {
    const { journey, profile } = await openProfile()
    const { customer } = journey.tab().dashboard
    const forms = profile.additional('7101', 'SUN1001')
    await journey.run(() => customer.loadAdditional('7101'))
    expect(forms.isEdited$.value).toBe(false)
    forms.personalDetails.type('firstName', 'Theodore')
    expect(forms.isEdited$.value).toBe(true)
    expect(await journey.run(forms.personalDetails.save)).toEqual({ kind: 'saved' })
    expect(latest(customer.additional('7101').value)?.personalDetails.firstName).toBe('Theodore')
    expect(forms.isEdited$.value).toBe(false)
  })
})

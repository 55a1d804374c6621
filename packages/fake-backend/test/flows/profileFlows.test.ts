import { latest, paths } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import type { TestBed } from '../../src/journeys/TestBed.js'
import { beginSignedIn } from '../LoggedJourney.js'

const failOnce = ({ backend }: TestBed, path: string): void =>
  void backend.faults.add({ match: { path }, times: 'once', effect: { kind: 'error', code: 99999999, message: 'No.' } })

/** Signed in, with the lists that the forms offer. */
const openProfile = async () => {
  const journey = await beginSignedIn()
  const { client, profile } = journey.tab().dashboard
  await journey.run(client.needLists)
  journey.log.length = 0
  return { journey, profile, client }
}

describe('a section of the profile', () => {
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

  it('closes if saving works and only the reload fails', async () => {
    const { journey, profile } = await openProfile()
    const { emergencyContact: form } = profile
    form.type('fullName', 'Ada Byrne')
    failOnce(journey, 'getCustomer')
    expect(await journey.run(form.save)).toMatchObject({ kind: 'savedUnread', failure: { operation: 'getCustomer' } })
    expect(form.state$.value).toMatchObject({ open: false, changed: false, failure: { operation: 'getCustomer' } })
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

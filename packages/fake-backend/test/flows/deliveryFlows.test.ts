import { describe, expect, it } from 'vitest'
import type { FakeBackend } from '../../src/FakeBackend.js'
import { beginSignedIn } from '../LoggedJourney.js'
import { typedAddress } from '../../src/journeys/typedAddress.js'

const openDelivery = async () => {
  const journey = await beginSignedIn()
  const { client, bookings, deliveryAddress } = journey.tab().dashboard
  await journey.run(async () => Promise.all([client.needLists(), bookings.loadList(), bookings.load('SUN1001')]))
  journey.log.length = 0
  const cityOf = (wanted: string) =>
    journey.backend.inspect.bookings().find(({ reference }) => reference === wanted)?.deliveries[0]?.address?.city
  return { journey, form: deliveryAddress('SUN1001'), cityOf }
}

const refusals = ['SUN1001 cannot be sent there.', 'SUN1003 cannot be sent there.']

/** Refuses each changeable delivery with a different text. */
const refuseEach = ({ faults }: FakeBackend): void => {
  for (const [at, path] of ['/api/booking/SUN1001/delivery/6101', '/api/booking/SUN1003/delivery/6103'].entries())
    faults.add({ match: { path }, times: 'once', effect: { kind: 'errors', errors: [refusals[at] ?? ''] } })
}

describe('the address of a delivery', () => {
  it('changes for its own booking only', async () => {
    const { journey, form, cityOf } = await openDelivery()
    const before = cityOf('SUN1003')
    expect(form.reach$.value).toMatchObject({ offered: true, everywhere: false })
    form.type('city', 'Galway')
    expect(await journey.run(form.save)).toEqual({ kind: 'saved' })
    expect([cityOf('SUN1001'), cityOf('SUN1003')]).toEqual(['Galway', before])
  })

  it('applies to the other bookings after their look-up, even if the customer saves earlier', async () => {
    const { journey, form, cityOf } = await openDelivery()
    form.chooseEverywhere(true)
    expect(form.state$.value.changed).toBe(true)
    form.type('city', 'Galway')
    expect(await journey.run(form.save)).toEqual({ kind: 'saved' })
    expect([cityOf('SUN1001'), cityOf('SUN1003')]).toEqual(['Galway', 'Galway'])
    expect(form.reach$.value.everywhere).toBe(false)
  })

  it('is not sent while the look-up of the other bookings fails', async () => {
    const { journey, form, cityOf } = await openDelivery()
    const before = cityOf('SUN1001')
    form.chooseEverywhere(true)
    form.type('city', 'Galway')
    journey.backend.faults.add({
      match: { path: 'getBooking' },
      times: 'always',
      effect: { kind: 'error', code: 99999999, message: 'No.' },
    })
    expect(await journey.run(form.save)).toMatchObject({ kind: 'invalid', problems: [{ field: 'everywhere' }] })
    expect([form.reach$.value.others, cityOf('SUN1001')]).toEqual(['unknown', before])
    expect(form.state$.value).toMatchObject({ values: { city: 'Galway' }, busy: false })
  })

  it('shows the refusal of each booking in its own words', async () => {
    const { journey, form } = await openDelivery()
    form.chooseEverywhere(true)
    form.type('city', 'Galway')
    refuseEach(journey.backend)
    await journey.run(form.save)
    expect(journey.tab().dashboard.messages.toasts$.value.map(({ message }) => message)).toEqual(refusals)
  })

  it('shows the refusal of each booking if the profile changes all of them', async () => {
    const { journey } = await openDelivery()
    const { customer, profile } = journey.tab().dashboard
    await journey.run(async () => Promise.all([customer.load(), customer.loadRequiredData()]))
    profile.chooseForDeliveries(true)
    profile.address.start()
    for (const [field, value] of typedAddress('Galway')) profile.address.type(field, value)
    refuseEach(journey.backend)
    await journey.run(profile.address.save)
    const { toasts$ } = journey.tab().dashboard.messages
    expect(toasts$.value.map(({ message, type }) => [message, type])).toEqual(refusals.map((one) => [one, 'danger']))
  })

  it('keeps typed text and choices when the screen closes, and drops both on cancel', async () => {
    const { form } = await openDelivery()
    form.chooseEverywhere(true)
    form.type('city', 'Galway')
    form.leave()
    expect([form.reach$.value.everywhere, form.state$.value.values['city']]).toEqual([true, 'Galway'])
    form.cancel()
    expect([form.reach$.value.everywhere, form.state$.value.changed]).toEqual([false, false])
  })
})

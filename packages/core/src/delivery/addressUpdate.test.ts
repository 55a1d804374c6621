import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { httpFailure } from '../failure/Failure.js'
import { latest } from '../reactive/resource.js'
import { aBooking } from '../testing/bookings/aBooking.js'
import { aDelivery } from '../testing/bookings/aDelivery.js'
import { createInMemoryBookings } from '../testing/bookings/InMemoryBookings.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import { createOtherDeliveries } from './addressUpdate.js'
import type { Delivery } from '../domain/Delivery.js'

const sends = (reference: string, ...deliveries: readonly Delivery[]) => ({
  ...aBooking(reference),
  name: `Trip ${reference}`,
  deliveries,
})
const posted = aDelivery({ name: 'Wristbands', type: 'physical', allocationId: '51' })

const opened = () => {
  const surroundings = createSurroundings()
  const bookings = createInMemoryBookings(surroundings, [
    sends('OWN', posted),
    sends('POSTED', posted, aDelivery({ name: 'Second', allocationId: '52' })),
    sends('UNDERWAY', { ...posted, status: 'onItsWay' }),
    sends('DOWNLOADED', aDelivery()),
    sends('NOTHING'),
    { ...sends('CANCELLED', posted), status: 'cancelled' },
  ])
  const others = createOtherDeliveries({
    ...surroundings,
    onFailure: surroundings.failures.handle,
    bookingRef: 'OWN',
    bookings: bookings.feature,
    bookingsApi: bookings.api,
    api: { updateAddress: () => async () => ({ _tag: 'Left', left: httpFailure(500) }) },
  })
  return { ...surroundings, bookings, others }
}

describe('what a new address could be used for as well', () => {
  it('is the first delivery of each other booking to come that has an address', async () => {
    const { others } = opened()
    await others.load()
    expect(latest(others.state$.value)).toEqual([
      { bookingRef: 'POSTED', bookingName: 'Trip POSTED', deliveryName: 'Wristbands', canChange: true },
      { bookingRef: 'UNDERWAY', bookingName: 'Trip UNDERWAY', deliveryName: 'Wristbands', canChange: false },
    ])
  })

  it('reads the list only where nobody has yet', async () => {
    const { others, bookings } = opened()
    await bookings.feature.loadList()
    bookings.calls.length = 0
    await others.load()
    expect(bookings.calls).toEqual(
      ['POSTED', 'UNDERWAY', 'DOWNLOADED', 'NOTHING'].map((reference) => `get ${reference}`),
    )
  })

  it.each(['list', 'get DOWNLOADED'])('is not known where %s fails, and that is said once', async (call) => {
    const { others, bookings, said, visited } = opened()
    bookings.failing.set(call, httpFailure(500))
    expect(isLeft(await others.load())).toBe(true)
    expect(others.state$.value.kind).toBe('failed')
    expect([said, visited]).toEqual([["We're unable to load your bookings right now. Please try again."], []])
  })
})

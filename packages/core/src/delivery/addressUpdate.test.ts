import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { notFromTheApi } from '../failure/Failure.js'
import { latest } from '../reactive/resource.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aDelivery } from '../../test/bookings/aDelivery.js'
import { createPlantedBookings } from '../../test/bookings/plantedBookings.js'
import { createSurroundings } from '../../test/createSurroundings.js'
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
  const bookings = createPlantedBookings(surroundings, [
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
    deliveryApi: { updateAddress: () => async () => ({ _tag: 'Left', left: notFromTheApi(500) }) },
  })
  return { ...surroundings, bookings, others }
}

describe('the other deliveries that could use a new address', () => {
  it('are the first delivery of each other upcoming booking that has an address', async () => {
    const { others } = opened()
    await others.load()
    expect(latest(others.state$.value)).toEqual([
      { bookingRef: 'POSTED', bookingName: 'Trip POSTED', deliveryName: 'Wristbands', canChange: true },
      { bookingRef: 'UNDERWAY', bookingName: 'Trip UNDERWAY', deliveryName: 'Wristbands', canChange: false },
    ])
  })

  it('load the list only if it is not loaded', async () => {
    const { others, bookings } = opened()
    await bookings.feature.loadList()
    bookings.calls.length = 0
    await others.load()
    expect(bookings.calls).toEqual(
      ['POSTED', 'UNDERWAY', 'DOWNLOADED', 'NOTHING'].map((reference) => `get ${reference}`),
    )
  })

  it.each(['list', 'get DOWNLOADED'])('are unknown if %s fails, and that is shown once', async (call) => {
    const { others, bookings, notified, visited } = opened()
    bookings.failing.set(call, notFromTheApi(500))
    expect(isLeft(await others.load())).toBe(true)
    expect(others.state$.value.kind).toBe('failed')
    expect([notified, visited]).toEqual([["We're unable to load your bookings right now. Please try again."], []])
  })
})

import { createDeliveryAddress } from '../../src/delivery/deliveryAddress.js'
import { constant } from '../../src/reactive/Behavior.js'
import { createDrafts } from '../../src/session/Drafts.js'
import { createSurroundings } from '../createSurroundings.js'
import { aBooking } from './aBooking.js'
import { aDelivery } from './aDelivery.js'
import { createPlantedBookings } from './plantedBookings.js'

export const delivered = (reference: string, deliveryAllocationId: string | null) => ({
  ...aBooking(reference),
  deliveryAllocationId,
  deliveries: [aDelivery({ type: 'physical', allocationId: deliveryAllocationId })],
})

export const underWay = (reference: string, allocationId: string) => {
  const booking = delivered(reference, allocationId)
  return { ...booking, deliveries: booking.deliveries.map((one) => ({ ...one, status: 'onItsWay' as const })) }
}

/** The delivery address of SUN1001. Of the other bookings, SUN1003 has no delivery. */
export const openDelivery = () => {
  const surroundings = createSurroundings()
  surroundings.standAt('/booking/SUN1001/delivery/update')
  const bookings = createPlantedBookings(surroundings, [
    delivered('SUN1001', '51'),
    delivered('SUN1002', '52'),
    delivered('SUN1003', null),
    delivered('SUN1004', '54'),
  ])
  const { calls, failing, answer } = bookings
  const loading = (what: string) => async () => {
    calls.push(what)
    return { kind: 'loaded' } as const
  }
  const onFailure = surroundings.failures.handle
  const drafts = createDrafts(surroundings.sessionStore.state$, constant(null))
  const given: Parameters<typeof createDeliveryAddress>[0] = {
    ...surroundings,
    onFailure,
    bookingRef: 'SUN1001',
    bookings: bookings.feature,
    customer: { state$: constant({ kind: 'idle' }), load: loading('customer'), loadRequiredData: loading('questions') },
    bookingsApi: bookings.api,
    scheduler: surroundings.time,
    drafts,
    lists$: constant({ kind: 'loaded', genders: [], countries: [{ id: '101', code: 'GB', name: 'United Kingdom' }] }),
    deliveryApi: {
      updateAddress:
        (ref, allocation, { postcode }) =>
        () =>
          answer(`update ${allocation} of ${ref} to ${postcode}`, undefined),
    },
  }
  const delivery = createDeliveryAddress(given)
  /** The form of a page that is opened later. */
  const later = (change: Partial<typeof given> = {}) => createDeliveryAddress({ ...given, ...change })
  return { ...surroundings, bookings, calls, delivery, failing, later }
}

/** The call that it makes for its own booking. */
export const own = 'update 51 of SUN1001 to LS1 1AA'

import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { createDeliveryAddress } from '../../src/delivery/deliveryAddress.js'
import type { ApiFailure } from '../../src/failure/Failure.js'
import { constant } from '../../src/reactive/Behavior.js'
import { createDrafts } from '../../src/session/Drafts.js'
import { createDeferred } from '../Deferred.js'
import { createSurroundings } from '../createSurroundings.js'
import { aBooking } from './aBooking.js'
import { aDelivery } from './aDelivery.js'
import { createInMemoryBookings } from './InMemoryBookings.js'

export const delivered = (reference: string, deliveryAllocationId: string | null) => ({
  ...aBooking(reference),
  deliveryAllocationId,
  deliveries: [aDelivery({ type: 'physical', allocationId: deliveryAllocationId })],
})

/** The delivery address of SUN1001. Of the other bookings, SUN1003 has no delivery. */
export const openDelivery = () => {
  const surroundings = createSurroundings()
  surroundings.standAt('/booking/SUN1001/delivery/update')
  const bookings = createInMemoryBookings(surroundings, [
    delivered('SUN1001', '51'),
    delivered('SUN1002', '52'),
    delivered('SUN1003', null),
    delivered('SUN1004', '54'),
  ])
  const failing = new Map<string, ApiFailure>()
  const gate = createDeferred<void>()
  gate.resolve()
  const state = { gate }
  const answer = async <A>(call: string, value: A): Promise<Either<ApiFailure, A>> => {
    bookings.calls.push(call)
    await state.gate.promise
    const failure = failing.get(call)
    return failure === undefined ? right(value) : left(failure)
  }
  const onFailure = surroundings.failures.handle
  const drafts = createDrafts(surroundings.sessionStore.state$, constant(null))
  const given: Parameters<typeof createDeliveryAddress>[0] = {
    ...surroundings,
    onFailure,
    bookingRef: 'SUN1001',
    bookings: bookings.feature,
    customer: { state$: constant({ kind: 'idle' }) },
    bookingsApi: bookings.api,
    scheduler: surroundings.time,
    drafts,
    lists$: constant({ kind: 'loaded', genders: [], countries: [{ id: '101', code: 'GB', name: 'United Kingdom' }] }),
    api: {
      updateAddress:
        (ref, allocation, { postcode }) =>
        () =>
          answer(`update ${allocation} of ${ref} to ${postcode}`, undefined),
    },
  }
  const delivery = createDeliveryAddress(given)
  /** The form of a page that is opened later. */
  const later = (change: Partial<typeof given> = {}) => createDeliveryAddress({ ...given, ...change })
  return { ...surroundings, bookings, calls: bookings.calls, delivery, failing, state, later }
}

/** The call that it makes for its own booking. */
export const own = 'update 51 of SUN1001 to LS1 1AA'

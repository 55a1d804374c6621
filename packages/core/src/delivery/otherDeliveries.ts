import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { BookingWithoutAllocations } from '../bookings/BookingsApi.js'
import type { BookingsList } from '../bookings/Booking.js'
import { deliveryBookings } from '../customer/details/addressForm.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import { failedAt } from '../failure/Failure.js'
import { mapConcurrent } from '../reactive/concurrency.js'
import { latest } from '../reactive/Loadable.js'
import { createResource, type Resource } from '../reactive/resource.js'
import type { AddressUpdateDeps } from './addressUpdate.js'
import { fixedAddress } from './deliveryProgress.js'

/** Another upcoming booking with a delivery that is sent to an address. */
export interface OtherDelivery {
  readonly bookingRef: string
  readonly bookingName: string
  readonly deliveryName: string
  /** False where its first delivery is on its way already. */
  readonly canChange: boolean
}

const failed = failedAt('getBookings')
const callsAtOnce = 6

const toOthers = ({ reference, name, deliveries }: BookingWithoutAllocations): readonly OtherDelivery[] => {
  const [first] = deliveries
  const fixed = first === undefined ? 'withoutAddress' : fixedAddress(first, 0)
  if (first === undefined || fixed === 'withoutAddress') return []
  return [{ bookingRef: reference, bookingName: name, deliveryName: first.name, canChange: fixed === null }]
}

/** The first delivery of every other upcoming booking: what a new address could be used for as well. */
export const createOtherDeliveries = (deps: AddressUpdateDeps): Resource<readonly OtherDelivery[]> => {
  const { bookings, bookingsApi, bookingRef } = deps
  const readList = async (context: CallContext): Promise<Either<ApiFailure, BookingsList>> => {
    const known = latest(bookings.list$.value)
    return known === null ? bookingsApi.list(context)() : right(known)
  }
  return createResource(deps, (context) => async () => {
    const list = await readList(context)
    if (isLeft(list)) return left(failed(list.left))
    const references = deliveryBookings(list.right).filter((reference) => reference !== bookingRef)
    const found = await mapConcurrent(
      references.map((reference) => async () => map(toOthers)(await bookingsApi.get(reference, context)())),
      callsAtOnce,
    )
    const failure = found.find(isLeft)
    return failure === undefined
      ? right(found.flatMap((others) => (isLeft(others) ? [] : others.right)))
      : left(failed(failure.left))
  })
}

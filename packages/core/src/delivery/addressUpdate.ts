import { type Either, isLeft, isRight, left, map, right } from 'fp-ts/lib/Either.js'
import type { Bookings, BookingsApi, BookingWithoutAllocations } from '../bookings/bookings.js'
import { refusedChanges, type RefusingDeps } from '../customer/refusedChanges.js'
import { changeableAllocation, type DeliveryApi, firstDeliveries } from '../customer/deliveryAddresses.js'
import type { Address } from '../domain/Customer.js'
import type { CallContext } from '../environment/CallContext.js'
import {
  type ApiFailure,
  cancelledBy,
  failedAt,
  leavesOutcomeOpen,
  mayBeDone,
  notFound,
  type Operation,
} from '../failure/Failure.js'
import type { DeliveryTexts } from './deliveryTexts.js'
import { update, type UpdateDeps, type UpdateEnd } from '../messages/update.js'
import { paths } from '../navigation/paths.js'
import { mapConcurrent } from '../reactive/concurrency.js'
import { createResource, latest, type Resource } from '../reactive/resource.js'
import { isOver } from '../reactive/Lifetime.js'
import type { BookingsList } from '../domain/Booking.js'
import { deliveryBookings } from '../customer/details/addressForm.js'
import { fixedAddress } from './deliveries.js'

export interface AddressUpdateDeps extends UpdateDeps, RefusingDeps {
  readonly bookingRef: string
  readonly deliveryApi: DeliveryApi
  readonly bookingsApi: BookingsApi
  readonly bookings: Bookings
  readonly texts: DeliveryTexts
}

const operation: Operation = 'bookingDelivery'

const conclusion = ({ bookingRef, bookings }: AddressUpdateDeps, { traceId }: CallContext) => ({
  operation,
  reload: () => bookings.refresh(bookingRef, traceId),
  redirectPath: paths.booking(bookingRef),
  part: 'delivery' as const,
})

/** Update delivery for one booking (behaviour/delivery#1.4): update, reload the booking, open its page, notify. */
const updateOne = async (deps: AddressUpdateDeps, address: Address, context: CallContext): Promise<UpdateEnd> => {
  const { bookingRef, bookings, deliveryApi } = deps
  const read = await bookings.loadOnce(bookingRef, context.traceId)
  if (isOver(context)) return cancelledBy(context)
  if (read.kind === 'cancelled') return read
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure, unsent: true }
  const booking = latest(bookings.booking(bookingRef).value)
  const allocationId = booking && changeableAllocation(booking)
  return update(
    deps,
    {
      ...conclusion(deps, context),
      send: async () => [
        allocationId === null
          ? left(notFound())
          : await deliveryApi.updateAddress(bookingRef, allocationId, address, context)(),
      ],
      message: deps.texts.delivery.addressUpdated,
      // A failed reload has already shown its error and left the page. The address was changed nevertheless.
      confirmsUnread: true,
    },
    context,
  )
}

/**
 * Update delivery for several bookings (behaviour/delivery#1.4): load every booking, then update this one and the first
 * delivery of each. Without errors: reload the booking, open its page, notify. Otherwise all errors are shown. If a
 * booking could not be loaded, nothing is changed. The end has the first refusal, or else the first failure.
 */
const updateSeveral = async (
  deps: AddressUpdateDeps,
  address: Address,
  others: readonly string[],
  context: CallContext,
): Promise<UpdateEnd> => {
  const found = await firstDeliveries(deps, operation, [...new Set([deps.bookingRef, ...others])], context)
  if (isLeft(found)) return found.left
  const calls = found.right.map((change) => change(address))
  const answers = calls.length === 0 ? [left(notFound())] : await mapConcurrent(calls)
  const { addressUpdated, addressesUpdated } = deps.texts.delivery
  const message = calls.length === 1 ? addressUpdated : addressesUpdated
  const end = await update(deps, { ...conclusion(deps, context), send: async () => answers, message }, context)
  if (end.kind !== 'failed') return end
  // One refusal is enough to know that not every address was changed.
  const refusal = answers.find((answer) => isLeft(answer) && !mayBeDone(answer.left))
  return {
    ...end,
    failure: refusal !== undefined && isLeft(refusal) ? failedAt(operation)(refusal.left) : end.failure,
    changedSome: answers.some((answer) => isRight(answer) || leavesOutcomeOpen(answer.left)),
  }
}

/** Updates the first delivery of this booking, and the first delivery of each of the others. */
export const updateAddress = async (
  deps: AddressUpdateDeps,
  address: Address,
  others: readonly string[],
  context: CallContext,
): Promise<UpdateEnd> =>
  refusedChanges(deps, operation, { address }) ??
  (others.length === 0 ? updateOne(deps, address, context) : updateSeveral(deps, address, others, context))

/** Another upcoming booking with a delivery that is sent to an address. */
export interface OtherDelivery {
  readonly bookingRef: string
  readonly bookingName: string
  readonly deliveryName: string
  /** False if its first delivery is already on its way. */
  readonly canChange: boolean
}

const listFailed = failedAt('getBookings')

const toOthers = ({ reference, name, deliveries }: BookingWithoutAllocations): readonly OtherDelivery[] => {
  const [first] = deliveries
  const fixed = first === undefined ? 'withoutAddress' : fixedAddress(first, 0)
  if (first === undefined || fixed === 'withoutAddress') return []
  return [{ bookingRef: reference, bookingName: name, deliveryName: first.name, canChange: fixed === null }]
}

/** The first delivery of every other upcoming booking, for which a new address could also be used. */
export const createOtherDeliveries = (deps: AddressUpdateDeps): Resource<readonly OtherDelivery[]> => {
  const { bookings, bookingsApi, bookingRef } = deps
  const readList = async (context: CallContext): Promise<Either<ApiFailure, BookingsList>> => {
    const known = latest(bookings.list$.value)
    return known === null ? bookingsApi.list(context)() : right(known)
  }
  return createResource(deps, (context) => async () => {
    const list = await readList(context)
    if (isLeft(list)) return left(listFailed(list.left))
    const references = deliveryBookings(list.right).filter((reference) => reference !== bookingRef)
    const found = await mapConcurrent(
      references.map((reference) => async () => map(toOthers)(await bookingsApi.get(reference, context)())),
    )
    const failure = found.find(isLeft)
    return failure === undefined
      ? right(found.flatMap((others) => (isLeft(others) ? [] : others.right)))
      : left(listFailed(failure.left))
  })
}

import { type Either, isLeft, isRight, left, map } from 'fp-ts/lib/Either.js'
import type { BookingWithoutAllocations } from '../bookings/BookingsApi.js'
import type { Address } from '../customer/Customer.js'
import type { CallContext } from '../environment/CallContext.js'
import { type ApiFailure, cancelled, leavesOutcomeOpen, notFound } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { paths } from '../navigation/paths.js'
import { mapConcurrent } from '../reactive/concurrency.js'
import { isOver } from '../session/SessionScope.js'
import type { DeliveryDeps } from './deliveryDeps.js'

const failed = failedAt('bookingDelivery')
const callsAtOnce = 6

interface Target {
  readonly bookingRef: string
  readonly allocationId: string | null
}

const failuresOf = (outcomes: readonly Either<ApiFailure, unknown>[]): readonly Failure[] =>
  outcomes.flatMap((outcome) => (isLeft(outcome) ? [failed(outcome.left)] : []))

/** Every booking with the allocation of its first delivery, or what went wrong with any of them. */
const loadTargets = async ({ bookingsApi }: DeliveryDeps, bookingRefs: readonly string[], context: CallContext) => {
  const loads = bookingRefs.map((bookingRef) => async (): Promise<Either<ApiFailure, Target>> => {
    const booking = await bookingsApi.get(bookingRef, context)()
    return map(({ deliveryAllocationId }: BookingWithoutAllocations) => ({
      bookingRef,
      allocationId: deliveryAllocationId,
    }))(booking)
  })
  const found = await mapConcurrent(loads, callsAtOnce)
  return {
    targets: found.flatMap((target) => (isLeft(target) ? [] : [target.right])),
    failures: failuresOf(found),
  }
}

/** What an attempt came to where it failed: no address is another one, or some may be. */
export type AddressesReach = 'none' | 'perhaps'

/**
 * Update delivery for several bookings (specification 1, §4): load every booking, update the current one and the first
 * delivery of each; without errors reload the booking, its page, toast; otherwise all errors are shown. Where a booking
 * could not be loaded, nothing is changed. `onReach` is told once the calls that change something have ended.
 */
export const updateAddresses = async (
  deps: DeliveryDeps,
  address: Address,
  bookingRefs: readonly string[],
  onReach: (reach: AddressesReach) => void,
): Promise<Either<Failure, void>> => {
  const { bookingRef, bookings } = deps
  const context = deps.scope.context()
  const over = left(failed(cancelled))
  const found = await loadTargets(deps, [...new Set([bookingRef, ...bookingRefs])], context)
  if (isOver(context)) return over
  const [notLoaded] = found.failures
  if (notLoaded !== undefined) {
    found.failures.forEach(deps.onFailure)
    return left(notLoaded)
  }
  const calls = found.targets.flatMap(({ bookingRef: ref, allocationId }) =>
    allocationId === null ? [] : [deps.api.updateAddress(ref, allocationId, address, context)],
  )
  const outcomes = calls.length === 0 ? [left(notFound())] : await mapConcurrent(calls, callsAtOnce)
  onReach(outcomes.some((outcome) => isRight(outcome) || leavesOutcomeOpen(outcome.left)) ? 'perhaps' : 'none')
  if (isOver(context)) return over
  const failures = failuresOf(outcomes)
  const [first] = failures
  if (first !== undefined) {
    failures.forEach(deps.onFailure)
    return left(first)
  }
  const reloaded = await bookings.refresh(bookingRef)()
  if (isOver(context)) return over
  if (isLeft(reloaded)) return reloaded
  deps.navigation.goTo(paths.booking(bookingRef))
  deps.messages.toast('success', deps.texts.delivery.addressesUpdated)
  return reloaded
}

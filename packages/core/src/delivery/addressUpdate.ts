import { type Either, isLeft, isRight, left, map, right } from 'fp-ts/lib/Either.js'
import type { Bookings } from '../bookings/bookings.js'
import type { BookingsApi, BookingWithoutAllocations } from '../bookings/BookingsApi.js'
import type { Address } from '../domain/Customer.js'
import type { CallContext } from '../environment/CallContext.js'
import {
  type ApiFailure,
  type Cancelled,
  cancelledBy,
  failedAt,
  type Failure,
  leavesOutcomeOpen,
  mayBeDone,
  notFound,
} from '../failure/Failure.js'
import type { DeliveryTexts } from './deliveryTexts.js'
import type { MessageStore } from '../messages/MessageStore.js'
import { type Navigation, paths } from '../navigation/paths.js'
import { mapConcurrent } from '../reactive/concurrency.js'
import { createResource, latest, type Resource, type ResourceDeps } from '../reactive/resource.js'
import { isOver } from '../reactive/Lifetime.js'
import type { DeliveryApi } from './DeliveryApi.js'
import type { BookingsList } from '../domain/Booking.js'
import { deliveryBookings } from '../customer/details/addressForm.js'
import { fixedAddress } from './deliveryProgress.js'

/** The result of an update of one or several delivery addresses. */
export type AddressUpdateEnd =
  | { readonly kind: 'updated' }
  /** The address was updated, but the booking could not be reloaded. Nothing has to be sent again. */
  | { readonly kind: 'updatedUnread'; readonly failure: Failure }
  /**
   * The first refusal, or else the first failure. `changedSome`: some of several addresses may have been changed.
   * `unsent`: no change was sent.
   */
  | {
      readonly kind: 'failed'
      readonly failure: Failure
      readonly changedSome: boolean
      readonly unsent?: true
    }
  /** The session ended meanwhile. */
  | Cancelled

export interface AddressUpdateDeps extends ResourceDeps {
  readonly bookingRef: string
  readonly api: DeliveryApi
  readonly bookingsApi: BookingsApi
  readonly bookings: Bookings
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly texts: DeliveryTexts
}

const failed = failedAt('bookingDelivery')
const ofUpdate = { endOf: 'bookingDelivery' } as const
const callsAtOnce = 6

/** Update delivery for one booking (behaviour/delivery#1.4): update, reload the booking, open its page, notify. */
const updateOne = async (deps: AddressUpdateDeps, address: Address): Promise<AddressUpdateEnd> => {
  const { bookingRef, bookings, api } = deps
  const context = deps.scope.context()
  const fail = (cause: ApiFailure): AddressUpdateEnd => {
    deps.onFailure(failed(cause))
    return { kind: 'failed', failure: failed(cause), changedSome: false }
  }
  const read = await bookings.loadOnce(bookingRef)
  if (isOver(context)) return cancelledBy(context)
  if (read.kind === 'cancelled') return read
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure, changedSome: false, unsent: true }
  const allocationId = latest(bookings.booking(bookingRef).value)?.deliveryAllocationId ?? null
  if (allocationId === null) return fail(notFound())
  const updated = await api.updateAddress(bookingRef, allocationId, address, context)()
  if (isOver(context)) return cancelledBy(context)
  if (isLeft(updated)) return fail(updated.left)
  const reread = await bookings.refresh(bookingRef)
  if (isOver(context)) return cancelledBy(context)
  if (reread.kind === 'cancelled') return reread
  // A failed reload has already shown its error and left the page. The address is changed all the same.
  if (reread.kind === 'loaded') deps.navigation.goTo(paths.booking(bookingRef), 'delivery')
  deps.messages.toast('success', deps.texts.delivery.addressUpdated, ofUpdate)
  return reread.kind === 'failed' ? { kind: 'updatedUnread', failure: reread.failure } : { kind: 'updated' }
}

interface Target {
  readonly bookingRef: string
  readonly allocationId: string | null
}

const failuresOf = (outcomes: readonly Either<ApiFailure, unknown>[]): readonly Failure[] =>
  outcomes.flatMap((outcome) => (isLeft(outcome) ? [failed(outcome.left)] : []))

/** Every booking with the allocation of its first delivery, or the failures of all loads. */
const loadTargets = async (
  { bookingsApi }: AddressUpdateDeps,
  bookingRefs: readonly string[],
  context: CallContext,
): Promise<{ readonly targets: readonly Target[]; readonly failures: readonly Failure[] }> => {
  const toTarget = ({ reference, deliveryAllocationId }: BookingWithoutAllocations): Target => ({
    bookingRef: reference,
    allocationId: deliveryAllocationId,
  })
  const loads = bookingRefs.map((ref) => async () => map(toTarget)(await bookingsApi.get(ref, context)()))
  const found = await mapConcurrent(loads, callsAtOnce)
  return {
    targets: found.flatMap((target) => (isLeft(target) ? [] : [target.right])),
    failures: failuresOf(found),
  }
}

/**
 * Update delivery for several bookings (behaviour/delivery#1.4): load every booking, then update this one and the first
 * delivery of each. Without errors: reload the booking, open its page, notify. Otherwise all errors are shown. If a
 * booking could not be loaded, nothing is changed.
 */
const updateSeveral = async (
  deps: AddressUpdateDeps,
  address: Address,
  others: readonly string[],
): Promise<AddressUpdateEnd> => {
  const { bookingRef, bookings } = deps
  const context = deps.scope.context()
  const fail = (failures: readonly Failure[], first: Failure, changedSome: boolean) => {
    failures.forEach(deps.onFailure)
    return { kind: 'failed', failure: first, changedSome } as const
  }
  const found = await loadTargets(deps, [...new Set([bookingRef, ...others])], context)
  if (isOver(context)) return cancelledBy(context)
  const [notLoaded] = found.failures
  if (notLoaded !== undefined) return { ...fail(found.failures, notLoaded, false), unsent: true }
  const calls = found.targets.flatMap(({ bookingRef: ref, allocationId }) =>
    allocationId === null ? [] : [deps.api.updateAddress(ref, allocationId, address, context)],
  )
  const outcomes = calls.length === 0 ? [left(notFound())] : await mapConcurrent(calls, callsAtOnce)
  if (isOver(context)) return cancelledBy(context)
  const failures = failuresOf(outcomes)
  // One refusal is enough to know that not every address was changed.
  const refused = failures.find(({ cause }) => !mayBeDone(cause)) ?? failures[0]
  if (refused !== undefined) {
    return fail(
      failures,
      refused,
      outcomes.some((one) => isRight(one) || leavesOutcomeOpen(one.left)),
    )
  }
  const reread = await bookings.refresh(bookingRef)
  if (isOver(context)) return cancelledBy(context)
  if (reread.kind === 'cancelled') return reread
  if (reread.kind === 'failed') return { kind: 'updatedUnread', failure: reread.failure }
  deps.navigation.goTo(paths.booking(bookingRef), 'delivery')
  deps.messages.toast('success', deps.texts.delivery.addressesUpdated, ofUpdate)
  return { kind: 'updated' }
}

/** Updates the first delivery of this booking, and the first delivery of each of the others. */
export const updateAddress = (
  deps: AddressUpdateDeps,
  address: Address,
  others: readonly string[],
): Promise<AddressUpdateEnd> => (others.length === 0 ? updateOne(deps, address) : updateSeveral(deps, address, others))

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
      callsAtOnce,
    )
    const failure = found.find(isLeft)
    return failure === undefined
      ? right(found.flatMap((others) => (isLeft(others) ? [] : others.right)))
      : left(listFailed(failure.left))
  })
}

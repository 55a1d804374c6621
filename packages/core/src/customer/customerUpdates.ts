import type { SchedulerLike } from 'rxjs'
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import {
  type ApiFailure,
  type Cancelled,
  cancelledBy,
  failedAt,
  type Failure,
  type Operation,
} from '../failure/Failure.js'
import { isOver } from '../reactive/Lifetime.js'
import type { BookingsApi } from '../bookings/BookingsApi.js'
import type { Bookings } from '../bookings/bookings.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { CustomerTexts } from './customerTexts.js'
import type { Navigation, Path } from '../navigation/paths.js'
import { type LoadEnd, loadEnd, type Resource, type ResourceDeps } from '../reactive/resource.js'
import type { SessionOwner } from '../session/sessionElsewhere.js'
import type { Address, Customer, RequiredData, Passenger } from '../domain/Customer.js'
import type { CustomerApi, CustomerChanges } from './CustomerApi.js'
import type { CallContext } from '../environment/CallContext.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

export interface UpdateCustomer {
  readonly changes: CustomerChanges
  readonly redirectPath?: Path
}

export interface UpdateAdditionalCustomer extends UpdateCustomer {
  readonly customerId: string
  /** The booking that is refreshed afterwards. */
  readonly bookingRef: string
}

export interface UpdateCustomerDeliveries extends UpdateCustomer {
  /** The bookings whose delivery address changes too. */
  readonly bookingRefs: readonly string[]
}

/** The result of a change of a customer's data. */
export type UpdateEnd =
  | { readonly kind: 'saved' }
  /** The change was saved but could not be reloaded. Nothing has to be sent again. */
  | { readonly kind: 'savedUnread'; readonly failure: Failure }
  /** The first failure. The customer has seen each one. `unsent`: it came before any change was sent. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly unsent?: true }
  /** The session ended meanwhile. */
  | Cancelled

/** The endpoint that changes the address of a delivery together with the customer's. */
export interface DeliveryAddressApi {
  /** PUT /api/booking/{bookingRef}/delivery/{allocationId} */
  readonly updateAddress: (
    bookingRef: string,
    allocationId: string,
    address: Address,
    context: CallContext,
  ) => TaskEither<ApiFailure, void>
}

export interface CustomerDeps extends ResourceDeps {
  readonly api: CustomerApi
  readonly deliveryApi: DeliveryAddressApi
  readonly bookingsApi: BookingsApi
  readonly bookings: Bookings
  readonly owner: SessionOwner
  readonly scheduler: Pick<SchedulerLike, 'now'>
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly texts: CustomerTexts
}

/** The resources that reload after an update. */
export interface CustomerResources {
  readonly customer: Resource<Customer>
  readonly requiredData: Resource<RequiredData>
}

/** Every successful update ends with the redirect, then the message. */
const concludeUpdate = (
  deps: CustomerDeps,
  endOf: Operation,
  message: string,
  redirectPath: Path | undefined,
): void => {
  if (redirectPath !== undefined) deps.navigation.goTo(redirectPath)
  deps.messages.toast('success', message, { endOf })
}

/**
 * Customer and required details reload after an update (behaviour/customer#1.4). The result is that of the customer.
 */
const reloadCustomer = async ({ customer, requiredData }: CustomerResources): Promise<LoadEnd> => {
  const [loaded] = await Promise.all([customer.refresh(), requiredData.refresh()])
  return loadEnd(loaded)
}

/** Update customer (behaviour/customer#1.4). */
export const updateCustomer = async (
  deps: CustomerDeps,
  resources: CustomerResources,
  { changes, redirectPath }: UpdateCustomer,
): Promise<UpdateEnd> => {
  const context = deps.scope.context()
  const answer = await deps.api.update(changes, context)()
  if (isOver(context)) return cancelledBy(context)
  if (isLeft(answer)) {
    const failure = failedAt('updateCustomer')(answer.left)
    deps.onFailure(failure)
    return { kind: 'failed', failure }
  }
  const loaded = await reloadCustomer(resources)
  if (isOver(context)) return cancelledBy(context)
  if (loaded.kind === 'cancelled') return loaded
  if (loaded.kind === 'failed') return { kind: 'savedUnread', failure: loaded.failure }
  concludeUpdate(deps, 'updateCustomer', deps.texts.customer.updated, redirectPath)
  return { kind: 'saved' }
}

interface AdditionalResources {
  readonly passenger: Resource<Passenger>
  readonly requiredData: Resource<RequiredData>
}

/**
 * Update additional customer (behaviour/customer#1.4): refetch that customer, refresh the booking, notify, then
 * redirect. Also reloads the questions if any were answered.
 */
export const updateAdditional = async (
  deps: CustomerDeps,
  { passenger, requiredData }: AdditionalResources,
  { customerId, bookingRef, changes, redirectPath }: UpdateAdditionalCustomer,
): Promise<UpdateEnd> => {
  const context = deps.scope.context()
  const answer = await deps.api.updateAdditional(customerId, changes, context)()
  if (isOver(context)) return cancelledBy(context)
  if (isLeft(answer)) {
    const failure = failedAt('updateAdditionalCustomer')(answer.left)
    deps.onFailure(failure)
    return { kind: 'failed', failure }
  }
  const [loaded] = await Promise.all([
    passenger.refresh(),
    changes.requiredData === undefined ? null : requiredData.refresh(),
  ])
  const read = loadEnd(loaded)
  if (isOver(context)) return cancelledBy(context)
  if (read.kind === 'cancelled') return read
  if (read.kind === 'failed') return { kind: 'savedUnread', failure: read.failure }
  await deps.bookings.refresh(bookingRef)
  if (isOver(context)) return cancelledBy(context)
  deps.messages.toast('success', deps.texts.customer.additionalUpdated, { endOf: 'updateAdditionalCustomer' })
  if (redirectPath !== undefined) deps.navigation.goTo(redirectPath)
  return { kind: 'saved' }
}

interface Delivery {
  readonly bookingRef: string
  readonly allocationId: string
}

const lefts = <E, A>(outcomes: readonly Either<E, A>[]): readonly E[] =>
  outcomes.flatMap((outcome) => (isLeft(outcome) ? [outcome.left] : []))

/**
 * The first delivery allocation of each booking. A booking without one needs no update, and a delivery on its way keeps
 * its address.
 */
const findDeliveries = async (
  deps: CustomerDeps,
  bookingRefs: readonly string[],
  context: CallContext,
): Promise<{ readonly deliveries: readonly Delivery[]; readonly failures: readonly ApiFailure[] }> => {
  const bookings = await Promise.all(bookingRefs.map((bookingRef) => deps.bookingsApi.get(bookingRef, context)()))
  return {
    failures: lefts(bookings),
    deliveries: bookings.flatMap((booking) => {
      if (isLeft(booking)) return []
      const {
        reference,
        deliveryAllocationId,
        deliveries: [first],
      } = booking.right
      const isFixed = deliveryAllocationId === null || first?.status === 'onItsWay'
      return isFixed ? [] : [{ bookingRef: reference, allocationId: deliveryAllocationId }]
    }),
  }
}

/**
 * Update customer booking deliveries (behaviour/customer#1.4). If there are errors, all of them are shown, and nothing
 * else happens.
 */
export const updateDeliveries = async (
  deps: CustomerDeps,
  resources: CustomerResources,
  { changes, bookingRefs, redirectPath }: UpdateCustomerDeliveries,
): Promise<UpdateEnd> => {
  const context = deps.scope.context()
  const operation = 'updateCustomerBookingDeliveries'
  const failed = failedAt(operation)
  /** Shows each failure, and returns the first. */
  const raise = (causes: readonly ApiFailure[]): Failure | undefined => {
    const failures = causes.map(failed)
    failures.forEach(deps.onFailure)
    return failures[0]
  }
  const found = await findDeliveries(deps, bookingRefs, context)
  if (isOver(context)) return cancelledBy(context)
  const notFound = raise(found.failures)
  if (notFound !== undefined) return { kind: 'failed', failure: notFound, unsent: true }
  const { address } = changes
  const deliveries = address === undefined ? [] : found.deliveries
  const outcomes = await Promise.all([
    deps.api.update(changes, context)(),
    ...deliveries.map(({ bookingRef, allocationId }) =>
      address === undefined
        ? right(undefined)
        : deps.deliveryApi.updateAddress(bookingRef, allocationId, address, context)(),
    ),
  ])
  if (isOver(context)) return cancelledBy(context)
  const refused = raise(lefts(outcomes))
  if (refused !== undefined) return { kind: 'failed', failure: refused }
  const loaded = await reloadCustomer(resources)
  if (isOver(context)) return cancelledBy(context)
  if (loaded.kind === 'cancelled') return loaded
  if (loaded.kind === 'failed') return { kind: 'savedUnread', failure: loaded.failure }
  await Promise.all(bookingRefs.map((bookingRef) => deps.bookings.refresh(bookingRef)))
  if (isOver(context)) return cancelledBy(context)
  // The message mentions addresses only if one was changed.
  const { deliveriesUpdated, updated } = deps.texts.customer
  concludeUpdate(deps, operation, deliveries.length > 0 ? deliveriesUpdated : updated, redirectPath)
  return { kind: 'saved' }
}

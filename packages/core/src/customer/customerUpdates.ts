import type { SchedulerLike } from 'rxjs'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import { mapConcurrent } from '../reactive/concurrency.js'
import { isOver } from '../reactive/Lifetime.js'
import type { Bookings, BookingsApi } from '../bookings/bookings.js'
import { update, type UpdateDeps, type UpdateEnd } from '../messages/update.js'
import type { CustomerTexts } from './customerTexts.js'
import type { Path } from '../navigation/paths.js'
import { loadEnd, type LoadEnd, type Resource } from '../reactive/resource.js'
import type { SessionOwner } from '../session/sessionElsewhere.js'
import type { Customer, Passenger, RequiredData } from '../domain/Customer.js'
import type { CustomerApi, CustomerChanges } from './CustomerApi.js'
import { type DeliveryApi, firstDeliveries } from './deliveryAddresses.js'
import { refusedChanges, type RefusingDeps } from './refusedChanges.js'

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

export interface CustomerDeps extends UpdateDeps, RefusingDeps {
  readonly api: CustomerApi
  readonly deliveryApi: DeliveryApi
  readonly bookingsApi: BookingsApi
  readonly bookings: Bookings
  readonly owner: SessionOwner
  readonly scheduler: Pick<SchedulerLike, 'now'>
  readonly texts: CustomerTexts
}

/** The resources that reload after an update. */
export interface CustomerResources {
  readonly customer: Resource<Customer>
  readonly requiredData: Resource<RequiredData>
}

/**
 * Customer and required details reload after an update (behaviour/customer#1.4). The result is that of the customer.
 */
const reloadCustomer = async (
  { customer, requiredData }: CustomerResources,
  { traceId }: CallContext,
): Promise<LoadEnd> => {
  const [loaded] = await Promise.all([customer.refresh(traceId), requiredData.refresh(traceId)])
  return loadEnd(loaded)
}

/** Update customer (behaviour/customer#1.4). */
export const updateCustomer = async (
  deps: CustomerDeps,
  resources: CustomerResources,
  { changes, redirectPath }: UpdateCustomer,
  context: CallContext,
): Promise<UpdateEnd> =>
  refusedChanges(deps, 'updateCustomer', changes) ??
  update(
    deps,
    {
      operation: 'updateCustomer',
      send: async () => [await deps.api.update(changes, context)()],
      reload: () => reloadCustomer(resources, context),
      message: deps.texts.customer.updated,
      redirectPath,
    },
    context,
  )

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
  context: CallContext,
): Promise<UpdateEnd> => {
  const operation = 'updateAdditionalCustomer'
  const refused = refusedChanges(deps, operation, changes)
  if (refused !== null) return refused
  const { traceId } = context
  const end = await update(
    deps,
    {
      operation,
      send: async () => [await deps.api.updateAdditional(customerId, changes, context)()],
      reload: async () => {
        const [loaded] = await Promise.all([
          passenger.refresh(traceId),
          changes.requiredData === undefined ? null : requiredData.refresh(traceId),
        ])
        if (!isLeft(loaded) && !isOver(context)) await deps.bookings.refresh(bookingRef, traceId)
        return loadEnd(loaded)
      },
      message: deps.texts.customer.additionalUpdated,
    },
    context,
  )
  // `update` would redirect before the message.
  if (end.kind === 'saved' && redirectPath !== undefined) deps.navigation.goTo(redirectPath)
  return end
}

/**
 * Update customer booking deliveries (behaviour/customer#1.4). If there are errors, all of them are shown, and nothing
 * else happens. A booking without a delivery needs no update, and a delivery on its way keeps its address.
 */
export const updateDeliveries = async (
  deps: CustomerDeps,
  resources: CustomerResources,
  { changes, bookingRefs, redirectPath }: UpdateCustomerDeliveries,
  context: CallContext,
): Promise<UpdateEnd> => {
  const operation = 'updateCustomerBookingDeliveries'
  const refused = refusedChanges(deps, operation, changes)
  if (refused !== null) return refused
  const found = await firstDeliveries(deps, operation, bookingRefs, context)
  if (isLeft(found)) return found.left
  const { address } = changes
  const calls = address === undefined ? [] : found.right.map((change) => change(address))
  // The message mentions addresses only if one was changed.
  const { deliveriesUpdated, updated } = deps.texts.customer
  return update(
    deps,
    {
      operation,
      send: () => mapConcurrent([deps.api.update(changes, context), ...calls]),
      reload: async () => {
        const loaded = await reloadCustomer(resources, context)
        if (loaded.kind === 'loaded' && !isOver(context))
          await Promise.all(bookingRefs.map((bookingRef) => deps.bookings.refresh(bookingRef, context.traceId)))
        return loaded
      },
      message: calls.length > 0 ? deliveriesUpdated : updated,
      redirectPath,
    },
    context,
  )
}

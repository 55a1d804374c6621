import type { SchedulerLike } from 'rxjs'
import { isLeft } from 'fp-ts/lib/Either.js'
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
const reloadCustomer = async ({ customer, requiredData }: CustomerResources): Promise<LoadEnd> => {
  const [loaded] = await Promise.all([customer.refresh(), requiredData.refresh()])
  return loadEnd(loaded)
}

/** Update customer (behaviour/customer#1.4). */
export const updateCustomer = async (
  deps: CustomerDeps,
  resources: CustomerResources,
  { changes, redirectPath }: UpdateCustomer,
): Promise<UpdateEnd> =>
  refusedChanges(deps, 'updateCustomer', changes) ??
  update(deps, {
    operation: 'updateCustomer',
    send: async (context) => [await deps.api.update(changes, context)()],
    reload: () => reloadCustomer(resources),
    message: deps.texts.customer.updated,
    redirectPath,
  })

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
  const operation = 'updateAdditionalCustomer'
  const refused = refusedChanges(deps, operation, changes)
  if (refused !== null) return refused
  const end = await update(deps, {
    operation,
    send: async (context) => [await deps.api.updateAdditional(customerId, changes, context)()],
    reload: async (context) => {
      const [loaded] = await Promise.all([
        passenger.refresh(),
        changes.requiredData === undefined ? null : requiredData.refresh(),
      ])
      if (!isLeft(loaded) && !isOver(context)) await deps.bookings.refresh(bookingRef)
      return loadEnd(loaded)
    },
    message: deps.texts.customer.additionalUpdated,
  })
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
): Promise<UpdateEnd> => {
  const operation = 'updateCustomerBookingDeliveries'
  const refused = refusedChanges(deps, operation, changes)
  if (refused !== null) return refused
  const context = deps.scope.context()
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
        const loaded = await reloadCustomer(resources)
        if (loaded.kind === 'loaded' && !isOver(context))
          await Promise.all(bookingRefs.map((bookingRef) => deps.bookings.refresh(bookingRef)))
        return loaded
      },
      message: calls.length > 0 ? deliveriesUpdated : updated,
      redirectPath,
    },
    context,
  )
}

import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import { cancelled } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { isOver } from '../session/SessionScope.js'
import { concludeUpdate, type CustomerDeps, type CustomerResources } from './customerDeps.js'
import type { UpdateCustomerDeliveries } from './CustomerFeature.js'
import { reloadCustomer } from './updateCustomer.js'

const failed = failedAt('updateCustomerBookingDeliveries')
const over = left(failed(cancelled))

interface Delivery {
  readonly bookingRef: string
  readonly allocationId: string
}

const lefts = <E, A>(outcomes: readonly Either<E, A>[]): readonly E[] =>
  outcomes.flatMap((outcome) => (isLeft(outcome) ? [outcome.left] : []))

/** The first delivery allocation of each booking. One without has no delivery to update, and what is on its way goes where it was sent. */
const findDeliveries = async (
  deps: CustomerDeps,
  bookingRefs: readonly string[],
  context: CallContext,
): Promise<{ readonly deliveries: readonly Delivery[]; readonly failures: readonly Failure[] }> => {
  const bookings = await Promise.all(bookingRefs.map((bookingRef) => deps.bookingsApi.get(bookingRef, context)()))
  return {
    failures: lefts(bookings).map(failed),
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

/** Update customer booking deliveries (specification 1, §4): any errors are all raised, and nothing else happens. */
export const updateDeliveries = async (
  deps: CustomerDeps,
  resources: CustomerResources,
  { changes, bookingRefs, redirectPath }: UpdateCustomerDeliveries,
): Promise<Either<Failure, void>> => {
  const context = deps.scope.context()
  const raise = (failures: readonly Failure[]): void => failures.forEach(deps.onFailure)
  const found = await findDeliveries(deps, bookingRefs, context)
  if (isOver(context)) return over
  const [first] = found.failures
  if (first !== undefined) {
    raise(found.failures)
    return left(first)
  }
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
  if (isOver(context)) return over
  const failures = lefts(outcomes).map(failed)
  const [firstFailure] = failures
  if (firstFailure !== undefined) {
    raise(failures)
    return left(firstFailure)
  }
  const loaded = await reloadCustomer(resources)
  if (isLeft(loaded)) return loaded
  if (isOver(context)) return over
  await Promise.all(bookingRefs.map((bookingRef) => deps.bookings.refresh(bookingRef)))
  if (isOver(context)) return over
  // Of addresses nothing is said where none was there to be changed.
  const { deliveriesUpdated, updated } = deps.texts.customer
  concludeUpdate(deps, deliveries.length > 0 ? deliveriesUpdated : updated, redirectPath)
  return right(undefined)
}

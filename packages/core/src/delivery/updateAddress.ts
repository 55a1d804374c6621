import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { Address } from '../customer/Customer.js'
import { type ApiFailure, cancelled, notFound } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { paths } from '../navigation/paths.js'
import { isOver } from '../session/SessionScope.js'
import { currentAllocation, type DeliveryDeps } from './deliveryDeps.js'

const failed = failedAt('bookingDelivery')

/** Update delivery for one booking (specification 1, §4): update, reload the booking, its page, toast. */
export const updateAddress = async (deps: DeliveryDeps, address: Address): Promise<Either<Failure, void>> => {
  const { bookingRef, bookings } = deps
  const context = deps.scope.context()
  const fail = (cause: ApiFailure): Either<Failure, void> => {
    deps.onFailure(failed(cause))
    return left(failed(cause))
  }
  const allocation = await currentAllocation(deps)
  if (isOver(context)) return left(failed(cancelled))
  if (isLeft(allocation)) return allocation
  if (allocation.right === null) return fail(notFound())
  const updated = await deps.api.updateAddress(bookingRef, allocation.right, address, context)()
  if (isOver(context)) return left(failed(cancelled))
  if (isLeft(updated)) return fail(updated.left)
  const reloaded = await bookings.refresh(bookingRef)()
  if (isOver(context)) return left(failed(cancelled))
  // Where the booking could not be read again, that has said so and led elsewhere; the address is changed all the same.
  if (!isLeft(reloaded)) deps.navigation.goTo(paths.booking(bookingRef))
  deps.messages.toast('success', deps.texts.delivery.addressUpdated)
  return reloaded
}

import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { Resource } from '../reactive/resource.js'
import type { Traveller } from './Customer.js'
import type { CustomerDeps } from './customerDeps.js'
import type { UpdateAdditionalCustomer } from './CustomerFeature.js'

/** Update additional customer (specification 1, §4): refetch that customer, refresh the booking, toast, then redirect. */
export const updateAdditional = async (
  deps: CustomerDeps,
  traveller: Resource<Traveller>,
  { customerId, bookingRef, changes, redirectPath }: UpdateAdditionalCustomer,
): Promise<Either<Failure, void>> => {
  const answer = await deps.api.updateAdditional(customerId, changes, deps.scope.context())()
  if (isLeft(answer)) {
    const failure = failedAt('updateAdditionalCustomer')(answer.left)
    deps.onFailure(failure)
    return left(failure)
  }
  const loaded = await traveller.refresh()
  if (isLeft(loaded)) return loaded
  await deps.bookings.refresh(bookingRef)()
  deps.messages.toast('success', deps.texts.customer.additionalUpdated)
  if (redirectPath !== undefined) deps.navigation.goTo(redirectPath)
  return right(undefined)
}

import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { cancelled } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { isOver } from '../session/SessionScope.js'
import type { Resource } from '../reactive/resource.js'
import type { Traveller } from './Customer.js'
import type { CustomerDeps } from './customerDeps.js'
import type { UpdateAdditionalCustomer } from './CustomerFeature.js'
import type { RequiredData } from './RequiredData.js'

interface AdditionalResources {
  readonly traveller: Resource<Traveller>
  readonly requiredData: Resource<RequiredData>
}

/**
 * Update additional customer (specification 1, §4): refetch that customer, refresh the booking, toast, then redirect.
 * Where their questions were answered, those are read again too.
 */
export const updateAdditional = async (
  deps: CustomerDeps,
  { traveller, requiredData }: AdditionalResources,
  { customerId, bookingRef, changes, redirectPath }: UpdateAdditionalCustomer,
): Promise<Either<Failure, void>> => {
  const context = deps.scope.context()
  const over = left(failedAt('updateAdditionalCustomer')(cancelled))
  const answer = await deps.api.updateAdditional(customerId, changes, context)()
  if (isOver(context)) return over
  if (isLeft(answer)) {
    const failure = failedAt('updateAdditionalCustomer')(answer.left)
    deps.onFailure(failure)
    return left(failure)
  }
  const [loaded] = await Promise.all([
    traveller.refresh(),
    changes.requiredData === undefined ? null : requiredData.refresh(),
  ])
  if (isLeft(loaded)) return loaded
  if (isOver(context)) return over
  await deps.bookings.refresh(bookingRef)
  if (isOver(context)) return over
  deps.messages.toast('success', deps.texts.customer.additionalUpdated)
  if (redirectPath !== undefined) deps.navigation.goTo(redirectPath)
  return right(undefined)
}

import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type Failure, failedAt } from '../failure/Failure.js'
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
  const answer = await deps.api.updateAdditional(customerId, changes, deps.scope.context())()
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
  await deps.bookings.refresh(bookingRef)()
  deps.messages.toast('success', deps.texts.customer.additionalUpdated)
  if (redirectPath !== undefined) deps.navigation.goTo(redirectPath)
  return right(undefined)
}

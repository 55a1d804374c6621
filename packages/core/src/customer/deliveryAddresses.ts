import type { ApiCall, ApiFailure } from '../failure/Failure.js'
import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { BookingsApi } from '../bookings/bookings.js'
import type { Address } from '../domain/Customer.js'
import type { CallContext } from '../environment/CallContext.js'
import { mapConcurrent } from '../reactive/concurrency.js'

/** The calls about deliveries of one booking. They end in a failure and never reject. */
export interface DeliveryApi {
  /** PUT /api/booking/{bookingRef}/delivery/{allocationId} */
  readonly updateAddress: ApiCall<[bookingRef: string, allocationId: string, address: Address], void>
}

export interface FirstDelivery {
  readonly bookingRef: string
  readonly allocationId: string
  readonly isOnItsWay: boolean
}

/** The first delivery of each of these bookings that has one, and the answers of all loads. */
export const firstDeliveries = async (
  api: Pick<BookingsApi, 'get'>,
  bookingRefs: readonly string[],
  context: CallContext,
) => {
  const answers = await mapConcurrent(bookingRefs.map((bookingRef) => () => api.get(bookingRef, context)()))
  const deliveries = answers.flatMap((answer): readonly FirstDelivery[] => {
    if (isLeft(answer) || answer.right.deliveryAllocationId === null) return []
    const { reference: bookingRef, deliveryAllocationId: allocationId, deliveries: all } = answer.right
    return [{ bookingRef, allocationId, isOnItsWay: all[0]?.status === 'onItsWay' }]
  })
  return { answers, deliveries }
}

/** One call for each delivery. */
export const addressCalls = (
  { updateAddress }: DeliveryApi,
  deliveries: readonly FirstDelivery[],
  address: Address,
  context: CallContext,
): readonly (() => Promise<Either<ApiFailure, void>>)[] =>
  deliveries.map(
    ({ bookingRef, allocationId }) =>
      () =>
        updateAddress(bookingRef, allocationId, address, context)(),
  )

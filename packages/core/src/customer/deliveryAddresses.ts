import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Task } from 'fp-ts/lib/Task.js'
import type { BookingsApi } from '../bookings/bookings.js'
import type { Booking } from '../domain/Booking.js'
import type { Address } from '../domain/Customer.js'
import type { CallContext } from '../environment/CallContext.js'
import { type ApiCall, type ApiFailure, cancelledBy, type Operation } from '../failure/Failure.js'
import { failedUpdate, type UpdateDeps, type UpdateEnd } from '../messages/update.js'
import { mapConcurrent } from '../reactive/concurrency.js'
import { isOver } from '../reactive/Lifetime.js'

/** The calls about deliveries of one booking. They end in a failure and never reject. */
export interface DeliveryApi {
  /** PUT /api/booking/{bookingRef}/delivery/{allocationId} */
  readonly updateAddress: ApiCall<[bookingRef: string, allocationId: string, address: Address], void>
}

/** Sends a new address for one delivery. */
export type ChangeAddress = (address: Address) => Task<Either<ApiFailure, void>>

/** The allocation whose address can be changed. Null without a delivery, or if the first one is on its way. */
export const changeableAllocation = ({
  deliveryAllocationId,
  deliveries: [first],
}: Pick<Booking, 'deliveryAllocationId' | 'deliveries'>): string | null =>
  first?.status === 'onItsWay' ? null : deliveryAllocationId

interface DeliveriesDeps extends Pick<UpdateDeps, 'onFailure'> {
  readonly deliveryApi: DeliveryApi
  readonly bookingsApi: Pick<BookingsApi, 'get'>
}

/**
 * The first delivery of each of these bookings that has one and is not on its way (behaviour/customer#d9.3). If a
 * booking cannot be loaded, all failures are shown and the end says that nothing was sent.
 */
export const firstDeliveries = async (
  deps: DeliveriesDeps,
  operation: Operation,
  bookingRefs: readonly string[],
  context: CallContext,
): Promise<Either<UpdateEnd, readonly ChangeAddress[]>> => {
  const answers = await mapConcurrent(bookingRefs.map((bookingRef) => deps.bookingsApi.get(bookingRef, context)))
  if (isOver(context)) return left(cancelledBy(context))
  const failed = failedUpdate(deps, operation, answers)
  if (failed !== null) return left({ ...failed, unsent: true })
  return right(
    answers.flatMap((answer) => {
      const allocationId = isLeft(answer) ? null : changeableAllocation(answer.right)
      if (isLeft(answer) || allocationId === null) return []
      const { reference } = answer.right
      return [(address) => deps.deliveryApi.updateAddress(reference, allocationId, address, context)]
    }),
  )
}

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Address } from '../customer/Customer.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'

export interface DeliveryApi {
  /** PUT /api/booking/{bookingRef}/delivery/{allocationId} */
  readonly updateAddress: (
    bookingRef: string,
    allocationId: string,
    address: Address,
    context: CallContext,
  ) => TaskEither<ApiFailure, void>
}

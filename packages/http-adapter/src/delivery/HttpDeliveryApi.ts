import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type { DeliveryApi } from '@booking-dashboard/core/ports'
import { fromAddress } from '../customer/fromCustomerChanges.js'
import type { Transport } from '../transport/Transport.js'
import { deliveryEndpoints } from './deliveryContract.js'

export const createHttpDeliveryApi = ({ call }: Transport): DeliveryApi => ({
  updateAddress: (bookingRef, allocationId, address, context) =>
    pipe(
      call(deliveryEndpoints.update, {
        params: { bookingRef, allocationId },
        body: { address: fromAddress(address) },
        context,
      }),
      map((): void => undefined),
    ),
})

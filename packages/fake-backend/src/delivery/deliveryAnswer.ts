import type { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { DeliveryRecord } from './DeliveryRecord.js'

export type DeliveryOutput = NonNullable<t.OutputOf<typeof bookingsEndpoints.get.answer>['booking']['delivery']>[number]

export const deliveryAnswer = ({ allocationId }: DeliveryRecord, place: number): DeliveryOutput => ({
  id: allocationId ?? `D${place + 1}`,
  name: 'Your tickets',
  type: 'physical',
  status: 1,
  allocation_id: allocationId,
})

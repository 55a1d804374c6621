import type { AddressRecord } from '../customer/TravellerRecord.js'

export interface DeliveryRecord {
  /** Null where nothing is posted. */
  readonly allocationId: string | null
  address: AddressRecord | null
}

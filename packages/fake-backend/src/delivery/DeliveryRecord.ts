import type { Cost } from '../catalogue/cost.js'
import type { AddressRecord } from '../customer/TravellerRecord.js'

/** See behaviour/delivery#1.4: Order placed, Being prepared, Ready to download, On its way. */
export const deliveryStatuses = { orderPlaced: 0, beingPrepared: 1, readyToDownload: 2, onItsWay: 3 } as const
export type DeliveryStatus = (typeof deliveryStatuses)[keyof typeof deliveryStatuses]

export interface DownloadRecord {
  readonly name: string
  /** A key that nobody guesses, or an address outside where it is somebody else's. */
  readonly source: { readonly key: string } | { readonly url: string }
  readonly ticketIds: readonly string[]
}

export interface DeliveryRecord {
  readonly id: string
  readonly name: string
  readonly type: 'eticket' | 'physical' | 'other'
  status: DeliveryStatus
  /** Null where nothing is posted. */
  readonly allocationId: string | null
  address: AddressRecord | null
  readonly prices: Cost
  readonly tracking: { readonly id: string; readonly url: string } | null
  readonly downloads: readonly DownloadRecord[]
  /** Empty where everything of the booking comes this way. */
  readonly ticketIds: readonly string[]
}

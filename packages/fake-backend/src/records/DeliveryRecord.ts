import type { Cost } from './cost.js'
import type { AddressRecord } from './PassengerRecord.js'

/** See behaviour/delivery#1.4: Order placed, Being prepared, Ready to download, On its way. */
export const deliveryStatuses = { orderPlaced: 0, beingPrepared: 1, readyToDownload: 2, onItsWay: 3 } as const
export type DeliveryStatus = (typeof deliveryStatuses)[keyof typeof deliveryStatuses]

export interface DownloadRecord {
  readonly name: string
  /** A key that cannot be guessed, or the address of an external download. */
  readonly source: { readonly key: string } | { readonly url: string }
  readonly ticketIds: readonly string[]
}

export interface DeliveryRecord {
  readonly id: string
  readonly name: string
  readonly type: 'eticket' | 'physical' | 'other'
  status: DeliveryStatus
  /** Null if nothing is sent by post. */
  readonly allocationId: string | null
  address: AddressRecord | null
  readonly prices: Cost
  readonly tracking: { readonly id: string; readonly url: string } | null
  readonly downloads: readonly DownloadRecord[]
  /** Empty for a delivery of the whole booking. */
  readonly ticketIds: readonly string[]
}

import type { Address } from './Customer.js'
import type { Cost } from '../money/Money.js'

export type DeliveryType = 'eticket' | 'physical' | 'other'

/** See behaviour/delivery#1.4: 0 Order placed, 1 Being prepared, 2 Ready to download, 3 On its way. */
export type DeliveryStatus = 'orderPlaced' | 'beingPrepared' | 'readyToDownload' | 'onItsWay' | 'unknown'

export const deliveryStatuses = { 0: 'orderPlaced', 1: 'beingPrepared', 2: 'readyToDownload', 3: 'onItsWay' } as const

/** By its key, unless the item is external with a url of its own (behaviour/screens#1.2). */
type DownloadSource =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'external'; readonly url: string }

export interface Download {
  readonly name: string
  readonly source: DownloadSource
  /** Empty where it is not for certain tickets. */
  readonly ticketIds: readonly string[]
}

export interface Delivery {
  readonly id: string
  readonly name: string
  readonly type: DeliveryType
  readonly status: DeliveryStatus
  /** What its address is updated by; null where it has none. */
  readonly allocationId: string | null
  readonly address: Address | null
  readonly trackingId: string | null
  /** The postal service's page; `{tracking_id}` stands where the id goes. */
  readonly trackingUrl: string | null
  readonly downloads: readonly Download[]
  readonly ticketIds: readonly string[]
  readonly cost: Cost
}

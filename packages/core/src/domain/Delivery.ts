import type { Address } from './Customer.js'
import type { Cost } from '../money/Money.js'

/** How the tickets are sent. */
export type DeliveryType = 'eticket' | 'physical' | 'other'

/** See behaviour/delivery#1.4: 0 Order placed, 1 Being prepared, 2 Ready to download, 3 On its way. */
export type DeliveryStatus = 'orderPlaced' | 'beingPrepared' | 'readyToDownload' | 'onItsWay' | 'unknown'

/** The statuses by the codes of the contract (behaviour/delivery#1.4). */
export const deliveryStatuses = { 0: 'orderPlaced', 1: 'beingPrepared', 2: 'readyToDownload', 3: 'onItsWay' } as const

/** A download by its key, unless the item is external and has a URL (behaviour/screens#1.2). */
type DownloadSource =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'external'; readonly url: string }

/** A file of a delivery, such as an e-ticket. */
export interface Download {
  readonly name: string
  readonly source: DownloadSource
  /** Empty if the download is not for specific tickets. */
  readonly ticketIds: readonly string[]
}

/** One sending of tickets, electronic or by post. */
export interface Delivery {
  readonly id: string
  readonly name: string
  readonly type: DeliveryType
  readonly status: DeliveryStatus
  /** The id for updating the address; null if there is none. */
  readonly allocationId: string | null
  readonly address: Address | null
  readonly trackingId: string | null
  /** The page of the postal service; `{tracking_id}` marks the place of the id. */
  readonly trackingUrl: string | null
  readonly downloads: readonly Download[]
  readonly ticketIds: readonly string[]
  readonly cost: Cost
}

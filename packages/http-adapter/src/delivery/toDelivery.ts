import type * as t from 'io-ts'
import {
  type Delivery,
  deliveryStatuses,
  type DeliveryStatus,
  type DeliveryType,
  type Download,
  noCost,
} from '@booking-dashboard/core/ports'
import { nameOr } from '../contract/nameOr.js'
import { toCost } from '../contract/toMoney.js'
import { toAddress } from '../customer/toCustomer.js'
import type { DeliveryWire, DownloadWire } from './deliveryContract.js'

const statuses: Readonly<Record<number, DeliveryStatus>> = deliveryStatuses

const toDeliveryType = (type: string): DeliveryType => (type === 'eticket' || type === 'physical' ? type : 'other')

// A download is external with an address of its own, or is found by its key (behaviour/screens#1.2). Without either it
// is dropped.
const toDownload = (
  download: t.TypeOf<typeof DownloadWire>,
  deliveryName: string | null | undefined,
): readonly Download[] => {
  const { external, key, url } = download
  const ticketIds = download.ticket_ids ?? []
  const name = nameOr(download.name, nameOr(deliveryName, key ?? url ?? ''))
  if (external && url) return [{ name, source: { kind: 'external', url }, ticketIds }]
  return key ? [{ name, source: { kind: 'key', key }, ticketIds }] : []
}

export const toDelivery = (delivery: t.TypeOf<typeof DeliveryWire>): Delivery => ({
  id: delivery.id,
  name: nameOr(delivery.name, ''),
  type: toDeliveryType(delivery.type),
  status: statuses[delivery.status] ?? 'unknown',
  allocationId: delivery.allocation_id ?? null,
  address: delivery.address ? toAddress(delivery.address) : null,
  trackingId: delivery.tracking_id ?? null,
  trackingUrl: delivery.tracking_url ?? null,
  downloads: (delivery.downloads ?? []).flatMap((download) => toDownload(download, delivery.name)),
  ticketIds: delivery.ticket_ids ?? [],
  cost: delivery.prices ? toCost(delivery.prices) : noCost,
})

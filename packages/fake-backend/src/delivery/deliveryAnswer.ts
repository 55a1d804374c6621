import type { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord } from '../records/BookingRecord.js'
import { type DeliveryRecord, deliveryStatuses, type DownloadRecord } from '../records/DeliveryRecord.js'
import { heldTickets, isThere } from './documents.js'

export type DeliveryOutput = NonNullable<t.OutputOf<typeof bookingsEndpoints.get.answer>['booking']['delivery']>[number]
type DownloadOutput = NonNullable<DeliveryOutput['downloads']>[number]

const isReady = ({ status }: DeliveryRecord): boolean => status === deliveryStatuses.readyToDownload

const downloadAnswer = (booking: BookingRecord, download: DownloadRecord): DownloadOutput => {
  const { name, source } = download
  return {
    name,
    external: 'url' in source,
    key: 'key' in source ? source.key : null,
    url: 'url' in source ? source.url : null,
    ticket_ids: [...heldTickets(booking, download)],
  }
}

const downloadsThere = (booking: BookingRecord, { downloads }: DeliveryRecord): readonly DownloadRecord[] =>
  downloads.filter((download) => isThere(booking, download))

/** Includes downloads only when they are ready, and tracking only when the parcel is on its way. */
export const deliveryAnswer = (booking: BookingRecord, delivery: DeliveryRecord): DeliveryOutput => {
  const onItsWay = delivery.status === deliveryStatuses.onItsWay
  return {
    id: delivery.id,
    name: delivery.name,
    type: delivery.type,
    status: delivery.status,
    allocation_id: delivery.allocationId,
    prices: delivery.prices,
    address: delivery.address,
    tracking_id: onItsWay ? (delivery.tracking?.id ?? null) : null,
    tracking_url: onItsWay ? (delivery.tracking?.url ?? null) : null,
    downloads: isReady(delivery)
      ? downloadsThere(booking, delivery).map((download) => downloadAnswer(booking, download))
      : [],
    ticket_ids: [...delivery.ticketIds],
  }
}

/** The number of e-tickets that are ready to download. */
export const readyTickets = (booking: BookingRecord): number =>
  booking.deliveries
    .filter((delivery) => delivery.type === 'eticket' && isReady(delivery))
    .flatMap((delivery) => downloadsThere(booking, delivery))
    .reduce((count, download) => count + Math.max(1, heldTickets(booking, download).length), 0)

import type { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { type DeliveryRecord, deliveryStatuses, type DownloadRecord } from './DeliveryRecord.js'

export type DeliveryOutput = NonNullable<t.OutputOf<typeof bookingsEndpoints.get.answer>['booking']['delivery']>[number]
type DownloadOutput = NonNullable<DeliveryOutput['downloads']>[number]

const isReady = ({ status }: DeliveryRecord): boolean => status === deliveryStatuses.readyToDownload

const downloadAnswer = ({ name, source, ticketIds }: DownloadRecord): DownloadOutput => ({
  name,
  external: 'url' in source,
  key: 'key' in source ? source.key : null,
  url: 'url' in source ? source.url : null,
  ticket_ids: [...ticketIds],
})

/** What there is to download is said once it is ready, and where to follow a parcel once it is on its way. */
export const deliveryAnswer = (delivery: DeliveryRecord): DeliveryOutput => {
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
    downloads: isReady(delivery) ? delivery.downloads.map(downloadAnswer) : [],
    ticket_ids: [...delivery.ticketIds],
  }
}

/** How many e-tickets are ready to download. */
export const readyTickets = (deliveries: readonly DeliveryRecord[]): number =>
  deliveries
    .filter((delivery) => delivery.type === 'eticket' && isReady(delivery))
    .flatMap(({ downloads }) => downloads)
    .reduce((count, { ticketIds }) => count + Math.max(1, ticketIds.length), 0)

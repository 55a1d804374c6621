import { downloadFiles } from '@booking-dashboard/http-adapter/contract'
import type { BookingRecord } from '../records/BookingRecord.js'
import { codes } from '../refusal/codes.js'
import { FileAnswer } from '../routing/RouteAnswer.js'
import { refuse } from '../refusal/Refusal.js'
import { fileRoute, type Route } from '../routing/Route.js'
import type { World } from '../world/World.js'
import { deliveryStatuses, type DeliveryRecord, type DownloadRecord } from '../records/DeliveryRecord.js'
import { heldTickets, isThere, confirmationDocument, ticketDocument } from './documents.js'

/** Booking status of behaviour/bookings#2.4. */
const completed = 70

interface Found {
  readonly booking: BookingRecord
  readonly delivery: DeliveryRecord
  readonly download: DownloadRecord
}

const findByKey = ({ bookings }: World, key: string): Found | null => {
  for (const booking of bookings) {
    for (const delivery of booking.deliveries) {
      const download = delivery.downloads.find(({ source }) => 'key' in source && source.key === key)
      if (download !== undefined) return { booking, delivery, download }
    }
  }
  return null
}

const notFound = (): never => refuse('downloadNotFound', 'There is no such download.', 404)

const notReady = (): never => refuse('downloadNotReady', 'This is not ready to download yet.', 409)

export const downloadRoutes: readonly Route[] = [
  fileRoute(downloadFiles.confirmation, ({ world, customer, param }) => {
    const booking =
      world.bookings.find(
        ({ customerId, reference }) => customerId === customer.id && reference === param('bookingRef'),
      ) ?? refuse(codes.bookingNotFound, 'Booking not found.', 404)
    if (booking.status !== completed) notReady()
    return new FileAnswer(`${booking.reference}-confirmation.pdf`, 'application/pdf', confirmationDocument(booking))
  }),
  fileRoute(downloadFiles.byKey, ({ world, customer, param }) => {
    const { booking, delivery, download } = findByKey(world, param('key')) ?? notFound()
    if (booking.customerId !== customer.id) refuse('downloadNotYours', 'This download is not yours.', 403)
    if (!isThere(booking, download)) notFound()
    if (delivery.status !== deliveryStatuses.readyToDownload) notReady()
    const held = heldTickets(booking, download)
    const tickets = held.length === 1 ? (held[0] ?? '') : `${held.length}-tickets`
    return new FileAnswer(`${booking.reference}-${tickets}.pdf`, 'application/pdf', ticketDocument(booking, download))
  }),
]

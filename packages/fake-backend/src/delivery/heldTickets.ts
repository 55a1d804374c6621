import type { BookingRecord } from '../records/BookingRecord.js'
import type { DownloadRecord } from '../records/DeliveryRecord.js'

type Resales = Pick<BookingRecord, 'resale'>

/** The tickets of a download that were not resold. */
export const heldTickets = ({ resale }: Resales, { ticketIds }: DownloadRecord): readonly string[] =>
  ticketIds.filter((id) => resale.get(id)?.state !== 'sold')

/** A download disappears when all its tickets are resold. */
export const isThere = (booking: Resales, download: DownloadRecord): boolean =>
  download.ticketIds.length === 0 || heldTickets(booking, download).length > 0

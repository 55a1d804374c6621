import type { BookingRecord } from '../bookings/BookingRecord.js'
import type { DownloadRecord } from './DeliveryRecord.js'

type Resales = Pick<BookingRecord, 'resale'>

/** The tickets of a download that nobody has bought from the customer. */
export const heldTickets = ({ resale }: Resales, { ticketIds }: DownloadRecord): readonly string[] =>
  ticketIds.filter((id) => resale.get(id)?.state !== 'sold')

/** A download whose tickets were all sold is there no more. */
export const isThere = (booking: Resales, download: DownloadRecord): boolean =>
  download.ticketIds.length === 0 || heldTickets(booking, download).length > 0

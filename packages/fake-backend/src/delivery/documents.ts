import { bookingPrices } from '../records/bookingPrices.js'
import type { BookingRecord, TicketLine } from '../records/BookingRecord.js'
import type { DownloadRecord } from '../records/DeliveryRecord.js'
import { pdf } from './pdf.js'
import { fullName } from '../records/PassengerRecord.js'

type Resales = Pick<BookingRecord, 'resale'>

/** The tickets of a download that were not resold. */
export const heldTickets = ({ resale }: Resales, { ticketIds }: DownloadRecord): readonly string[] =>
  ticketIds.filter((id) => resale.get(id)?.state !== 'sold')

/** A download disappears when all its tickets are resold. */
export const isThere = (booking: Resales, download: DownloadRecord): boolean =>
  download.ticketIds.length === 0 || heldTickets(booking, download).length > 0

const money = ({ currency: { symbol, exponent } }: BookingRecord, minor: number): string =>
  `${symbol}${(minor / 10 ** exponent).toFixed(exponent)}`

const nameOf = ({ pax }: BookingRecord, id: number): string =>
  fullName(pax.find((one) => one.id === id)?.personal_details) || 'To be named'

/** The local time of the world: 2026-05-02T19:30:00Z becomes 2026-05-02 19:30. */
const moment = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

const ticketLines = (booking: BookingRecord, ticket: TicketLine): readonly string[] => [
  `${ticket.event_name}: ${ticket.name}`,
  `${moment(ticket.event_date?.iso_value ?? '')}, ${ticket.venue ?? ''}`,
  `${nameOf(booking, ticket.pax_id)}, ticket ${ticket.id}`,
  '',
]

export const confirmationDocument = (booking: BookingRecord): Uint8Array => {
  const { total, paid, outstanding } = bookingPrices(booking)
  return pdf(`Booking confirmation ${booking.reference}`, [
    booking.name,
    `${booking.departure} to ${booking.return}`,
    '',
    ...booking.pax.filter(({ cancelled }) => !cancelled).map(({ id }) => nameOf(booking, id)),
    '',
    ...booking.rooms.map(
      (room) => `${room.name}, ${room.room_name}: ${room.check_in.iso_value} to ${room.check_out.iso_value}`,
    ),
    ...booking.transport.map(
      (leg) => `${leg.name}: ${leg.departure_location} to ${leg.arrival_location}, ${nameOf(booking, leg.pax_id)}`,
    ),
    ...booking.extras.map(({ name, option }) => `${name}: ${option.value}`),
    '',
    ...booking.tickets.flatMap((ticket) => ticketLines(booking, ticket)),
    `Total ${money(booking, total)}, paid ${money(booking, paid)}, to pay ${money(booking, outstanding)}`,
  ])
}

/** All tickets in sequence, except those that were resold. */
export const ticketDocument = (booking: BookingRecord, download: DownloadRecord): Uint8Array => {
  const ids = new Set(heldTickets(booking, download))
  const tickets = booking.tickets.filter(({ id }) => ids.has(id))
  return pdf(
    `E-ticket ${booking.reference}: ${download.name}`,
    tickets.flatMap((ticket) => ticketLines(booking, ticket)),
  )
}

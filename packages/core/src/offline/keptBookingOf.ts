import type { Booking } from '../bookings/Booking.js'
import { extrasOf, itineraryOf } from '../bookings/itinerary/itinerary.js'
import { activePax, fullName } from '../bookings/holdings/passengers.js'
import { entryWords, owedFacts } from '../bookings/itinerary/itineraryWords.js'
import { statusOf } from '../bookings/page/bookingStatus.js'
import type { ClientConfig } from '../client/Client.js'
import { allTicketsToShow, type TicketToShow } from '../delivery/downloads.js'
import type { BookingAreaTexts } from '../messages/bookingAreaTexts.js'
import type { KeptBooking } from './KeptBooking.js'

/** Names in one line of the itinerary, at most. */
const mostNames = 4

interface Reading {
  readonly customerId: string
  /** ms since the epoch. */
  readonly readAt: number
  readonly client: ClientConfig | null
}

/** What is kept of a booking: the words that its page says. */
export const keptBookingOf = (
  booking: Booking,
  { screen, formats }: BookingAreaTexts,
  { customerId, readAt, client }: Reading,
): KeptBooking => {
  const { trip, deliveries } = screen.booking
  const status = statusOf(booking)
  const { extras, insurance } = extrasOf(booking)
  const ticket = ({ download, tickets, holders }: TicketToShow) => ({
    title: download.name,
    note: deliveries.ticketNote(tickets[0]?.eventDate ? formats.dateTime(tickets[0].eventDate) : '', holders),
    key: download.kind === 'own' ? download.key : null,
  })
  return {
    customerId,
    readAt,
    lastDay: booking.returnDate,
    reference: booking.reference,
    name: booking.name,
    dates: formats.dateRange(booking.departureDate, booking.returnDate),
    status:
      status.of === 'booking' ? screen.bookings.status[status.status] : screen.bookings.paymentStatus[status.status],
    facts: [
      { label: trip.reference, value: booking.reference },
      ...owedFacts(booking, trip, formats),
      ...booking.deliveries.map(({ name, status: stage }) => ({ label: name, value: deliveries.statuses[stage] })),
    ],
    tickets: allTicketsToShow(booking).map(ticket),
    days: itineraryOf(booking, formats).map(({ date, entries }) => ({
      date: date === null ? trip.undated : formats.date(date),
      entries: entries.map((entry) => {
        const { icon, title, lines, untimed } = entryWords(entry, trip, mostNames)
        return { icon, time: entry.time ?? untimed ?? '', title, lines }
      }),
    })),
    passengers: activePax(booking.pax).map((one) => trip.passenger(fullName(one), one.lead)),
    extras: [...extras.map(({ name, count, people }) => trip.held(trip.several(count, name), people)), ...insurance],
    client: client === null ? null : { code: client.code, name: client.name },
  }
}

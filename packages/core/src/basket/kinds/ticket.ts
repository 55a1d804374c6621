import { eventKey, inTicketOrder, ticketCost, type TicketLine } from '../../domain/Booking.js'
import { ticketLine } from '../../bookings/money/priceLines.js'
import { type BasketKind, charged, lineOf } from '../BasketKind.js'

export interface HeldTickets {
  readonly tickets: readonly TicketLine[]
}

/** A ticket for a passenger of the booking, or for a new passenger in the basket. */
export const ticket: BasketKind<HeldTickets> = {
  section: {
    name: 'tickets',
    order: 1,
    mandatory: 'tickets',
    title: (texts) => texts.basket.sections.tickets,
    lines: ({ tickets }, formats) =>
      inTicketOrder(tickets).map((held) =>
        lineOf('tickets', held.id, charged(ticketLine(held), ticketCost(held)), {
          passengerId: held.passengerId,
          under: {
            key: eventKey(held),
            title: held.eventName,
            note: held.eventDate === null ? '' : formats.dateTime(held.eventDate),
            name: held.name,
          },
        }),
      ),
  },
  holders: ({ tickets }) => tickets.map(({ id, passengerId }) => ({ id, passengerIds: [passengerId] })),
}

import { checkTicketHolders } from '../checkPassengers.js'
import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BookingRecord } from '../../records/BookingRecord.js'
import { allocationOf, ticketLine } from '../../records/ticketLine.js'
import { availabilityOf, isInStock, takeFromStock } from '../../records/Stock.js'
import { findTicketType } from '../../records/TicketCatalogue.js'
import { codes } from '../../refusal/codes.js'
import { refuse } from '../../refusal/Refusal.js'
import type { ItemsOutput } from '../../records/BasketRecord.js'
import { prepareChange } from '../changeBasket.js'
import type { BasketKind } from '../BasketKind.js'
import { route } from '../../routing/Route.js'
import { basketToFill, type OpenBasket, openBasketOf } from '../openBasketOf.js'

/** Limits that the specification does not show (README). */
const mostInOneRequest = 10
const mostInOneBasket = 20

interface WantedTicket {
  readonly ticket_type_id: string
  readonly pax_id: number
}

/** Adds all tickets or none. */
const addTickets = (to: OpenBasket, wanted: readonly WantedTicket[]): void => {
  const { world, booking, basket } = to
  if (wanted.length > mostInOneRequest || basket.tickets.length + wanted.length > mostInOneBasket) {
    refuse(codes.tooManyTickets, 'Your request exceeds the maximum number of allowed tickets.')
  }
  checkTicketHolders(to, wanted)
  for (const [typeId, count] of countByType(wanted)) checkOffer(booking, typeId, count)
  prepareChange(world, basket)
  for (const { ticket_type_id, pax_id } of wanted) {
    takeFromStock(booking.catalogue.availability, ticket_type_id, 1)
    basket.tickets.push(ticketLine(booking.catalogue, ticket_type_id, String(world.ids.next('ticket', 6001)), pax_id))
  }
}

const removeTicket = ({ world, booking, basket }: OpenBasket, id: string): void => {
  const at = basket.tickets.findIndex((ticket) => ticket.id === id)
  if (at < 0) refuse('unknownLine', 'This ticket is not in your basket any more.', 404)
  prepareChange(world, basket)
  for (const { ticket_type_id } of basket.tickets.splice(at, 1))
    takeFromStock(booking.catalogue.availability, ticket_type_id, -1)
}

const countByType = (wanted: readonly WantedTicket[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { ticket_type_id: id } of wanted) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const checkOffer = ({ catalogue }: BookingRecord, typeId: string, count: number): void => {
  const offer = findTicketType(catalogue, typeId)
  if (offer === null) return refuse('unknownTicketType', 'This ticket is not on sale for your booking.')
  if (!isInStock(catalogue.availability, typeId, count)) {
    const left = availabilityOf(catalogue.availability, typeId).available
    const name = `‘${offer.type.name}’ for ${offer.event.name}`
    refuse('notEnoughAvailable', left === 0 ? `${name} is sold out.` : `Only ${left} left of ${name}.`)
  }
}

/** Tickets, whose stock is in the catalogue. */
export const tickets: BasketKind<Pick<ItemsOutput, 'tickets'>> = {
  routes: [
    route(basketEndpoints.addTickets, (call) => {
      const to = basketToFill(call)
      addTickets(to, call.body.tickets)
      return { tickets: to.basket.tickets }
    }),
    route(basketEndpoints.removeTicket, (call) => removeTicket(openBasketOf(call), call.param('id'))),
  ],
  answer: (basket) => ({ tickets: basket.tickets }),
  paidFor: (basket) =>
    basket.tickets.map(({ event_name, name, prices }) => ({
      name: `${event_name}: ${name}`,
      quantity: 1,
      amount: prices.total_ticket_price,
    })),
  complete: (booking, basket) => {
    booking.tickets.push(...basket.tickets)
    booking.allocations.push(...basket.tickets.map((ticket) => allocationOf(ticket)))
  },
}

import { checkTicketHolders } from '../checkPassengers.js'
import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BookingRecord } from '../../records/BookingRecord.js'
import { allocationOf, ticketLine } from '../../records/ticketLine.js'
import { canTake, findTicketType, takeTickets } from '../../records/TicketCatalogue.js'
import { codes } from '../../refusal/codes.js'
import { refuse } from '../../refusal/Refusal.js'
import type { World } from '../../world/World.js'
import type { BasketRecord, ItemsOutput } from '../../records/BasketRecord.js'
import { prepareChange } from '../changeBasket.js'
import type { BasketKind } from '../BasketKind.js'
import { route } from '../../routing/Route.js'
import { basketToFill, openBasketOf } from '../openBasketOf.js'

/** Limits that the specification does not show (README). */
const mostInOneRequest = 10
const mostInOneBasket = 20

export interface WantedTicket {
  readonly ticket_type_id: string
  readonly pax_id: number
}

/** Adds all tickets or none. */
export const addTickets = (
  world: World,
  booking: BookingRecord,
  basket: BasketRecord,
  wanted: readonly WantedTicket[],
): void => {
  if (wanted.length > mostInOneRequest || basket.tickets.length + wanted.length > mostInOneBasket) {
    refuse(codes.tooManyTickets, 'Your request exceeds the maximum number of allowed tickets.')
  }
  checkTicketHolders(
    booking,
    basket,
    wanted.map(({ pax_id }) => pax_id),
  )
  for (const [typeId, count] of countByType(wanted)) checkOffer(booking, typeId, count)
  prepareChange(world, basket)
  for (const { ticket_type_id, pax_id } of wanted) {
    takeTickets(booking.catalogue, ticket_type_id, 1)
    basket.tickets.push(ticketLine(booking.catalogue, ticket_type_id, String(world.ids.next('ticket', 6001)), pax_id))
  }
}

export const removeTicket = (world: World, booking: BookingRecord, basket: BasketRecord, id: string): void => {
  const at = basket.tickets.findIndex((ticket) => ticket.id === id)
  if (at < 0) refuse('unknownLine', 'This ticket is not in your basket any more.', 404)
  prepareChange(world, basket)
  for (const { ticket_type_id } of basket.tickets.splice(at, 1)) takeTickets(booking.catalogue, ticket_type_id, -1)
}

const countByType = (wanted: readonly WantedTicket[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { ticket_type_id: id } of wanted) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const checkOffer = ({ catalogue }: BookingRecord, typeId: string, count: number): void => {
  const offer = findTicketType(catalogue, typeId)
  if (offer === null) return refuse('unknownTicketType', 'This ticket is not on sale for your booking.')
  if (!canTake(catalogue, typeId, count)) {
    const left = catalogue.availability.get(typeId)?.available ?? 0
    const name = `‘${offer.type.name}’ for ${offer.event.name}`
    refuse('notEnoughAvailable', left === 0 ? `${name} is sold out.` : `Only ${left} left of ${name}.`)
  }
}

/** Tickets, whose stock is in the catalogue. */
export const tickets: BasketKind<Pick<ItemsOutput, 'tickets'>> = {
  routes: [
    route(basketEndpoints.addTickets, (call) => {
      const [booking, basket] = basketToFill(call)
      addTickets(call.world, booking, basket, call.body.tickets)
      return { tickets: basket.tickets }
    }),
    route(basketEndpoints.removeTicket, (call) => {
      const [booking, basket] = openBasketOf(call)
      removeTicket(call.world, booking, basket, call.param('id'))
      return {}
    }),
  ],
  answer: (basket) => ({ tickets: basket.tickets }),
  count: (basket) => basket.tickets.length,
  paidFor: (basket) =>
    basket.tickets.map(({ event_name, name, prices }) => ({
      name: `${event_name}: ${name}`,
      quantity: 1,
      amount: prices.total_ticket_price,
    })),
  putBack: (booking, basket) =>
    basket.tickets.forEach(({ ticket_type_id: type }) => takeTickets(booking.catalogue, type, -1)),
  complete: (booking, basket) => {
    booking.tickets.push(...basket.tickets)
    booking.allocations.push(...basket.tickets.map((ticket) => allocationOf(ticket)))
  },
}

import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import { failedAt, type Failure } from '../../failure/Failure.js'
import type {
  EventOnSale,
  TicketAvailability,
  TicketCatalogueApi,
  TicketEvent,
  TicketOnSale,
} from './TicketCatalogueApi.js'
import type { TicketSelection } from './ticketSelection.js'

/** The next event first. Tickets with no availability entry are dropped from events (specification 2, §5). */
export const eventsOnSale = (
  events: readonly TicketEvent[],
  { byTicketType }: TicketAvailability,
): readonly EventOnSale[] =>
  events
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .map((event) => ({
      ...event,
      tickets: event.tickets.flatMap((ticket) => {
        const availability = Object.hasOwn(byTicketType, ticket.id) ? byTicketType[ticket.id] : undefined
        return availability === undefined ? [] : [{ ...ticket, availability }]
      }),
    }))

/** The events of a booking, with the tickets that can be bought now. */
export const loadEvents = async (
  api: TicketCatalogueApi,
  bookingRef: string,
  context: CallContext,
): Promise<Either<Failure, readonly EventOnSale[]>> => {
  const [events, availability] = await Promise.all([
    api.events(bookingRef, context)(),
    api.availability(bookingRef, context)(),
  ])
  if (isLeft(events)) return left(failedAt('tickets')(events.left))
  if (isLeft(availability)) return left(failedAt('ticketsAvailability')(availability.left))
  return right(eventsOnSale(events.right, availability.right))
}

export const typesOnSale = (events: readonly EventOnSale[]): readonly TicketOnSale[] =>
  events.flatMap(({ tickets }) => tickets)

/** Without tickets of types that are no longer on sale, and so no longer on the screen. */
export const stillOnSale = (selection: TicketSelection, events: readonly EventOnSale[]): TicketSelection => {
  const ids = new Set(typesOnSale(events).map(({ id }) => id))
  return { ...selection, tickets: selection.tickets.filter(({ ticketTypeId }) => ids.has(ticketTypeId)) }
}

import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { byText } from '../../domain/lists.js'
import type { CallContext } from '../../environment/CallContext.js'
import { noCost } from '../../money/Money.js'
import { mostOf } from '../onSale.js'
import type { Failure } from '../../failure/Failure.js'
import { loadTogether } from '../../failure/loadTogether.js'
import { type ChosenOption, shownAsAmount } from '../createShop.js'
import type {
  EventOnSale,
  TicketAvailability,
  TicketCatalogueApi,
  TicketEvent,
  TicketOnSale,
} from './TicketCatalogueApi.js'
import { type NewPassengerProblem, newPassengerProblems } from '../../basket/newPassengers.js'
import { newPassengersInUse, quantityOf, type TicketSelection } from './ticketSelection.js'

/**
 * The earliest event first. Tickets without an availability entry are dropped from events (behaviour/catalogue#2.5).
 */
export const eventsOnSale = (
  events: readonly TicketEvent[],
  { byTicketType }: TicketAvailability,
): readonly EventOnSale[] =>
  events.toSorted(byText(({ date }) => date)).map((event) => ({
    ...event,
    tickets: event.tickets.flatMap((ticket) => {
      const availability = Object.hasOwn(byTicketType, ticket.id) ? byTicketType[ticket.id] : undefined
      return availability === undefined ? [] : [{ ...ticket, availability }]
    }),
  }))

/** The events of a booking, with the tickets that can be bought now. */
export const loadEvents = (
  api: TicketCatalogueApi,
  bookingRef: string,
  context: CallContext,
): TaskEither<Failure, readonly EventOnSale[]> =>
  loadTogether(
    { tickets: api.events(bookingRef, context), ticketsAvailability: api.availability(bookingRef, context) },
    ({ tickets, ticketsAvailability }) => eventsOnSale(tickets, ticketsAvailability),
  )

export const typesOnSale = (events: readonly EventOnSale[]): readonly TicketOnSale[] =>
  events.flatMap(({ tickets }) => tickets)

/** The selection without ticket types that are no longer on sale, and so no longer on the screen. */
export const stillOnSale = (selection: TicketSelection, events: readonly EventOnSale[]): TicketSelection => {
  const ids = new Set(typesOnSale(events).map(({ id }) => id))
  return { ...selection, tickets: selection.tickets.filter(({ ticketTypeId }) => ids.has(ticketTypeId)) }
}

/** The chosen tickets, without types that are no longer on sale. */
export const chosenTickets = (selection: TicketSelection, events: readonly EventOnSale[]): readonly ChosenOption[] =>
  events.flatMap((event) =>
    event.tickets.map(({ id, name, prices }) => ({
      name,
      note: event.name,
      quantity: quantityOf(selection, id),
      priceDisplayCode: shownAsAmount,
      cost: { ...noCost, ...prices },
    })),
  )

/** Why the tickets cannot be added, in the order of the screen. */
export type SelectionProblem =
  | { readonly kind: 'tooMany'; readonly ticketTypeId: string; readonly available: number }
  | { readonly kind: 'passengerOpen'; readonly ticketKey: number }
  | NewPassengerProblem

export const selectionProblems = (
  chosen: TicketSelection,
  events: readonly EventOnSale[],
): readonly SelectionProblem[] => {
  const selection = stillOnSale(chosen, events)
  return [
    ...typesOnSale(events).flatMap((type): readonly SelectionProblem[] =>
      quantityOf(selection, type.id) > mostOf(type)
        ? [{ kind: 'tooMany', ticketTypeId: type.id, available: mostOf(type) }]
        : [],
    ),
    ...selection.tickets.flatMap(({ key, passenger }): readonly SelectionProblem[] =>
      passenger.kind === 'open' ? [{ kind: 'passengerOpen', ticketKey: key }] : [],
    ),
    ...newPassengerProblems(newPassengersInUse(selection)),
  ]
}

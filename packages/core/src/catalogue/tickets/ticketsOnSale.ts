import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import { addMinor, type Minor, timesMinor, zeroMinor } from '../../money/Money.js'
import { mostOf } from '../onSale.js'
import { failedAt, type Failure, sessionEnd } from '../../failure/Failure.js'
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
  const ended = sessionEnd([events, availability])
  if (ended !== null) return left(failedAt('tickets')(ended))
  if (isLeft(events)) return left(failedAt('tickets')(events.left))
  if (isLeft(availability)) return left(failedAt('ticketsAvailability')(availability.left))
  return right(eventsOnSale(events.right, availability.right))
}

export const typesOnSale = (events: readonly EventOnSale[]): readonly TicketOnSale[] =>
  events.flatMap(({ tickets }) => tickets)

/** The selection without ticket types that are no longer on sale, and so no longer on the screen. */
export const stillOnSale = (selection: TicketSelection, events: readonly EventOnSale[]): TicketSelection => {
  const ids = new Set(typesOnSale(events).map(({ id }) => id))
  return { ...selection, tickets: selection.tickets.filter(({ ticketTypeId }) => ids.has(ticketTypeId)) }
}

interface SelectionLine {
  readonly event: EventOnSale
  readonly type: TicketOnSale
  readonly quantity: number
  readonly cost: Minor
}

interface SelectionTotals {
  readonly lines: readonly SelectionLine[]
  readonly count: number
  readonly bookingFee: Minor
  /** Prices plus booking fees. */
  readonly total: Minor
}

/** The total of the chosen tickets, without types that are no longer on sale. */
export const selectionTotals = (selection: TicketSelection, events: readonly EventOnSale[]): SelectionTotals => {
  const lines = events.flatMap((event) =>
    event.tickets.flatMap((type): readonly SelectionLine[] => {
      const quantity = quantityOf(selection, type.id)
      const each = addMinor(type.prices.price, type.prices.bookingFee)
      return quantity === 0 ? [] : [{ event, type, quantity, cost: timesMinor(each, quantity) }]
    }),
  )
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    bookingFee: lines.reduce(
      (sum, { type, quantity }) => addMinor(sum, timesMinor(type.prices.bookingFee, quantity)),
      zeroMinor,
    ),
    total: lines.reduce((sum, { cost }) => addMinor(sum, cost), zeroMinor),
  }
}

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

import { addMinor, type Minor, timesMinor, zeroMinor } from '../../money/Money.js'
import type { Availability, EventOnSale, TicketOnSale } from './TicketCatalogue.js'
import { quantityOf, type TicketSelection } from './TicketSelection.js'

export const typesOnSale = (events: readonly EventOnSale[]): readonly TicketOnSale[] =>
  events.flatMap(({ tickets }) => tickets)

/** Without the tickets of a type that went off sale meanwhile: they are no longer on the screen either. */
export const stillOnSale = (selection: TicketSelection, events: readonly EventOnSale[]): TicketSelection => {
  const ids = new Set(typesOnSale(events).map(({ id }) => id))
  return { ...selection, tickets: selection.tickets.filter(({ ticketTypeId }) => ids.has(ticketTypeId)) }
}

/** Anything with a number of places: a ticket type, a room, an option, a departure. */
export interface Limited {
  readonly availability: Availability
}

/** How many can be chosen, beside what is in baskets already; freesale knows no limit of its own. */
export const mostOf = ({ availability }: Limited): number =>
  availability.freesale ? Number.POSITIVE_INFINITY : availability.available

export type AvailabilityLevel = 'freesale' | 'plenty' | 'few' | 'soldOut'

/** From this many on there is no need to say how many are left. */
const plenty = 10

export const availabilityLevel = ({ availability: { freesale, available } }: Limited): AvailabilityLevel => {
  if (freesale) return 'freesale'
  if (available <= 0) return 'soldOut'
  return available < plenty ? 'few' : 'plenty'
}

export interface SelectionLine {
  readonly event: EventOnSale
  readonly type: TicketOnSale
  readonly quantity: number
  readonly cost: Minor
}

export interface SelectionTotals {
  readonly lines: readonly SelectionLine[]
  readonly count: number
  readonly bookingFee: Minor
  /** Prices plus booking fees. */
  readonly total: Minor
}

/** What the chosen tickets come to; a type that is no longer on sale counts for nothing. */
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

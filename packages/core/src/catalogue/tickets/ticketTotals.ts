import { addMinor, type Minor, timesMinor, zeroMinor } from '../../money/Money.js'
import { mostOf } from '../onSale.js'
import { type NewcomerProblem, newcomerProblems } from './newcomers.js'
import type { EventOnSale, TicketOnSale } from './TicketCatalogueApi.js'
import { newcomersInUse, quantityOf, type TicketSelection } from './ticketSelection.js'
import { stillOnSale, typesOnSale } from './ticketsOnSale.js'

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
  | NewcomerProblem

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
    ...newcomerProblems(newcomersInUse(selection)),
  ]
}

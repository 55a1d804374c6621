import type { TicketLine } from '../bookings/Booking.js'
import { type Minor, sumMinor } from '../money/Money.js'
import { chosenRows, resaleChoice } from './changeResaleSelection.js'
import { type ResaleSelection, resaleStatus, type ResaleStatus } from './ResaleSelection.js'
import type { ResaleRow } from './resaleRows.js'
import { resaleCode } from './resaleCodes.js'

export interface ResaleMove {
  readonly tickets: readonly TicketLine[]
  /** Their booking fees. */
  readonly fees: Minor
}

/** What will happen when the selection is confirmed. */
export interface ResalePreview {
  readonly putUp: ResaleMove
  readonly cancel: ResaleMove
  /** On resale afterwards, with the resale fees of them: the summed booking fee (specification 2, §9). */
  readonly listed: ResaleMove
  /** Tickets that can be used afterwards: neither on resale nor resold. */
  readonly usable: readonly TicketLine[]
  readonly isEmpty: boolean
}

const feesOf = (tickets: readonly TicketLine[]): Minor => sumMinor(tickets.map(({ prices }) => prices.bookingFee))

const toMove = (tickets: readonly TicketLine[]): ResaleMove => ({ tickets, fees: feesOf(tickets) })

/** `tickets` are all of the booking, also those that the resale list hides. */
export const resalePreview = (
  selection: ResaleSelection,
  rows: readonly ResaleRow[],
  tickets: readonly TicketLine[],
): ResalePreview => {
  const chosen = chosenRows(selection, rows)
  const moved = (status: ResaleStatus): readonly TicketLine[] =>
    chosen.filter((row) => resaleChoice(row) === status).map(({ ticket }) => ticket)
  const putUp = moved(resaleStatus.putUp)
  const cancel = moved(resaleStatus.cancel)
  const leaving = new Set(putUp.map(({ id }) => id))
  const returning = new Set(cancel.map(({ id }) => id))
  const isListed = ({ id, resale }: TicketLine): boolean =>
    leaving.has(id) || (resale.code === resaleCode.onResale && !returning.has(id))
  return {
    putUp: toMove(putUp),
    cancel: toMove(cancel),
    listed: toMove(tickets.filter(isListed)),
    usable: tickets.filter((ticket) => !isListed(ticket) && ticket.resale.code !== resaleCode.resold),
    isEmpty: chosen.length === 0,
  }
}

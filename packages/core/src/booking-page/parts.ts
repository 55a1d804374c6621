import { type Path, paths } from '../navigation/paths.js'
import { ticketResaleState, ticketsWithChanges } from '../resale/resaleRows.js'
import type { Booking } from '../domain/Booking.js'
import type { ReadOnly } from '../bookings/bookingStatus.js'
import { countTransferable } from '../bookings/holdings/ticketHolders.js'
import type { Formats } from '../language/formats.js'
import { type Owed, planCounts } from '../bookings/money/owed.js'
import { paymentsMade } from '../bookings/money/bill.js'
import type { AnswersLeft } from '../questions/askedPassengers.js'
import type { BookingPageTexts } from './bookingPageTexts.js'
import { isStillHeld, type PendingChange } from '../domain/Ticket.js'

/** How much each part of a booking holds. */
export interface HeldInParts {
  readonly rooms: number
  readonly extras: number
  readonly journeys: number
  /** The number of tickets, without sold ones. */
  readonly tickets: number
  readonly onResale: number
  /** Tickets that can be listed for resale now. Null until the pending name changes are known. */
  readonly resalable: number | null
  /**
   * Tickets that allow a name change: allowed by the package and not on resale (behaviour/resale#1.4). Null until the
   * pending name changes are known.
   */
  readonly transferable: number | null
}

/** `pending` are the pending name changes, null until they are known. */
export const heldInParts = (booking: Booking, pending: readonly PendingChange[] | null): HeldInParts => {
  const { rooms, extras, transport, tickets } = booking
  const changing = ticketsWithChanges(pending ?? [])
  const listed = tickets.map((ticket) => ticketResaleState(ticket, changing).kind)
  return {
    rooms: rooms.length,
    extras: extras.length,
    journeys: transport.length,
    tickets: tickets.filter(isStillHeld).length,
    onResale: listed.filter((kind) => kind === 'onResale').length,
    resalable: pending && listed.filter((kind) => kind === 'available').length,
    transferable: pending && countTransferable(booking, pending),
  }
}

export type BookingPart =
  | 'tickets'
  | 'resale'
  | 'accommodation'
  | 'transport'
  | 'extras'
  | 'mandatoryInformation'
  | 'payments'
  | 'paymentPlan'

/** A link to a part of a booking, with what it holds or its state. */
export interface PartRow {
  readonly part: BookingPart
  readonly to: Path
  readonly title: string
  /** Empty if nothing is to be said, or until it is known. */
  readonly held: string
}

interface PartsOfBooking {
  readonly booking: Booking
  readonly readOnly: ReadOnly | null
  readonly held: HeldInParts
  /** Null until they are known. Their row stands before, so that nothing moves. */
  readonly answers: AnswersLeft | null
  readonly owed: Owed
  /** The pages to which the main action and the tasks already link. */
  readonly linked: readonly Path[]
}

type Words = BookingPageTexts['parts']

const planned = ({ paymentPlan }: Booking, { plan }: Owed, words: Words, formats: Formats): string => {
  if (paymentPlan === null) return words.planAvailable
  const { numberOfPayments, finalPaymentDate } = paymentPlan
  // The list of tasks asks for another card.
  if (plan === 'inError') return words.instalmentsPaid(planCounts(paymentPlan).paid, numberOfPayments)
  return words.instalments(numberOfPayments, finalPaymentDate === null ? null : formats.date(finalPaymentDate))
}

/** The parts of the booking, one row each. If it is read-only, only the parts that can be read. */
export const partRows = (
  { booking, readOnly, held, answers, owed, linked }: PartsOfBooking,
  words: Words,
  formats: Formats,
): readonly PartRow[] => {
  const { reference, paymentPlan, paymentPlanAvailable } = booking
  const paid = paymentsMade(booking).payments.filter(({ isPaid }) => isPaid).length
  const row = (part: BookingPart, to: Path, text: string): PartRow => ({ part, to, title: words[part], held: text })
  const before = (rows: readonly PartRow[]): readonly PartRow[] => (readOnly === null ? rows : [])
  const unlinked = (rows: readonly PartRow[]): readonly PartRow[] => rows.filter(({ to }) => !linked.includes(to))
  return [
    row(
      'tickets',
      paths.ticketDetails(reference),
      readOnly === null ? words.ticketsHeld(held.tickets, held.transferable) : words.ticketsReadOnly,
    ),
    row('resale', paths.resale(reference), words.resaleHeld(held.onResale, held.resalable)),
    ...before([
      row('accommodation', paths.accommodations(reference), words.rooms(held.rooms)),
      row('transport', paths.transport(reference), words.journeys(held.journeys)),
      row('extras', paths.extras(reference), words.extrasHeld(held.extras)),
      ...unlinked([
        row(
          'mandatoryInformation',
          paths.mandatoryInformation(reference),
          answers === null ? '' : words.questionsAnswered(answers.answered, answers.all),
        ),
      ]),
    ]),
    ...unlinked([row('payments', paths.makePayment(reference), paid === 0 ? '' : words.paymentsMade(paid))]),
    ...(paymentPlan === null && !paymentPlanAvailable
      ? []
      : [row('paymentPlan', paths.paymentPlan(reference), planned(booking, owed, words, formats))]),
  ]
}

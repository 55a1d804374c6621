import { type Path, paths } from '../navigation/paths.js'
import { ticketResaleState, ticketsWithChanges } from '../resale/resaleRows.js'
import type { Booking } from '../domain/Booking.js'
import { isStillHeld, type PendingChange } from '../domain/Ticket.js'
import { daysUntil } from '../environment/time.js'
import { departureTime } from '../bookings/itinerary/itineraryTransport.js'
import type { HeldTransport } from '../domain/Holdings.js'
import { countTransferable } from '../bookings/holdings/ticketHolders.js'
import { changeableDelivery } from '../delivery/deliveries.js'
import type { Formats } from '../language/formats.js'
import type { ShownAbove } from './gettingReady.js'
import type { Owed } from '../bookings/money/owed.js'
import type { AnswersLeft } from '../questions/askedPassengers.js'
import { owedInShort } from './balanceShown.js'
import type { BookingPageTexts } from './bookingPageTexts.js'
import type { bookingTexts } from './bookingTexts.js'
import type { Wording } from '../language/Wording.js'

/** The changes that customers can make themselves. The client's support team makes all others. */
export type BookingChange = 'names' | 'resale' | 'delivery'

export interface OfferedChange {
  readonly change: BookingChange
  readonly path: Path
}

interface Changeable {
  readonly reference: string
  readonly held: Pick<HeldInParts, 'transferable' | 'resalable'>
  readonly deliveryUpdate: Path | null
  readonly parts: readonly Pick<PartTile, 'part'>[]
}

/** The changes that this booking allows now, each with its page. */
export const offeredChanges = ({ reference, held, deliveryUpdate, parts }: Changeable): readonly OfferedChange[] => {
  const has = (part: PartTile['part']): boolean => parts.some((one) => one.part === part)
  return [
    ...(has('ticketDetails') && (held.transferable ?? 0) > 0
      ? [{ change: 'names' as const, path: paths.ticketDetails(reference) }]
      : []),
    ...(has('resale') && (held.resalable ?? 0) > 0
      ? [{ change: 'resale' as const, path: paths.resale(reference) }]
      : []),
    ...(deliveryUpdate === null ? [] : [{ change: 'delivery' as const, path: deliveryUpdate }]),
  ]
}

/** How much each part of a booking holds. */
export interface HeldInParts {
  readonly rooms: number
  readonly extras: number
  readonly departures: number
  /** Null if there is none. */
  readonly nextDeparture: HeldTransport | null
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

const nextOf = (transport: readonly HeldTransport[], now: number): HeldTransport | null =>
  transport
    .filter(({ departureDate }) => daysUntil(departureDate, now) >= 0)
    .reduce<HeldTransport | null>(
      (next, one) => (next === null || one.departureDate < next.departureDate ? one : next),
      null,
    )

/** `now` is ms since the epoch. `pending` are the pending name changes, null until they are known. */
export const heldInParts = (booking: Booking, now: number, pending: readonly PendingChange[] | null): HeldInParts => {
  const { rooms, extras, transport, tickets } = booking
  const changing = ticketsWithChanges(pending ?? [])
  const listed = tickets.map((ticket) => ticketResaleState(ticket, changing).kind)
  return {
    rooms: rooms.length,
    extras: extras.length,
    departures: transport.length,
    nextDeparture: nextOf(transport, now),
    tickets: tickets.filter(isStillHeld).length,
    onResale: listed.filter((kind) => kind === 'onResale').length,
    resalable: pending && listed.filter((kind) => kind === 'available').length,
    transferable: pending && countTransferable(booking, pending),
  }
}

export type BookingPart =
  | 'tickets'
  | 'accommodation'
  | 'transport'
  | 'extras'
  | 'ticketDetails'
  | 'resale'
  | 'mandatoryInformation'
  | 'delivery'
  | 'payments'
  | 'paymentPlan'
  | 'basket'

/** A link to a part of a booking, with a summary of its contents. */
export interface PartTile {
  readonly part: BookingPart
  /** A page, or a section of the booking's own page. */
  readonly to: Path | '#delivery'
  readonly title: string
  readonly held: string
}

interface PartsOfBooking {
  readonly booking: Booking
  readonly isPast: boolean
  readonly held: HeldInParts
  readonly owed: Owed
  readonly answers: AnswersLeft | null
  readonly inBasket: number | null
}

type Words = Pick<BookingPageTexts, 'parts'> & Pick<Wording<typeof bookingTexts>, 'deliveries'>

const planned = ({ paymentPlan }: Booking, { plan, next }: Owed, { parts }: Words, formats: Formats): string => {
  if (plan === 'inError') return parts.planInError
  if (plan === 'running' && next?.date) return parts.planNext(formats.money(next.amount), formats.date(next.date))
  return paymentPlan === null ? parts.planAvailable : parts.planRunning
}

const travelling = ({ nextDeparture: next, departures }: HeldInParts, { parts }: Words, formats: Formats): string => {
  if (next === null) return departures === 0 ? parts.noTransport : parts.journeys(departures)
  return parts.nextDeparture(departureTime(next, formats))
}

/** Every part of the booking. For a past booking, only the parts that can be read. */
export const partTiles = (
  { booking, isPast, held, owed, answers, inBasket }: PartsOfBooking,
  words: Words,
  formats: Formats,
): readonly PartTile[] => {
  const { reference, deliveries, paymentPlan, paymentPlanAvailable } = booking
  const { parts } = words
  const [delivery] = deliveries
  const tile = (part: BookingPart, to: PartTile['to'], text: string): PartTile => ({
    part,
    to,
    title: parts[part],
    held: text,
  })
  const before = (tiles: () => readonly PartTile[]): readonly PartTile[] => (isPast ? [] : tiles())
  return [
    ...before(() => [
      tile('tickets', paths.tickets(reference), parts.ticketsHeld(held.tickets, held.onResale)),
      tile('accommodation', paths.accommodations(reference), parts.rooms(held.rooms)),
      tile('transport', paths.transport(reference), travelling(held, words, formats)),
      tile('extras', paths.extras(reference), parts.extrasHeld(held.extras)),
    ]),
    tile(
      'ticketDetails',
      paths.ticketDetails(reference),
      isPast ? parts.ticketsOfPast : parts.transferable(held.transferable),
    ),
    tile('resale', paths.resale(reference), parts.resaleHeld(held.onResale, held.resalable)),
    ...before(() => [
      tile(
        'mandatoryInformation',
        paths.mandatoryInformation(reference),
        answers === null
          ? parts.questionsOpen(booking.openQuestions)
          : parts.questionsAnswered(answers.answered, answers.all),
      ),
    ]),
    tile(
      'delivery',
      isPast || changeableDelivery(booking) === null ? '#delivery' : paths.deliveryUpdate(reference),
      delivery === undefined ? parts.noDelivery : words.deliveries.statuses[delivery.status],
    ),
    tile('payments', paths.makePayment(reference), owedInShort(owed, parts, formats)),
    ...(paymentPlan === null && !paymentPlanAvailable
      ? []
      : [tile('paymentPlan', paths.paymentPlan(reference), planned(booking, owed, words, formats))]),
    ...before(() => [tile('basket', paths.basket(reference), parts.basketHeld(inBasket))]),
  ]
}

/** The importance of a part: something to do, something booked, or nothing yet. */
export type PartWeight = 'now' | 'booked' | 'nothing'

/** Tiles of equal weight on the page of a booking, under one title. */
export interface PartGroup {
  readonly weight: PartWeight
  readonly title: string
  /** At least one. */
  readonly parts: readonly PartTile[]
}

const ifHeld = (count: number | null): PartWeight => (count === null || count === 0 ? 'nothing' : 'booked')

const weightOfQuestions = ({ booking, answers }: PartsOfBooking): PartWeight => {
  if (answers === null) return booking.openQuestions > 0 ? 'now' : 'nothing'
  return answers.answered < answers.all ? 'now' : ifHeld(answers.all)
}

const weightOfPayments = ({ owed: { overdue, next, plan } }: PartsOfBooking): PartWeight =>
  overdue !== null || plan === 'inError' || next?.taken === 'byHand' ? 'now' : 'booked'

const weightOf = (part: BookingPart, of: PartsOfBooking): PartWeight => {
  const { booking, owed: statement, inBasket } = of
  switch (part) {
    case 'tickets':
      return ifHeld(of.held.tickets)
    case 'accommodation':
      return ifHeld(of.held.rooms)
    case 'transport':
      return ifHeld(of.held.departures)
    case 'extras':
      return ifHeld(of.held.extras)
    case 'ticketDetails':
      return ifHeld(booking.tickets.length)
    case 'resale':
      return ifHeld(of.held.onResale + (of.held.resalable ?? 0))
    case 'mandatoryInformation':
      return weightOfQuestions(of)
    case 'delivery':
      return ifHeld(booking.deliveries.length)
    case 'payments':
      return weightOfPayments(of)
    case 'paymentPlan':
      return statement.plan === 'inError' ? 'now' : booking.paymentPlan === null ? 'nothing' : 'booked'
    case 'basket':
      return (inBasket ?? 0) > 0 ? 'now' : 'nothing'
  }
}

const weights = ['now', 'booked', 'nothing'] as const

/** What the attention and the steps until departure show already. */
export interface ShownOnPage extends ShownAbove {
  readonly delivery: boolean
}

const isTaskAbove = (part: BookingPart, { questions, payment }: ShownAbove): boolean =>
  (questions && part === 'mandatoryInformation') || (payment && (part === 'payments' || part === 'paymentPlan'))

/**
 * The parts in a few groups, the most important first. A part whose task or state is shown above is a link without its
 * state.
 */
export const partGroups = (
  tiles: readonly PartTile[],
  of: PartsOfBooking,
  words: BookingPageTexts['partGroups'],
  above: ShownOnPage,
): readonly PartGroup[] =>
  weights.flatMap((weight) => {
    const parts = tiles.flatMap((tile) => {
      const isTaskRepeated = weightOf(tile.part, of) === 'now' && isTaskAbove(tile.part, above)
      const own = isTaskRepeated ? 'booked' : weightOf(tile.part, of)
      const isRepeated = isTaskRepeated || (above.delivery && tile.part === 'delivery')
      return own === weight ? [isRepeated ? { ...tile, held: '' } : tile] : []
    })
    return parts.length === 0 ? [] : [{ weight, title: words[weight], parts }]
  })

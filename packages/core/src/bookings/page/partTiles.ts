import { changeableDelivery } from '../../delivery/addressChange.js'
import type { Wording } from '../../messages/Wording.js'
import { formatMoney } from '../../money/formatMoney.js'
import type { Path } from '../../navigation/Navigation.js'
import { paths } from '../../navigation/paths.js'
import type { Booking } from '../Booking.js'
import { formatDate, formatDateTime } from '../itinerary/calendarDates.js'
import type { Owed } from '../money/owed.js'
import type { AnswersLeft } from '../questions/answersLeft.js'
import { owedInShort } from './balanceShown.js'
import type { bookingTexts } from './bookingTexts.js'
import type { HeldInParts } from './heldInParts.js'

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

/** The way into a part of a booking, with what is held in it. */
export interface PartTile {
  readonly part: BookingPart
  /** A page, or a place on the booking's own. */
  readonly to: Path | '#delivery'
  readonly title: string
  readonly held: string
}

export interface PartsOfBooking {
  readonly booking: Booking
  readonly isPast: boolean
  readonly held: HeldInParts
  readonly owed: Owed
  readonly answers: AnswersLeft | null
  readonly inBasket: number | null
}

type Words = Pick<Wording<typeof bookingTexts>, 'parts' | 'deliveries'>

const planned = ({ paymentPlan }: Booking, { plan, next }: Owed, { parts }: Words): string => {
  if (plan === 'inError') return parts.planInError
  if (plan === 'running' && next?.date) return parts.planNext(formatMoney(next.amount), formatDate(next.date))
  return paymentPlan === null ? parts.planAvailable : parts.planRunning
}

const travelling = ({ nextDeparture: next, journeys }: HeldInParts, { parts }: Words): string => {
  if (next === null) return journeys === 0 ? parts.noTransport : parts.journeys(journeys)
  return parts.nextDeparture(
    next.isDepartureTimeSpecified ? formatDateTime(next.departureDate) : formatDate(next.departureDate),
  )
}

/** Every part of a booking that there is; of a past one those that are to read. */
export const partTiles = (
  { booking, isPast, held, owed, answers, inBasket }: PartsOfBooking,
  words: Words,
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
      tile('transport', paths.transport(reference), travelling(held, words)),
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
    tile('payments', paths.makePayment(reference), owedInShort(owed, parts)),
    ...(paymentPlan === null && !paymentPlanAvailable
      ? []
      : [tile('paymentPlan', paths.paymentPlan(reference), planned(booking, owed, words))]),
    ...before(() => [tile('basket', paths.basket(reference), parts.basketHeld(inBasket))]),
  ]
}

import { daysBetween, daysUntil, type IsoDate } from '../environment/time.js'
import { byPlane } from '../bookings/itinerary/itineraryTransport.js'
import type { Owed } from '../bookings/money/owed.js'
import type { Customer } from '../domain/Customer.js'
import type { Booking } from '../domain/Booking.js'
import { byText } from '../domain/lists.js'
import type { Delivery } from '../domain/Delivery.js'
import type { Formats } from '../language/formats.js'
import { type Path, paths } from '../navigation/paths.js'
import type { AnswersLeft } from '../questions/askedPassengers.js'
import { owedInShort } from './balanceShown.js'
import type { BookingPageTexts } from './bookingPageTexts.js'

/** `late`: its due date has passed. `coming`: the customer has nothing to do for it. */
export type ReadyState = 'done' | 'toDo' | 'late' | 'coming'

/** A step until the departure. */
export interface ReadyStep {
  readonly kind: 'questions' | 'payment' | 'passport' | 'delivery' | 'tickets' | 'departure'
  readonly state: ReadyState
  readonly title: string
  /** What there is to say beside `state`. Null for the departure, and for a task that the attention explains. */
  readonly sentence: string | null
  /** The days until the departure; null for every other step. */
  readonly days: number | null
  /** The due date or the day of the step. Null if it is not known, or if the step is done. */
  readonly date: IsoDate | null
  /** The page for the step. Null if a part of the booking leads there. */
  readonly to: Path | null
}

/** An open task is explained once: in the attention at the top of the page, with its action. */
export interface ShownAbove {
  readonly questions: boolean
  readonly payment: boolean
}

interface Around {
  readonly booking: Booking
  readonly owed: Owed
  /** Null until they are known. */
  readonly answers: AnswersLeft | null
  readonly customer: Pick<Customer, 'passport'> | null
  readonly above: ShownAbove
  /** Whether a payment is open. Its own panel says how it stands, so that no step does. */
  readonly isPaying: boolean
}

type Words = Pick<BookingPageTexts, 'ready' | 'parts'> & {
  readonly statuses: Readonly<Record<Delivery['status'], string>>
}

type Step = Omit<ReadyStep, 'title' | 'days'>

const questionsStep = ({ booking, answers }: Around, { parts }: Words): readonly Step[] => {
  if (answers === null || answers.all === 0) return []
  const isDone = answers.answered === answers.all
  return [
    {
      kind: 'questions',
      state: isDone ? 'done' : 'toDo',
      sentence: parts.questionsAnswered(answers.answered, answers.all),
      date: isDone ? null : booking.departureDate,
      to: null,
    },
  ]
}

const paymentStep = ({ owed, isPaying }: Around, { parts }: Words, formats: Formats): readonly Step[] => {
  if (isPaying) return []
  const { isSettled, overdue, next } = owed
  const state = isSettled ? 'done' : overdue !== null ? 'late' : next?.taken === 'byItself' ? 'coming' : 'toDo'
  return [
    {
      kind: 'payment',
      state,
      // What has to be paid by hand, or needs another card, is explained above.
      sentence: owedInShort(owed, parts, formats),
      date: overdue?.since ?? next?.date ?? null,
      to: null,
    },
  ]
}

/** Many countries require a passport that is valid for six more months. */
const daysBeyondTrip = 183

/** Only for a trip by air, which is when a passport is required. */
const passportStep = ({ booking, customer }: Around, { ready }: Words, formats: Formats): readonly Step[] => {
  if (customer === null || !booking.transport.some(byPlane)) return []
  const { number, expiryDate } = customer.passport
  const step = { kind: 'passport', to: paths.profile } as const
  if (number === '' || expiryDate === null)
    return [{ ...step, state: 'toDo', sentence: ready.passportMissing, date: booking.departureDate }]
  const until = formats.documentDate(expiryDate)
  const beyond = daysBetween(booking.returnDate, expiryDate)
  if (beyond < 0) return [{ ...step, state: 'late', sentence: ready.passportOver(until), date: null }]
  if (beyond < daysBeyondTrip) return [{ ...step, state: 'toDo', sentence: ready.passportShort(until), date: null }]
  return [{ ...step, state: 'done', sentence: ready.passportValid(until), date: null }]
}

const deliverySteps = ({ booking }: Around, { statuses }: Words): readonly Step[] => {
  const step = (kind: 'delivery' | 'tickets', all: readonly Delivery[], end: Delivery['status']): readonly Step[] => {
    const open = all.find(({ status }) => status !== end)
    const shown = open ?? all[0]
    if (shown === undefined) return []
    const isDone = open === undefined
    return [
      {
        kind,
        state: isDone && kind === 'tickets' ? 'done' : 'coming',
        sentence: statuses[shown.status],
        date: null,
        to: null,
      },
    ]
  }
  const isTicket = ({ type }: Delivery): boolean => type === 'eticket'
  return [
    ...step(
      'delivery',
      booking.deliveries.filter((one) => !isTicket(one)),
      'onItsWay',
    ),
    ...step('tickets', booking.deliveries.filter(isTicket), 'readyToDownload'),
  ]
}

/** Done steps come first, then steps with a date, then the others. */
const order = ({ state, date }: Step): string => (state === 'done' ? '' : (date ?? '9999'))

/**
 * The steps until the departure, each with its date and state. Empty once the trip has begun or is cancelled. `now` is
 * ms since the epoch.
 */
export const gettingReady = (around: Around, now: number, words: Words, formats: Formats): readonly ReadyStep[] => {
  const { booking, above } = around
  const days = daysUntil(booking.departureDate, now)
  if (booking.status === 'cancelled' || days < 0) return []
  const steps = [
    ...questionsStep(around, words).map((step) => (above.questions ? { ...step, sentence: null } : step)),
    ...paymentStep(around, words, formats).map((step) => (above.payment ? { ...step, sentence: null } : step)),
    ...passportStep(around, words, formats),
    ...deliverySteps(around, words),
  ].toSorted(byText(order))
  const departure: Step = {
    kind: 'departure',
    state: 'coming',
    sentence: null,
    date: booking.departureDate,
    to: null,
  }
  return [...steps, departure].map((step) => ({
    ...step,
    title: words.ready.steps[step.kind],
    days: step.kind === 'departure' ? days : null,
  }))
}

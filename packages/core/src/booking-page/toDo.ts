import { daysBetween, daysUntil } from '../environment/time.js'
import type { Attention } from '../bookings/list/attention.js'
import { attentionWords } from '../bookings/list/attentionWords.js'
import type { ReadOnly } from '../bookings/bookingStatus.js'
import type { bookingsTexts } from '../bookings/list/bookingsTexts.js'
import { byPlane } from '../bookings/itinerary/itineraryTransport.js'
import type { ShownDelivery } from '../delivery/deliveries.js'
import type { Customer } from '../domain/Customer.js'
import type { Booking } from '../domain/Booking.js'
import type { Formats } from '../language/formats.js'
import type { Wording } from '../language/Wording.js'
import { type Path, paths } from '../navigation/paths.js'
import type { BookingPageTexts } from './bookingPageTexts.js'

/**
 * `late`: its due date has passed. `coming`: the customer has nothing to do for it. `unknown`: its data is still
 * loading; the row reserves its place.
 */
export type ToDoState = 'late' | 'toDo' | 'coming' | 'done' | 'unknown'

/** A task of the customer, open or done. */
export interface Task {
  readonly kind: Attention['kind'] | 'passport'
  readonly state: ToDoState
  readonly title: string
  /** A line below the title. Null if the title is enough. */
  readonly sentence: string | null
  readonly to: Path
}

/** A delivery that the customer waits for. */
export interface AwaitedDelivery {
  readonly kind: 'delivery'
  readonly state: ToDoState
  readonly shown: ShownDelivery
  /** The page that changes its address. Null if it cannot be changed. */
  readonly to: Path | null
}

/** A row of the list. */
export type ToDo = Task | AwaitedDelivery

/** What the customer still has to do or waits for, in one list. */
export interface ToDoList {
  readonly heading: string
  /** The most urgent first, what is done last. */
  readonly rows: readonly ToDo[]
}

interface Around {
  readonly booking: Booking
  readonly readOnly: ReadOnly | null
  /** Whether a payment is open. It stands above the rows. */
  readonly isPaying: boolean
  readonly attention: readonly Attention[]
  readonly deliveries: readonly ShownDelivery[]
  readonly deliveryUpdate: Path | null
  /** Null until it is known. */
  readonly customer: Pick<Customer, 'passport'> | null
}

export type ToDoWords = Pick<BookingPageTexts, 'ready'> & Pick<Wording<typeof bookingsTexts>, 'attention'>

/** The amount due stands beside the page with its date and the ways to pay, so that no row repeats it. */
const isBesideThePage = (one: Attention): boolean =>
  one.kind === 'balance' || (one.kind === 'balanceOverdue' && one.amount !== null)

const openTasks = ({ attention }: Around, words: ToDoWords, formats: Formats): readonly Task[] =>
  attention
    .filter((one) => !isBesideThePage(one))
    .map((one) => ({
      kind: one.kind,
      state: one.isUrgent ? 'late' : 'toDo',
      title: attentionWords(one, words, formats),
      sentence: null,
      to: one.path,
    }))

/** Many countries require a passport that is valid for six more months. */
const daysBeyondTrip = 183

/** Only for a trip by air, which is when a passport is required. */
const passportTask = ({ booking, customer }: Around, { ready }: ToDoWords, formats: Formats): readonly Task[] => {
  if (!booking.transport.some(byPlane)) return []
  const task = { kind: 'passport', title: ready.passport, to: paths.profile } as const
  if (customer === null) return [{ ...task, state: 'unknown', sentence: null }]
  const { number, expiryDate } = customer.passport
  if (number === '' || expiryDate === null) return [{ ...task, state: 'toDo', sentence: ready.passportMissing }]
  const until = formats.documentDate(expiryDate)
  const beyond = daysBetween(booking.returnDate, expiryDate)
  if (beyond < 0) return [{ ...task, state: 'late', sentence: ready.passportOver(until) }]
  return beyond < daysBeyondTrip
    ? [{ ...task, state: 'toDo', sentence: ready.passportShort(until) }]
    : [{ ...task, state: 'done', sentence: ready.passportValid(until) }]
}

/** E-tickets that are ready stand in a card of their own. */
const awaited = ({ deliveries, deliveryUpdate }: Around): readonly AwaitedDelivery[] =>
  deliveries
    .filter(({ tickets }) => tickets.length === 0)
    .map((shown) => ({
      kind: 'delivery',
      state: 'coming',
      shown,
      to: shown.fixed === null ? deliveryUpdate : null,
    }))

const order: readonly ToDoState[] = ['late', 'toDo', 'coming', 'done', 'unknown']

/** `now` is ms since the epoch. */
export const toDoList = (around: Around, now: number, words: ToDoWords, formats: Formats): ToDoList => {
  const { booking, readOnly, isPaying } = around
  const isAhead = readOnly === null && daysUntil(booking.departureDate, now) >= 0
  const rows: readonly ToDo[] = [
    ...openTasks(around, words, formats),
    ...(isAhead ? passportTask(around, words, formats) : []),
    ...awaited(around),
  ].toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const isOpen = isPaying || rows.some(({ state }) => state === 'late' || state === 'toDo')
  return { heading: isOpen ? words.ready.toDo : words.ready.nothingToDo, rows }
}

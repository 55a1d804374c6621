import type { SchedulerLike } from 'rxjs'
import type { Customer, RequiredData } from '../domain/Customer.js'
import { changeableDelivery, shownDeliveries, type TicketToShow } from '../delivery/deliveries.js'
import { type Path, paths } from '../navigation/paths.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { keepingEqual } from '../reactive/keepingEqual.js'
import { latest, type Loadable, type Resource } from '../reactive/resource.js'
import { activePassengers, type Booking, type BookingPassenger, type BookingSummary } from '../domain/Booking.js'
import type { PendingChange } from '../domain/Ticket.js'
import { paymentWord } from '../domain/bookingCodes.js'
import {
  extrasOf,
  type ItineraryDay,
  itineraryOf,
  type SharedItem,
  tripDays,
  type TripDays,
} from '../bookings/itinerary/itinerary.js'
import { type Attention, attentionOf, pastAttentionOf } from '../bookings/list/attention.js'
import type { Bookings } from '../bookings/bookings.js'
import { countdownOf, type ReadOnly } from '../bookings/bookingStatus.js'
import { owed } from '../bookings/money/owed.js'
import { type AnswersLeft, answersLeft, askedPassengers } from '../questions/askedPassengers.js'
import { type BalanceShown, balanceShown } from './balanceShown.js'
import { type ToDoList, toDoList } from './toDo.js'
import type { BookingAtHand, BookingAtHandState, BookingInSight } from './bookingAtHand.js'
import { nearTrip, type NextEntry, type TicketsAction } from './nearTrip.js'
import { heldInParts, type PartRow, partRows } from './parts.js'
import type { PageTexts } from './bookingPageTexts.js'

/** The single action beside a booking. */
export type MainAction = 'waysToPay' | 'payOverdue' | 'mendPlan' | TicketsAction | 'viewBasket' | 'addTickets'

const mainActionPaths: Readonly<Record<MainAction, (bookingRef: string) => Path>> = {
  waysToPay: paths.makePayment,
  payOverdue: paths.payOverdue,
  mendPlan: paths.changePlanPayment,
  showTickets: paths.readyTickets,
  tickets: paths.ticketDetails,
  viewBasket: paths.basket,
  addTickets: paths.tickets,
}

export interface Circumstances {
  readonly inBasket: number
  /** Whether a payment is open or may be. */
  readonly isPaying: boolean
  readonly readOnly: ReadOnly | null
  /** The way to the tickets of a trip that is near. Null for any other. */
  readonly tickets: TicketsAction | null
}

/**
 * What the customer has to pay comes first, without what a payment plan collects, then the tickets of a near trip. Null
 * if the booking was cancelled. Also null while a payment is open, so that nobody pays twice.
 */
export const mainActionOf = (
  booking: Booking,
  { inBasket, isPaying, readOnly, tickets }: Circumstances,
): MainAction | null => {
  if (readOnly === 'cancelled' || isPaying) return null
  const { overdue, next, plan } = owed(booking)
  if (overdue !== null) return overdue.left?.amount === 0 ? 'waysToPay' : 'payOverdue'
  if (plan === 'inError') return 'mendPlan'
  if (next?.taken === 'byHand') return 'waysToPay'
  if (readOnly !== null) return null
  if (tickets !== null) return tickets
  return inBasket > 0 ? 'viewBasket' : 'addTickets'
}

/** Whether a payment of the balance is still open, on any device. */
export const isBeingPaid = ({ payments }: Pick<Booking, 'payments'>): boolean =>
  payments.some(
    (payment) =>
      payment.basketId === null &&
      payment.type !== 'paymentPlan' &&
      ['pending', 'unknown'].includes(paymentWord(payment)),
  )

const isOwed = ({ kind }: Attention): boolean => kind === 'balance' || kind === 'balanceOverdue'

/** The tasks on the booking's own page. While a payment is open, they include nothing that is owed. */
export const attentionBeside = (
  booking: BookingSummary,
  isPaying: boolean,
  readOnly: ReadOnly | null,
): readonly Attention[] => {
  const all = readOnly === null ? attentionOf(booking) : pastAttentionOf(booking)
  return all.filter((attention) => !isPaying || !isOwed(attention))
}

/** What can be added to a booking, each on a page of its own. */
export type Addable = 'tickets' | 'accommodation' | 'transport' | 'extras'

const shops: Readonly<Record<Addable, (bookingRef: string) => Path>> = {
  tickets: paths.tickets,
  accommodation: paths.accommodations,
  transport: paths.transport,
  extras: paths.extras,
}

const addable: readonly Addable[] = ['tickets', 'accommodation', 'transport', 'extras']

const waysToAdd = ({ reference }: Booking): ShownBooking['add'] =>
  addable.map((what) => ({ what, path: shops[what](reference) }))

/** An action with its label and its page. */
export interface LabelledAction {
  readonly action: MainAction
  readonly label: string
  readonly path: Path
}

/** The next entry of a near trip. */
export interface NextUp extends NextEntry {
  /** Whether the countdown of the trip says already how many days are left. */
  readonly isCounted: boolean
  /** The way to the tickets. Null if the main action leads there, or if there are none. */
  readonly tickets: LabelledAction | null
}

/** One booking as its own page shows it. */
export interface ShownBooking extends BookingInSight {
  /** Whether something beside the booking itself could not be loaded, so that the customer can try again. */
  readonly isIncomplete: boolean
  /** The ways to add something. Empty if nothing can be added. */
  readonly add: readonly { readonly what: Addable; readonly path: Path }[]
  /** What the customer has to do or waits for. */
  readonly toDo: ToDoList
  /** The parts of the booking, one row each. */
  readonly parts: readonly PartRow[]
  readonly balance: BalanceShown
  /** Whether the bar of a phone has the balance. A settled one is shown only beside an action for something else. */
  readonly isBalanceInBar: boolean
  readonly mainAction: LabelledAction | null
  /** The next entry of a trip that is near. Null for any other, and if nothing is left. */
  readonly nextUp: NextUp | null
  /** The page that changes the address of a delivery. Null if none can be changed. */
  readonly deliveryUpdate: Path | null
  /** All tickets that can be shown at an entrance now. */
  readonly ticketsToShow: readonly TicketToShow[]
}

export type BookingPageState = Exclude<BookingAtHandState, BookingInSight> | ShownBooking

/** The trip by day, on a screen and on paper. */
export interface Trip {
  readonly days: readonly ItineraryDay[]
  /** The same days, relative to today. */
  readonly shown: TripDays
  readonly passengers: readonly BookingPassenger[]
  readonly extras: readonly SharedItem[]
  readonly insurance: readonly string[]
}

/** The page of one booking, from which its parts are opened. */
export interface BookingPage extends Pick<BookingAtHand, 'load' | 'tryAgain'> {
  readonly state$: Behavior<BookingPageState>
  /** Null until the booking is known. */
  readonly trip$: Behavior<Trip | null>
  /**
   * Called when the booking's own page is opened. Also loads what its parts show, and checks a payment that was started
   * elsewhere.
   */
  readonly open: () => Promise<void>
}

interface BookingPageDeps {
  readonly bookingRef: string
  readonly bookings: Bookings
  readonly atHand: BookingAtHand
  /** The number of items in its basket. Null until it is known. */
  readonly inBasket$: Behavior<number | null>
  readonly customer$: Behavior<Loadable<Customer>>
  readonly asked: Pick<Resource<RequiredData>, 'state$' | 'load'>
  readonly pending: Resource<readonly PendingChange[]>
  /** Checks the status of a payment of the balance, wherever it was started. */
  readonly followPayment: () => Promise<void>
  readonly texts: PageTexts
  readonly scheduler: Pick<SchedulerLike, 'now'>
}

interface Around {
  readonly pending: readonly PendingChange[] | null
  readonly answers: AnswersLeft | null
  readonly inBasket: number | null
  readonly customer: Customer | null
}

export const createBookingPage = (deps: BookingPageDeps): BookingPage => {
  const { bookingRef, atHand, asked, pending, scheduler } = deps
  const { formats } = deps.texts
  const { bookingPage, bookings: listed } = deps.texts.screen
  const words = { ...bookingPage, attention: listed.attention }
  const labels = { ...bookingPage.summary.actions, showTickets: listed.showTickets, tickets: bookingPage.parts.tickets }
  const labelled = (action: MainAction | null): LabelledAction | null =>
    action && { action, label: labels[action], path: mainActionPaths[action](bookingRef) }
  const booking$ = select(deps.bookings.booking(bookingRef), latest)
  const ownId$ = select(deps.customer$, (customer) => latest(customer)?.id ?? null)
  const answers$ = combine(
    { booking: booking$, required: select(asked.state$, latest), ownId: ownId$ },
    ({ booking, required, ownId }) =>
      booking === null || required === null ? null : answersLeft(askedPassengers(required, booking, ownId)),
  )
  const shownBooking = (
    inSight: BookingInSight,
    { pending: changes, answers, inBasket, customer }: Around,
  ): ShownBooking => {
    const { booking, readOnly, owed: statement, payment, countdown } = inSight
    const now = scheduler.now()
    const held = heldInParts(booking, changes)
    const isPaying = payment !== null
    // Nothing of a cancelled trip is awaited or shown at an entrance.
    const deliveries = readOnly === 'cancelled' ? [] : shownDeliveries(booking)
    const deliveryUpdate =
      readOnly !== null || changeableDelivery(booking) === null ? null : paths.deliveryUpdate(bookingRef)
    const attention = attentionBeside(booking, isPaying, readOnly)
    const toDo = toDoList(
      { booking, readOnly, isPaying, attention, deliveries, deliveryUpdate, customer },
      now,
      words,
      formats,
    )
    const ticketsToShow = deliveries.flatMap(({ tickets }) => tickets)
    const near = nearTrip(
      { booking, readOnly, countdown, tickets: held.tickets, ready: ticketsToShow.length },
      now,
      formats,
    )
    const tickets = near?.tickets ?? null
    const action = mainActionOf(booking, { inBasket: inBasket ?? 0, isPaying, readOnly, tickets })
    const mainAction = labelled(action)
    const balance = balanceShown(booking, statement, now, words.summary, formats)
    const linked = [...toDo.rows, mainAction && { to: mainAction.path }].flatMap((one) => one?.to ?? [])
    return {
      ...inSight,
      isIncomplete: booking.ticketAllocations === null,
      add: readOnly === null ? waysToAdd(booking) : [],
      toDo,
      parts: partRows({ booking, readOnly, held, answers, owed: statement, linked }, words.parts, formats),
      balance,
      isBalanceInBar: action !== tickets || (balance.amount?.amount ?? 0) !== 0,
      mainAction,
      nextUp: near?.next
        ? {
            ...near.next,
            isCounted: countdown.kind === 'ahead' && countdown.days === near.next.days,
            tickets: labelled(tickets === action ? null : tickets),
          }
        : null,
      deliveryUpdate,
      ticketsToShow,
    }
  }
  const sameBooking = keepingEqual<ShownBooking>()
  const sameTrip = keepingEqual<Trip>()
  const state$ = combine(
    {
      inSight: atHand.state$,
      pending: select(pending.state$, latest),
      answers: answers$,
      inBasket: deps.inBasket$,
      customer: select(deps.customer$, latest),
    },
    ({ inSight, ...around }): BookingPageState =>
      inSight.kind === 'shown' ? sameBooking(shownBooking(inSight, around)) : inSight,
  )

  return {
    state$,
    trip$: select(booking$, (booking) => {
      if (booking === null) return null
      const days = itineraryOf(booking, formats)
      const now = scheduler.now()
      const shown = tripDays(days, countdownOf(booking, now), now)
      return sameTrip({ days, shown, passengers: activePassengers(booking.passengers), ...extrasOf(booking) })
    }),
    load: atHand.load,
    open: async () => {
      await Promise.all([atHand.load(), pending.load()])
      const { value } = state$
      if (value.kind !== 'shown') return
      const follows = value.payment === null && isBeingPaid(value.booking)
      await Promise.all([
        value.readOnly === null ? asked.load() : undefined,
        follows ? deps.followPayment() : undefined,
      ])
    },
    tryAgain: atHand.tryAgain,
  }
}

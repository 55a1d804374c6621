import { cancelledBy } from '../failure/Failure.js'
import type { Booking } from '../domain/Booking.js'
import type { Bookings } from '../bookings/bookings.js'
import { entriesToCome, type PlanEntry } from '../bookings/money/planTimeline.js'
import { planOffer } from '../bookings/money/planOffer.js'
import type { PayingTexts } from '../payment/paymentTexts.js'
import { zeroMinor } from '../money/Money.js'
import type { CardInput } from '../payment/paymentPorts.js'
import {
  isUnderWay,
  newRecord,
  type Notice,
  type PaymentRecord,
  type PlanAction,
  type Purchase,
} from '../payment/machine/record.js'
import { noWorld, type PaymentStatus } from '../payment/machine/status.js'
import { type PaymentWords, statementOf } from '../payment/statement.js'
import type { PendingPayments } from '../payment/pendingPayments.js'
import { createShownPayment, invalidCard, type PaymentCommands } from '../payment/shownPayment.js'
import { type Behavior, combine } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/resource.js'
import { exhaust } from '../reactive/concurrency.js'
import { createSessionState, isOver, type Lifetime } from '../reactive/Lifetime.js'
import { cardOf, holderOf, stoodOf } from './planCalls.js'
import type { PlanOverview } from './planOverview.js'
import { isPlanDay, type PaymentPlan } from '../domain/PaymentPlan.js'
import {
  type DayProjection,
  type Projection,
  projectionFor,
  projectionSummary,
  type ProjectionSummary,
} from './projection.js'

/** The chosen day, or else the current day of the plan, with its payments. */
export interface ChosenDay extends DayProjection {
  /** True if this is the current day of the plan. */
  readonly isCurrent: boolean
  readonly entries: readonly PlanEntry[]
  /** The summary; null if there is no payment, or it is unknown. */
  readonly summary: ProjectionSummary | null
  /** The summary of the current plan, and of the plan after the change; both are the same until the change is known. */
  readonly before: ProjectionSummary | null
  readonly after: ProjectionSummary | null
  /** The payments on this day are known, not empty, and differ from the current plan. */
  readonly canBeConfirmed: boolean
}

/** The form that sets a payment plan up, or changes its day or card. */
export interface PlanFormState {
  readonly chosen: ChosenDay
  readonly payment: PaymentStatus
  /** What the page says about the change; null if the customer can simply make it. */
  readonly words: PaymentWords | null
  /** While the form was open, the plan was set up elsewhere, so that the form is gone. */
  readonly isSetUpElsewhere: boolean
  /** A submit reads the payments again, to compare them with those that were shown. */
  readonly isComparing: boolean
}

/** One change of a booking's payment plan: setting it up, or changing its card or its day. */
export interface PlanForm extends PaymentCommands {
  readonly state$: Behavior<PlanFormState>
  /** Checks whether an earlier change was made. The page calls this when it opens. */
  readonly open: () => Promise<void>
  /** Chooses a day of the month, 1 to 31, and requests the payments on it. Any other day ends as `failed`. */
  readonly chooseDay: (day: number) => Promise<void>
  /**
   * Sends the change, with the day and card that it needs. A second submit during a change gets the end of that change.
   */
  readonly submit: (input: { readonly day?: number; readonly card?: CardInput }) => Promise<PaymentStatus>
  /** Hides a refusal, as when the customer leaves the page. */
  readonly leave: () => void
  /** The customer has read the result, or that the plan was set up elsewhere. */
  readonly acknowledge: () => void
}

/** The payment plan of one booking. */
export interface PlanForms {
  /** The days of the month to choose from. */
  readonly days: readonly number[]
  /** Null until the booking is known. */
  readonly overview$: Behavior<PlanOverview | null>
  readonly setUp: PlanForm
  readonly changeCard: PlanForm
  readonly changeDay: PlanForm
}

interface PlanFormDeps {
  readonly bookingRef: string
  readonly action: PlanAction
  readonly bookings: Bookings
  readonly pending: PendingPayments
  readonly projection: Projection
  readonly scope: Lifetime
  readonly now: () => number
  readonly texts: PayingTexts
}

/** Stands for any invalid day of a script, such as '31' or undefined. Its projection fails. */
const noDay = 0

export const createPlanForm = (deps: PlanFormDeps): PlanForm => {
  const { bookingRef, action, bookings, projection, scope, now, texts } = deps
  const shown = createShownPayment(deps, { kind: 'plan', bookingRef, action, stood: '' }, () => noWorld)
  const bookingNow = (): Booking | null => latest(bookings.booking(bookingRef).value)

  const chosen = createSessionState<number | null>(scope, null)
  const setUpElsewhere = createSessionState(scope, false)
  const comparing = createSessionState(scope, false)
  const once = exhaust<PaymentStatus>(scope)
  bookings.booking(bookingRef).subscribe((loaded) => {
    const booking = latest(loaded)
    const record = shown.record$.value
    if (action !== 'create' || record?.step.kind !== 'form' || isUnderWay(record)) return
    const { purchase } = record
    if (booking?.paymentPlan && purchase.kind === 'plan' && purchase.stood !== stoodOf(action, booking))
      setUpElsewhere.set(planOffer(booking) !== 'setUp')
  })

  /** Only a change of the day starts with the current day. */
  const planNow = (booking: Booking | null): PaymentPlan | null =>
    action === 'changeDay' ? (booking?.paymentPlan ?? null) : null
  const chosenDay = (projected: DayProjection, choice: number | null, loaded: Loadable<Booking>): ChosenDay => {
    const plan = planNow(latest(loaded))
    const day = choice ?? plan?.day ?? null
    const isCurrent = plan !== null && day === plan.day
    const shown: DayProjection = isCurrent
      ? { day, status: 'ready', instalments: plan.projection, failure: null }
      : projectionFor(projected, day)
    const summary = projectionSummary(shown.instalments ?? [])
    const before = projectionSummary(plan?.projection ?? [])
    return {
      ...shown,
      isCurrent,
      entries: entriesToCome(shown.instalments ?? []),
      summary,
      before,
      after: shown.status === 'failed' || shown.instalments === null ? before : summary,
      canBeConfirmed: shown.status === 'ready' && summary !== null && !isCurrent,
    }
  }
  const chosen$ = combine(
    { projected: projection.state$, choice: chosen.state$, booking: bookings.booking(bookingRef) },
    ({ projected, choice, booking }) => chosenDay(projected, choice, booking),
  )
  const paymentOf = (record: PaymentRecord | null): Pick<PlanFormState, 'payment' | 'words'> => {
    // Without a record, nothing names the booking: after a sign-out, the state must not.
    const known = record ?? newRecord({ kind: 'plan', bookingRef: '', action, stood: '' })
    const payment = shown.statusIn(noWorld, known)
    return { payment, words: statementOf(payment, texts).panel }
  }

  const toChange = async (): Promise<Purchase | null> => {
    if (bookingNow() === null) await bookings.load(bookingRef)
    const booking = bookingNow()
    return booking && { kind: 'plan', bookingRef, action, stood: stoodOf(action, booking) }
  }
  const open = (): Promise<void> =>
    shown.open(bookingRef, (purchase) => purchase.kind === 'plan' && purchase.action === action, toChange)

  /** Reads the payments again that were shown for a day: the price may have changed since. */
  const objectionTo = async (day: number): Promise<Notice | null> => {
    const before = projectionFor(projection.state$.value, day)
    if (before.status !== 'ready' || shown.record$.value?.step.kind !== 'form') return null
    comparing.set(true)
    await projection.ask(day)
    comparing.set(false)
    const { status, instalments } = projectionFor(projection.state$.value, day)
    if (status !== 'ready') return { kind: 'notAccepted' }
    return JSON.stringify(instalments) === JSON.stringify(before.instalments) ? null : { kind: 'amountChanged' }
  }
  const submitOnce = async (day: number | null, card: CardInput | null): Promise<PaymentStatus> => {
    const session = scope.context()
    if (!shown.isObserved()) await open()
    if (isOver(session)) return shown.endWithout(cancelledBy(session))
    const booking = bookingNow()
    if (booking === null) return shown.end()
    const wish = { day, card: card && holderOf(card.cardholderName), cardBefore: cardOf(booking.paymentPlan) }
    const objection = day === null ? null : await objectionTo(day)
    if (isOver(session)) return shown.endWithout(cancelledBy(session))
    return shown.submit({ amount: zeroMinor, at: now(), known: null, wish }, card, objection)
  }
  const submitPlan = (day: number | null, card: CardInput | null): Promise<PaymentStatus> =>
    once(() => submitOnce(day, card))

  return {
    state$: combine(
      {
        chosen: chosen$,
        record: shown.record$,
        isSetUpElsewhere: setUpElsewhere.state$,
        isComparing: comparing.state$,
      },
      ({ record, ...form }) => ({ ...form, ...paymentOf(record) }),
    ),
    open,
    chooseDay: async (day) => {
      const asked = isPlanDay(day) ? day : noDay
      chosen.set(asked)
      if (planNow(bookingNow())?.day !== asked) await projection.ask(asked)
    },
    submit: async ({ day, card }) => {
      const wantsDay = action !== 'changePayment'
      if (wantsDay && (day === undefined || !isPlanDay(day)))
        return shown.endWithout({ kind: 'invalid', problem: 'day' })
      if (action === 'changeDay') return submitPlan(day ?? null, null)
      if (card === undefined) return shown.endWithout({ kind: 'invalid', problem: 'cardholderMissing' })
      return invalidCard(card, shown.endWithout) ?? submitPlan(day ?? null, card)
    },
    leave: () => void (shown.record$.value?.step.kind === 'form' && shown.show(null)),
    acknowledge: () => {
      setUpElsewhere.set(false)
      if (shown.record$.value?.step.kind === 'paid') shown.show(null)
    },
    ...shown.commands,
  }
}

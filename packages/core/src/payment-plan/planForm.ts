import type { Booking } from '../bookings/Booking.js'
import type { Bookings } from '../bookings/bookings.js'
import { zeroMinor } from '../money/Money.js'
import type { CardInput } from '../payment/paymentPorts.js'
import { digestOf, type PaymentRecord, type PlanAction, type Purchase } from '../payment/machine/record.js'
import { type PaymentEnd, type PaymentView, viewOf } from '../payment/machine/view.js'
import {
  createShownPayment,
  invalidCard,
  type PaymentCommands,
  type PendingPayments,
} from '../payment/pendingPayments.js'
import { type Behavior, combine } from '../reactive/Behavior.js'
import { latest } from '../reactive/Loadable.js'
import { isOver, type SessionScope } from '../session/SessionScope.js'
import { cardOf, stoodOf } from './planCalls.js'
import type { PlanOverview } from './planOverview.js'
import { isPlanDay } from './PaymentPlan.js'
import type { Projection, ProjectionState } from './projection.js'

export interface PlanFormState {
  /** What the plan would take on the day that was chosen last. */
  readonly projection: ProjectionState
  readonly payment: PaymentView
}

/** One thing that is done to a booking's payment plan: setting it up, or changing its card or its day. */
export interface PlanForm extends PaymentCommands {
  readonly state$: Behavior<PlanFormState>
  /** Looks whether a change of before was made. Called when its page is opened. */
  readonly open: () => Promise<void>
  /** Asks what the plan would take on that day of the month, 1 to 31. */
  readonly chooseDay: (day: number) => Promise<void>
  /** Sends it; a press beside another gets its end. The day and the card as far as it needs them. */
  readonly submit: (input: { readonly day?: number; readonly card?: CardInput }) => Promise<PaymentEnd>
  /** What was refused is no longer shown, as when its page is left. */
  readonly leave: () => void
  /** What was done has been read. */
  readonly acknowledge: () => void
}

/** The payment plan of one booking. */
export interface PlanForms {
  /** Null while the booking is not known. */
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
  readonly scope: SessionScope
  readonly now: () => number
}

export const createPlanForm = ({
  bookingRef,
  action,
  bookings,
  pending,
  projection,
  scope,
  now,
}: PlanFormDeps): PlanForm => {
  const shown = createShownPayment(pending, scope)
  const bookingNow = (): Booking | null => latest(bookings.booking(bookingRef).value)

  const stateOf = (projected: ProjectionState, record: PaymentRecord | null): PlanFormState => ({
    projection: projected,
    payment: record === null ? { kind: 'checking' } : viewOf(record, now()),
  })

  const toChange = async (): Promise<Purchase | null> => {
    if (bookingNow() === null) await bookings.load(bookingRef)
    const booking = bookingNow()
    return booking && { kind: 'plan', bookingRef, action, stood: stoodOf(action, booking) }
  }
  const open = (): Promise<void> =>
    shown.open(bookingRef, (purchase) => purchase.kind === 'plan' && purchase.action === action, toChange)

  const press = async (day: number | null, card: CardInput | null): Promise<PaymentEnd> => {
    const session = scope.context()
    if (!shown.isLookedAt()) await open()
    if (isOver(session)) return { kind: 'cancelled' }
    const booking = bookingNow()
    if (booking === null) return shown.end()
    const wish = { day, card: card && digestOf(card.cardholderName.trim()), cardBefore: cardOf(booking.paymentPlan) }
    return shown.press({ amount: zeroMinor, at: now(), known: null, wish }, card)
  }

  return {
    state$: combine(projection.state$, shown.record$, stateOf),
    open,
    chooseDay: projection.ask,
    submit: async ({ day, card }) => {
      const wantsDay = action !== 'changePayment'
      if (wantsDay && (day === undefined || !isPlanDay(day))) return { kind: 'invalid', problem: 'day' }
      if (action === 'changeDay') return press(day ?? null, null)
      if (card === undefined) return { kind: 'invalid', problem: 'cardholderMissing' }
      return invalidCard(card) ?? press(day ?? null, card)
    },
    leave: () => void (shown.record$.value?.step.kind === 'form' && shown.show(null)),
    acknowledge: () => void (shown.record$.value?.step.kind === 'paid' && shown.show(null)),
    ...shown.commands,
  }
}

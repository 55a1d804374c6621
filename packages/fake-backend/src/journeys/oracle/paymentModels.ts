import type {
  BalancePaymentState,
  CheckoutState,
  Dashboard,
  PaymentCommands,
  PaymentOutcome,
  PaymentStatus,
  PlanAction,
  PlanFormState,
} from '@booking-dashboard/core'
import type { Observable } from 'rxjs'

/** What a page shows of a payment. */
export type PaymentView = PaymentOutcome & Pick<PaymentStatus, 'notice' | 'outcome' | 'charged' | 'can'>

type State = CheckoutState | BalancePaymentState | PlanFormState

interface Model extends PaymentCommands {
  readonly state$: Observable<State> & { readonly value: State }
  readonly open: () => Promise<void>
}

export const purposes = ['basket', 'outstanding', 'overdue', 'planCreate', 'planCard', 'planDay'] as const
/** What a customer can pay for or change on a booking. */
export type Purpose = (typeof purposes)[number]

/** The action on a plan; null for a payment. */
export const actionOf = (purpose: Purpose): PlanAction | null => {
  switch (purpose) {
    case 'planCreate':
      return 'create'
    case 'planCard':
      return 'changePayment'
    case 'planDay':
      return 'changeDay'
    default:
      return null
  }
}

export const isPlan = (purpose: Purpose): boolean => actionOf(purpose) !== null

/** The model that the page of this purpose shows. */
export const modelOf = (dashboard: Dashboard, purpose: Purpose, ref: string): Model => {
  switch (purpose) {
    case 'basket':
      return dashboard.checkout(ref)
    case 'outstanding':
    case 'overdue':
      return dashboard.balancePayment(ref, purpose)
    case 'planCreate':
      return dashboard.plan(ref).setUp
    case 'planCard':
      return dashboard.plan(ref).changeCard
    case 'planDay':
      return dashboard.plan(ref).changeDay
  }
}

/** The payment's view; null if the page shows something else. */
export const viewIn = (state: State): PaymentView | null => {
  if (!('kind' in state) || state.kind === 'open') return state.payment
  return state.kind === 'paid'
    ? { kind: 'paid', payment: state.payment, notice: null, outcome: null, charged: null, can: [] }
    : null
}

export const viewOn = (dashboard: Dashboard, purpose: Purpose, ref: string): PaymentView | null =>
  viewIn(modelOf(dashboard, purpose, ref).state$.value)

/** True if a page has ever loaded this booking or its basket, because unused models are never created. */
export const isKnownTo = ({ bookings, basket }: Dashboard, ref: string): boolean =>
  bookings.booking(ref).value.kind !== 'idle' || basket(ref).state$.value.kind !== 'unknown'

export const viewsOn = (dashboard: Dashboard, ref: string): readonly PaymentView[] =>
  [
    ...(isKnownTo(dashboard, ref) ? purposes : []).map((purpose) => viewOn(dashboard, purpose, ref)),
    dashboard.unendedPayment(ref).value?.status ?? null,
  ].filter((view) => view !== null)

/** True if the payment moves towards its end by itself; a challenge waits for the customer. */
export const isMoving = (view: PaymentView): boolean => view.kind === 'moving' && view.stage !== 'bank'
export const isAtBank = (view: PaymentView): boolean => view.kind === 'moving' && view.stage === 'bank'

/** The name in the tally. */
export const nameOfView = (view: PaymentView): string => {
  if (view.kind === 'moving') return view.stage
  return view.kind === 'form' && view.notice !== null ? `failed: ${view.notice.kind}` : view.kind
}

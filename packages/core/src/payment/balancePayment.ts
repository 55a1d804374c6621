import { cancelledBy } from '../failure/Failure.js'
import type { Booking } from '../domain/Booking.js'
import { isPaid, paymentWord } from '../domain/bookingCodes.js'
import type { Bookings } from '../bookings/bookings.js'
import { type BalanceToPay, balanceToPay, type NothingToPay, nothingToPay } from '../bookings/money/waysToPay.js'
import type { BalancePart } from '../bookings/money/owed.js'
import { planCardAfter, type PlanCardOffer } from '../bookings/money/planOffer.js'
import type { PayingTexts } from './paymentTexts.js'
import { type Minor, money, zeroMinor } from '../money/Money.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/resource.js'
import { isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { CardInput } from './paymentPorts.js'
import {
  isUnderWay,
  type ListedPayment,
  newRecord,
  type PaidPayment,
  type PaymentRecord,
  type Purchase,
} from './machine/record.js'
import { afterChange, noWorld, type PaymentStatus, type World } from './machine/status.js'
import { createEarlierBalances } from './earlierBalances.js'
import { type PaymentWords, type ReturnedPayment, statementOf } from './statement.js'
import type { PendingPayments } from './pendingPayments.js'
import { listedIn } from './purchaseCalls.js'
import {
  createShownPayment,
  type FormPlace,
  formPlace,
  invalidCard,
  type Paying,
  type PaymentCommands,
} from './shownPayment.js'

/** What the page shows on which a booking's balance, or its overdue part, is paid. */
export type BalancePaymentState =
  | { readonly kind: 'loading' }
  /** The booking could not be loaded. */
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'nothingToPay'
      readonly why: NothingToPay
      readonly booking: Booking
      /** A payment from this page, if the booking still owes as much as before; otherwise null. */
      readonly returned: ReturnedPayment | null
    }
  /** `due` is null if the amount that is being paid is no longer due. */
  | {
      readonly kind: 'open'
      readonly booking: Booking
      readonly due: BalanceToPay | null
      /** What the page says about the payment; null if the customer can simply pay. */
      readonly words: PaymentWords | null
      readonly payment: PaymentStatus
      readonly form: FormPlace
    }
  | {
      readonly kind: 'paid'
      readonly payment: PaidPayment
      readonly words: PaymentWords
      /** The reference of its receipt; null if there is no receipt to show. */
      readonly receipt: string | null
      /** The offer to use its card for the plan as well. Null if there is none, or if the payment is not listed yet. */
      readonly planCard: PlanCardOffer | null
    }

/** Pays what one booking owes. */
export interface BalancePayment extends PaymentCommands {
  readonly state$: Behavior<BalancePaymentState>
  /** Whether to offer ways to pay: not while it is unknown whether part of the balance is already paid. */
  readonly ways$: Behavior<'checking' | 'closed' | 'open'>
  /** Checks whether something is already paid. The page calls this when it opens. */
  readonly open: () => Promise<void>
  /**
   * Pays what `state$` shows, and opens first if needed. A second submit during a payment gets the end of that payment.
   */
  readonly pay: (card: CardInput) => Promise<PaymentStatus>
}

interface BalancePaymentDeps {
  readonly bookingRef: string
  readonly part: BalancePart
  readonly bookings: Bookings
  readonly pending: PendingPayments
  readonly scope: Lifetime
  readonly now: () => number
  readonly texts: PayingTexts
}

const failedByKey = (booking: Booking): ReadonlyMap<string, ListedPayment> =>
  new Map(
    booking.payments.flatMap((payment) => {
      const { idempotencyKey: key } = payment
      return key === null || paymentWord(payment) !== 'failed' ? [] : [[key, listedIn(booking, payment)] as const]
    }),
  )

/** The form is for an amount that is no longer due: the payment of the new amount takes its place. */
const isOfFormerAmount = ({ step, purchase }: PaymentRecord, { prices }: Booking): boolean =>
  step.kind === 'form' && purchase.kind === 'balance' && purchase.owed !== prices.outstandingBalance

export const createBalancePayment = (deps: BalancePaymentDeps): BalancePayment => {
  const { bookingRef, part, bookings, pending, scope, now, texts } = deps
  const booking$ = bookings.booking(bookingRef)
  const shown = createShownPayment(deps, { kind: 'balance', bookingRef, owed: zeroMinor }, () =>
    worldOf(latest(booking$.value)),
  )
  const earlier = createEarlierBalances(bookingRef, pending, scope)

  const worldOf = (booking: Booking | null, awaited: readonly Minor[] = []): World => {
    if (booking === null) return { ...noWorld, part }
    const { currency } = booking
    return {
      ...noWorld,
      currency,
      amount: balanceToPay(booking, part)?.amount ?? money(booking.outstandingBalance, currency),
      part,
      earlier: awaited.map((amount) => money(amount, currency)),
      failed: failedByKey(booking),
    }
  }
  const stateOf = (
    loadable: Loadable<Booking>,
    { record, hadForm }: Paying,
    awaited: readonly Minor[],
  ): BalancePaymentState => {
    const booking = latest(loadable)
    if (booking === null) return loadable.kind === 'failed' ? { kind: 'failed' } : { kind: 'loading' }
    const due = balanceToPay(booking, part)
    // Another tab may be paying the new amount, so nothing is known of it yet.
    const known =
      record === null || isOfFormerAmount(record, booking)
        ? newRecord({ kind: 'balance', bookingRef, owed: booking.outstandingBalance })
        : record
    const payment = shown.statusIn(worldOf(booking, awaited), known)
    const { panel, receipt, returned } = statementOf(payment, texts)
    if (payment.kind === 'paid' && known.submission !== null && panel !== null) {
      const { payment: paid } = payment
      return { kind: 'paid', payment: paid, words: panel, receipt, planCard: planCardAfter(booking, paid.reference) }
    }
    const isFree = ['form', 'paid', 'checking'].includes(payment.kind)
    if (isFree && due === null) return { kind: 'nothingToPay', why: nothingToPay(booking), booking, returned }
    const form = due === null || record === null ? 'none' : formPlace(payment, hadForm)
    return { kind: 'open', booking, due, words: panel, payment, form }
  }
  const state$ = combine(
    { booking: booking$, paying: shown.shown$, awaited: earlier.awaited$ },
    ({ booking, paying, awaited }) => stateOf(booking, paying, awaited),
  )

  /**
   * The amount due has changed under the form: shows the payment of the new amount, with the notice of the earlier one.
   */
  const follow = (): void => {
    const booking = latest(booking$.value)
    const record = shown.record$.value
    if (booking === null || record === null || !isOfFormerAmount(record, booking)) return
    const { outstandingBalance: owed } = booking.prices
    const run = pending.of({ kind: 'balance', bookingRef, owed })
    earlier.watchBeside(owed)
    shown.show(run)
    // A message about an earlier payment that may still arrive names its own amount: under another key it would be a
    // second charge.
    run.send({ kind: 'arrived', here: false, notice: isUnderWay(record) ? null : afterChange(record.notice) })
  }
  booking$.subscribe(follow)
  shown.record$.subscribe(follow)

  const toPay = async (): Promise<Purchase | null> => {
    if (latest(booking$.value) === null) await bookings.load(bookingRef)
    const booking = latest(booking$.value)
    return booking && { kind: 'balance', bookingRef, owed: booking.prices.outstandingBalance }
  }
  const open = async (): Promise<void> => {
    await shown.open(bookingRef, ({ kind }) => kind === 'balance', toPay)
    const purchase = shown.record$.value?.purchase
    if (purchase?.kind === 'balance') earlier.watchBeside(purchase.owed)
  }

  const submit = async (card: CardInput): Promise<PaymentStatus> => {
    const isOpened = shown.isObserved()
    const session = scope.context()
    if (!isOpened) await open()
    if (isOver(session)) return shown.endWithout(cancelledBy(session))
    const record = shown.record$.value
    const booking = latest(booking$.value)
    // A caller who has not seen the status must see it before paying.
    if (record === null || booking === null || (!isOpened && record.notice !== null)) return shown.end()
    const due = balanceToPay(booking, part)
    if (record.step.kind === 'form' && due === null) return shown.endWithout({ kind: 'nothingToPay' })
    const known = booking.payments.filter(isPaid).map(({ reference }) => reference)
    return shown.submit({ amount: due?.amount.amount ?? zeroMinor, at: now(), known, wish: null }, card)
  }

  return {
    state$,
    ways$: select(state$, (state) => {
      if (state.kind === 'loading') return 'checking'
      if (state.kind !== 'open' || state.payment.kind === 'form') return 'open'
      return state.payment.kind === 'checking' ? 'checking' : 'closed'
    }),
    open,
    pay: async (card) => invalidCard(card, shown.endWithout) ?? submit(card),
    ...shown.commands,
  }
}

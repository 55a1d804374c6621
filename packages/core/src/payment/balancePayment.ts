import type { Booking } from '../domain/Booking.js'
import { isPaid } from '../domain/bookingCodes.js'
import type { Bookings } from '../bookings/bookings.js'
import { type BalanceToPay, balanceToPay, type NothingToPay, nothingToPay } from '../bookings/money/waysToPay.js'
import type { BalancePart } from '../bookings/money/owed.js'
import type { PayingTexts } from './paymentTexts.js'
import { type Minor, type Money, money, zeroMinor } from '../money/Money.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/resource.js'
import { isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { CardInput } from './paymentPorts.js'
import { isUnderWay, type PaidPayment, type PaymentRecord, type Purchase } from './machine/record.js'
import { type PaymentEnd, type PaymentView, viewOf } from './machine/view.js'
import { createEarlierBalances } from './earlierBalances.js'
import {
  besideEarlier,
  type PaymentWords,
  paidShown,
  paymentWords,
  type ReturnedPayment,
  returnedPayment,
} from './paymentViewWords.js'
import type { PendingPayments } from './pendingPayments.js'
import {
  costsNow,
  createShownPayment,
  type FormPlace,
  formPlace,
  invalidCard,
  type PaymentCommands,
} from './shownPayment.js'

/** What the page shows on which a booking's balance, or what of it is overdue, is paid. */
export type BalancePaymentState =
  | { readonly kind: 'loading' }
  /** The booking could not be loaded. */
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'nothingToPay'
      readonly why: NothingToPay
      readonly booking: Booking
      /** A payment that was made here, where the booking owes as much as before; null where there is none. */
      readonly returned: ReturnedPayment | null
    }
  /** `due` is null where what is being paid is no longer owed. */
  | {
      readonly kind: 'open'
      readonly booking: Booking
      readonly due: BalanceToPay | null
      /** Where an attempt was refused because another amount is owed by now. */
      readonly newAmount: Money | null
      /** What is said of the payment; null where it is free to pay. */
      readonly words: PaymentWords | null
      readonly payment: PaymentView
      readonly form: FormPlace
    }
  | {
      readonly kind: 'paid'
      readonly payment: PaidPayment
      readonly words: PaymentWords
      /** The reference of its receipt; null where there is none to show. */
      readonly receipt: string | null
    }

/** Paying what one booking owes. */
export interface BalancePayment extends PaymentCommands {
  readonly state$: Behavior<BalancePaymentState>
  /** Whether ways to pay may be offered: not while it is not known whether any of it is paid already. */
  readonly ways$: Behavior<'checking' | 'closed' | 'open'>
  /** Looks whether something was paid already. Called when its page is opened. */
  readonly open: () => Promise<void>
  /** Pays what `state$` shows; opens first where nobody has. A press beside another gets its end. */
  readonly pay: (card: CardInput) => Promise<PaymentEnd>
}

/** What a form is drawn from, beside its booking. */
interface Shown {
  readonly record: PaymentRecord | null
  readonly hadForm: boolean
  /** Of payments of other amounts that may still arrive. */
  readonly awaited: readonly Minor[]
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

export const createBalancePayment = ({
  bookingRef,
  part,
  bookings,
  pending,
  scope,
  now,
  texts,
}: BalancePaymentDeps): BalancePayment => {
  const booking$ = bookings.booking(bookingRef)
  const shown = createShownPayment(pending, scope)
  const earlier = createEarlierBalances(bookingRef, pending, scope)

  const stateOf = (loadable: Loadable<Booking>, { record, hadForm, awaited }: Shown): BalancePaymentState => {
    const booking = latest(loadable)
    if (booking === null) return loadable.kind === 'failed' ? { kind: 'failed' } : { kind: 'loading' }
    const due = balanceToPay(booking, part)
    if (record === null)
      return due === null
        ? { kind: 'nothingToPay', why: nothingToPay(booking), booking, returned: null }
        : { kind: 'open', booking, due, newAmount: null, words: null, payment: { kind: 'checking' }, form: 'none' }
    const payment = viewOf(record, now())
    if (payment.kind === 'paid' && record.pressed !== null)
      return { kind: 'paid', ...paidShown(payment.payment, texts) }
    const isFree = ['form', 'paid', 'checking'].includes(payment.kind)
    if (isFree && due === null) {
      const owed = money(booking.outstandingBalance, booking.currency)
      return {
        kind: 'nothingToPay',
        why: nothingToPay(booking),
        booking,
        returned: returnedPayment(payment, owed, texts),
      }
    }
    const newAmount = costsNow(payment, due && due.amount, record)
    const form = due === null ? 'none' : formPlace(payment, hadForm)
    const asItStands = newAmount === null ? [] : [texts.screen.checkout.form.newBalance(texts.formats.money(newAmount))]
    const of = part === 'overdue' ? 'overdue' : 'balance'
    const earlier = awaited.map((amount) => money(amount, booking.currency))
    const words = besideEarlier(paymentWords(payment, { of, bookingRef, asItStands }, texts), payment, earlier, texts)
    return { kind: 'open', booking, due, newAmount, words, payment, form }
  }
  const form$ = combine(shown.record$, shown.hadForm$, (record, hadForm) => ({ record, hadForm }))
  const paying$ = combine(form$, earlier.awaited$, (form, awaited) => ({ ...form, awaited }))
  const state$ = combine(booking$, paying$, stateOf)

  /** What is owed has changed under the form: the payment of what is owed now, beside what was told of the one before. */
  const follow = (): void => {
    const booking = latest(booking$.value)
    const record = shown.record$.value
    if (booking === null || record?.step.kind !== 'form' || record.purchase.kind !== 'balance') return
    const { outstandingBalance: owed } = booking.prices
    if (record.purchase.owed === owed) return
    const run = pending.of({ kind: 'balance', bookingRef, owed })
    earlier.watchBeside(owed)
    shown.show(run)
    // What may still arrive of the one before is said of its own amount: under another key it would be charged besides.
    run.send({ kind: 'arrived', here: false, told: isUnderWay(record) ? null : record.notice })
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

  const press = async (card: CardInput): Promise<PaymentEnd> => {
    const isOpened = shown.isLookedAt()
    const session = scope.context()
    if (!isOpened) await open()
    if (isOver(session)) return { kind: 'cancelled' }
    const record = shown.record$.value
    const booking = latest(booking$.value)
    // Whoever pays without having been shown how it stands has to be shown it first.
    if (record === null || booking === null || (!isOpened && record.notice !== null)) return shown.end()
    const due = balanceToPay(booking, part)
    if (record.step.kind === 'form' && due === null) return { kind: 'nothingToPay' }
    const known = booking.payments.filter(isPaid).map(({ reference }) => reference)
    return shown.press({ amount: due?.amount.amount ?? zeroMinor, at: now(), known, wish: null }, card)
  }

  return {
    state$,
    ways$: select(state$, (state) => {
      if (state.kind === 'loading') return 'checking'
      if (state.kind !== 'open' || state.payment.kind === 'form') return 'open'
      return state.payment.kind === 'checking' ? 'checking' : 'closed'
    }),
    open,
    pay: async (card) => invalidCard(card) ?? press(card),
    ...shown.commands,
  }
}

import { cancelledBy } from '../failure/Failure.js'
import type { Booking } from '../domain/Booking.js'
import { isPaid } from '../domain/bookingCodes.js'
import { type ReturnedMoney, returnOf, unbookedPayment } from '../bookings/money/countedPayments.js'
import type { Bookings } from '../bookings/bookings.js'
import { type Basket, type CheckoutObstacle, checkoutObstacle } from '../basket/Basket.js'
import type { BasketOverview } from '../basket/basketOverview.js'
import { heldIn, type StoredBasket } from '../basket/basketStore.js'
import { mandatoryWarnings } from '../basket/basketWarnings.js'
import type { BasketParts, ShownBasket } from '../basket/shoppingBasket.js'
import type { PackageInformation, TermsAndConditions, TermsState } from '../catalogue/package/packageInformation.js'
import type { PayingTexts } from './paymentTexts.js'
import { money, type Money, zeroMinor } from '../money/Money.js'
import { type Behavior, combine, createState } from '../reactive/Behavior.js'
import { latest } from '../reactive/resource.js'
import { isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { CardInput } from './paymentPorts.js'
import type { ListedPayment, Notice, PaidPayment, PaymentRecord, Purchase } from './machine/record.js'
import { endWithout, noWorld, type PaymentStatus, type World } from './machine/status.js'
import { type PaymentWords, statementOf } from './statement.js'
import type { PendingPayments } from './pendingPayments.js'
import { listedIn } from './purchaseCalls.js'
import {
  createShownPayment,
  formPlace,
  type FormPlace,
  invalidCard,
  type Paying,
  type PaymentCommands,
} from './shownPayment.js'

/** The terms and conditions of a purchase. `obstacle` is null if they block nothing. */
export type TermsToAccept =
  | { readonly kind: 'loading'; readonly obstacle: 'notShownYet' }
  /** They could not be loaded, which blocks no payment (behaviour/catalogue#d9.1). */
  | { readonly kind: 'failed'; readonly obstacle: null }
  /** The booking has no terms. */
  | { readonly kind: 'none'; readonly obstacle: null }
  | {
      readonly kind: 'shown'
      readonly terms: TermsAndConditions
      readonly isAccepted: boolean
      readonly obstacle: 'notAccepted' | null
    }

/** The payment of a basket, as the booking lists it. */
export interface BasketPaid extends ListedPayment {
  /** The return of its money, if it did not become part of the booking; otherwise null. */
  readonly returned: ReturnedMoney | null
}

/** The latest payment for a basket that the booking lists as paid, or null. */
const lastBasketPaid = (booking: Booking | null): BasketPaid | null => {
  const paid = (booking?.payments ?? []).filter(
    (payment) => payment.basketId !== null && isPaid(payment) && payment.amount > zeroMinor,
  )
  const last = paid.toSorted((a, b) => Date.parse(b.paymentDate) - Date.parse(a.paymentDate))[0]
  return booking === null || last === undefined
    ? null
    : { ...listedIn(booking, last), returned: returnOf(booking, last) }
}

/** A payment that did not become part of the booking may have been for the same: the customer reads of it first. */
const unbookedIn = (booking: Booking | null): Notice | null => {
  const unbooked = booking && unbookedPayment(booking)
  return unbooked && { kind: 'unbooked', payment: listedIn(booking, unbooked) }
}

/** What the checkout of a booking shows. */
export type CheckoutState =
  | { readonly kind: 'loading' }
  /** The basket could not be loaded. */
  | { readonly kind: 'failed' }
  /**
   * `paid` is the last paid basket, so that the customer sees where it went. `words`: what became of an attempt here;
   * null if there was none.
   */
  | {
      readonly kind: 'empty'
      readonly paid: BasketPaid | null
      readonly payment: PaymentStatus
      readonly words: PaymentWords | null
    }
  /** The customer must correct something in the basket first. */
  | {
      readonly kind: 'blocked'
      readonly purchase: BasketOverview | null
      readonly obstacle: CheckoutObstacle
      /** What is missing, in the words of the back end. */
      readonly problems: readonly string[]
    }
  /**
   * `basket` is null if it is not loaded, such as after a reload. A basket that costs nothing is completed without a
   * payment.
   */
  | {
      readonly kind: 'open'
      readonly basket: Basket | null
      /** The purchase, as the page shows it. */
      readonly purchase: BasketOverview | null
      readonly total: Money | null
      /** What the page says about the payment; null if the customer can simply pay. */
      readonly words: PaymentWords | null
      readonly isFree: boolean
      readonly payment: PaymentStatus
      readonly form: FormPlace
      /** The terms that the customer must read and accept. */
      readonly terms: TermsToAccept
    }
  | {
      readonly kind: 'paid'
      readonly payment: PaidPayment
      readonly isFree: boolean
      readonly words: PaymentWords
      /** The reference of its receipt; null if there is no receipt to show. */
      readonly receipt: string | null
    }

/** Pays for the basket of one booking. */
export interface Checkout extends PaymentCommands {
  readonly state$: Behavior<CheckoutState>
  /**
   * Loads the basket, checks whether it is already paid, and loads the terms, which must be accepted on each visit. The
   * page calls this when it opens.
   */
  readonly open: () => Promise<void>
  readonly acceptTerms: (isAccepted: boolean) => void
  /** Loads the terms again after a failure. */
  readonly retryTerms: () => Promise<void>
  /**
   * Pays what `state$` shows, and opens first if needed. Does not require accepted terms: the page asks the customer
   * for that. A second submit during a payment gets the end of that payment.
   */
  readonly pay: (card: CardInput) => Promise<PaymentStatus>
  /** Completes a basket that costs nothing. */
  readonly complete: () => Promise<PaymentStatus>
}

interface CheckoutDeps {
  readonly bookingRef: string
  readonly basket: BasketParts
  readonly packageInformation: Pick<PackageInformation, 'terms$' | 'loadTerms'>
  readonly bookings: Pick<Bookings, 'booking'>
  readonly pending: PendingPayments
  readonly scope: Lifetime
  readonly now: () => number
  readonly texts: PayingTexts
}

const termsToAccept = (state: TermsState, isAccepted: boolean): TermsToAccept => {
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return { kind: 'loading', obstacle: 'notShownYet' }
    case 'unavailable':
      return { kind: 'failed', obstacle: null }
    case 'notFound':
      return { kind: 'none', obstacle: null }
    case 'loaded':
      return { kind: 'shown', terms: state.terms, isAccepted, obstacle: isAccepted ? null : 'notAccepted' }
  }
}

const worldOf = (stored: StoredBasket): World => {
  const open = heldIn(stored)
  return {
    ...noWorld,
    currency: open?.currency ?? null,
    amount: open && money(open.total, open.currency),
    isBeingRead: stored.activity !== 'idle',
    isGone: stored.contents.kind === 'none',
  }
}

const checkoutState = (
  texts: PayingTexts,
  { stored, overview: purchase }: ShownBasket,
  payment: PaymentStatus | null,
  { record, hadForm }: Paying,
  terms: TermsToAccept,
  booking: Booking | null,
): CheckoutState => {
  if (record === null || payment === null)
    return stored.contents.kind === 'failed' ? { kind: 'failed' } : { kind: 'loading' }
  const open = heldIn(stored)
  const { panel, receipt } = statementOf(payment, texts)
  const wasFree = payment.subject === 'freeBasket'
  const isOfBasket = record.purchase.kind === 'basket' && record.purchase.basketId !== null
  // Paid here, or in another tab or on another device while this page showed it.
  if (payment.kind === 'paid' && isOfBasket && panel !== null)
    return { kind: 'paid', isFree: wasFree, payment: payment.payment, words: panel, receipt }
  const isFreeToPay = payment.kind === 'form' || payment.kind === 'paid'
  if (isFreeToPay) {
    if (stored.contents.kind === 'none')
      return { kind: 'empty', paid: lastBasketPaid(booking), payment, words: payment.kind === 'form' ? panel : null }
    if (stored.contents.kind === 'failed') return { kind: 'failed' }
    if (open === null) return { kind: 'loading' }
    const obstacle = checkoutObstacle(open)
    if (obstacle !== null) return { kind: 'blocked', purchase, obstacle, problems: mandatoryWarnings(open) }
  }
  return {
    kind: 'open',
    basket: open,
    purchase,
    total: payment.amountNow,
    isFree: isFreeToPay ? open?.total === zeroMinor : wasFree,
    words: panel,
    payment,
    form: open === null ? 'none' : formPlace(payment, hadForm),
    terms,
  }
}

/** Whether the shown payment belongs to this basket, or has not ended. */
const isOf = (record: PaymentRecord | null, held: Basket | null): boolean => {
  if (record === null) return false
  const isEnded = ['form', 'paid', 'bookingFailed'].includes(record.step.kind)
  return !isEnded || held === null || (record.purchase.kind === 'basket' && record.purchase.basketId === held.id)
}

/** The end of a submit for a basket that cannot be checked out as it is; null if it can. */
const endOfUnpayable = (held: Basket | null, purchase: Purchase, { screen }: PayingTexts): PaymentStatus | null => {
  if (held === null) return endWithout({ kind: 'nothingToPay' }, purchase)
  const obstacle = checkoutObstacle(held)
  const { obstacles } = screen.basket.summary
  return obstacle && endWithout({ kind: 'invalid', problem: { message: obstacles[obstacle] } }, purchase)
}

export const createCheckout = (deps: CheckoutDeps): Checkout => {
  const { bookingRef, basket, packageInformation, bookings, scope, now } = deps
  const { state$: basket$ } = basket.store
  const { terms$ } = packageInformation
  const areTermsAccepted = createState(false)
  const shown = createShownPayment(deps, { kind: 'basket', bookingRef, basketId: null }, () => worldOf(basket$.value))

  const toPayFor = async (): Promise<Purchase | null> => {
    await basket.reload()
    const { contents } = basket$.value
    if (contents.kind === 'failed' || contents.kind === 'unknown') return null
    return { kind: 'basket', bookingRef, basketId: contents.kind === 'loaded' ? contents.basket.id : null }
  }
  /** Unfinished payments come first, then the open basket, or else the last basket. */
  const open = async (): Promise<void> => {
    const session = scope.context()
    await shown.open(bookingRef, ({ kind }) => kind === 'basket', toPayFor)
    // The basket loads beside an unfinished payment too, because the customer may go on to the form.
    if (basket$.value.contents.kind === 'unknown' && !isOver(session)) await basket.reload()
  }

  const loadTerms = async (): Promise<void> => {
    const { kind } = terms$.value
    if (kind === 'idle' || kind === 'unavailable') await packageInformation.loadTerms()
  }

  const submit = async (card: CardInput | null): Promise<PaymentStatus> => {
    const before = heldIn(basket$.value)
    const isOpened = shown.isObserved() && isOf(shown.record$.value, before)
    const session = scope.context()
    if (!isOpened) await open()
    if (isOver(session)) return shown.endWithout(cancelledBy(session))
    const record = shown.record$.value
    const held = heldIn(basket$.value)
    // A caller who has not seen the status must see it before paying.
    if (record === null || (!isOpened && record.notice !== null)) return shown.end()
    const unpayable = record.step.kind === 'form' ? endOfUnpayable(held, record.purchase, deps.texts) : null
    if (unpayable !== null) return unpayable
    const total = held?.total ?? zeroMinor
    const objection =
      total === zeroMinor || record.notice?.kind === 'unbooked'
        ? null
        : unbookedIn(latest(bookings.booking(bookingRef).value))
    const isOther = before !== null && held !== null && before.total !== total
    return shown.submit(
      { amount: card === null ? zeroMinor : total, at: now(), known: null, wish: null },
      // A sheet for an amount that is no longer due reaches the machine, which refuses it.
      total === zeroMinor && card?.agreed === undefined ? null : card,
      isOther ? { kind: 'amountChanged' } : objection,
    )
  }

  return {
    state$: combine(
      {
        held: basket.shown$,
        paying: shown.shown$,
        terms: terms$,
        areAccepted: areTermsAccepted.state$,
        booking: bookings.booking(bookingRef),
      },
      ({ held, paying, terms, areAccepted, booking }) => {
        const payment = paying.record && shown.statusIn(worldOf(held.stored), paying.record)
        return checkoutState(deps.texts, held, payment, paying, termsToAccept(terms, areAccepted), latest(booking))
      },
    ),
    open: async () => {
      areTermsAccepted.set(false)
      // The form of an earlier basket says nothing about the current one.
      if (!isOf(shown.record$.value, heldIn(basket$.value))) shown.show(null)
      await Promise.all([open(), loadTerms()])
    },
    acceptTerms: areTermsAccepted.set,
    retryTerms: loadTerms,
    pay: async (card) => invalidCard(card, shown.endWithout) ?? submit(card),
    complete: () => submit(null),
    ...shown.commands,
  }
}

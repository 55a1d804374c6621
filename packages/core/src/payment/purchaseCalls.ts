import { cleanText } from '../environment/typedText.js'
import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { BasketApi } from '../basket/BasketApi.js'
import type { BasketPayment } from '../basket/Basket.js'
import type { BasketParts } from '../basket/shoppingBasket.js'
import type { BookingPayment } from '../domain/Booking.js'
import { type Bookings, type BookingWithoutAllocations, isSomebodyElses } from '../bookings/bookings.js'
import { isCountedIn, isReturned } from '../bookings/money/countedPayments.js'
import { isPaid, paymentWord } from '../domain/bookingCodes.js'
import type { CallContext } from '../environment/CallContext.js'
import { type ApiFailure, leavesOutcomeOpen, notFound, type Operation, sessionEnd } from '../failure/Failure.js'
import type { PayingTexts } from './paymentTexts.js'
import { type Currency, money, zeroMinor } from '../money/Money.js'
import { type Path, paths } from '../navigation/paths.js'
import { latest, loadEnd, type LoadEnd } from '../reactive/resource.js'
import type { CardFailure, CardGateway, CardInput, CardToken, PaymentAnswer, PaymentApi } from './paymentPorts.js'
import type { Answer, PaymentRow, Seen } from './machine/steps.js'
import type { BankEnd, ListedPayment, PaidPayment, PaymentRecord, Purchase, Submission } from './machine/record.js'

/** The calls of a purchase to the back end, and what it loads and shows at its end. */
export interface PurchaseCalls {
  readonly operation: Operation
  /** True for the page of the payment: after a reload of that page its challenge opens without a question. */
  readonly isPaidAt: (path: string) => boolean
  /** True for a page that shows the payment's status. The customer moves on to the receipt only from these pages. */
  readonly isShownAt: (path: string) => boolean
  readonly tokenise: (card: CardInput) => Promise<Either<CardFailure, CardToken>>
  readonly send: (submission: Submission, card: CardToken | null, key: string, context: CallContext) => Promise<Answer>
  readonly checkStatus: (
    record: PaymentRecord,
    depth: 'status' | 'payments' | 'everything',
    context: CallContext,
  ) => Promise<Either<ApiFailure, Seen>>
  readonly challenge: (clientSecret: string) => Promise<BankEnd>
  /** Loads what the payment changed. Answers with the reference of the payment that paid, if the booking lists it. */
  readonly settle: (record: PaymentRecord, context: CallContext) => Promise<string | null>
  /** Loads again what the customer asked to pay for. False if it is no longer there. */
  readonly reload: (context: CallContext) => Promise<boolean>
  /** The page that shows what was paid or changed. */
  readonly pageAfter: (payment: PaidPayment) => Path
}

/** Turns an answer of the back end, or a failure, into an answer for the machine. */
export const toAnswer = (answer: Either<ApiFailure, PaymentAnswer>): Answer => {
  if (!isLeft(answer)) {
    const { reference } = answer.right
    return answer.right.kind === 'accepted'
      ? { kind: 'accepted', reference }
      : { kind: 'requiresAction', secret: answer.right.clientSecret, reference }
  }
  const { left: cause } = answer
  if (leavesOutcomeOpen(cause)) return { kind: 'lost', cause }
  if (cause.kind === 'conflict') return { kind: 'conflict' }
  return cause.kind === 'server' ? { kind: 'refused', errors: cause.errors } : { kind: 'notRead', cause }
}

/** Nothing was sent, because what was asked for is not there. */
export const notSent: Answer = { kind: 'notRead', cause: notFound() }

export interface PurchaseDeps {
  readonly api: PaymentApi
  readonly basketApi: BasketApi
  readonly basket: (bookingRef: string) => BasketParts
  readonly bookings: Bookings
  readonly cards: CardGateway
  readonly texts: PayingTexts
}

/**
 * The calls for a card, with the booking's publishable key: they load the booking if it is not loaded yet. For a
 * purchase without a basket, also what it loads afterwards.
 */
export const bookingCalls = ({ bookings, cards }: PurchaseDeps, bookingRef: string) => {
  const refresh = ({ traceId }: CallContext): Promise<LoadEnd> => bookings.refresh(bookingRef, traceId)
  const publicKeyOf = async (): Promise<string | null> => {
    if (latest(bookings.booking(bookingRef).value) === null) await bookings.load(bookingRef)
    return latest(bookings.booking(bookingRef).value)?.publicKey ?? null
  }
  return {
    tokenise: async ({ cardholderName, source }: CardInput): Promise<Either<CardFailure, CardToken>> => {
      const publicKey = await publicKeyOf()
      return publicKey === null
        ? left({ kind: 'unavailable' })
        : cards.tokenise({ publicKey, cardholderName: cleanText(cardholderName), source })()
    },
    challenge:
      (ask: CardGateway['authenticatePayment']): PurchaseCalls['challenge'] =>
      async (clientSecret) => {
        const publicKey = await publicKeyOf()
        return publicKey === null ? 'unknown' : ask({ publicKey, clientSecret })
      },
    settle: (_: PaymentRecord, context: CallContext) => refresh(context).then(() => null),
    reload: (context: CallContext) => refresh(context).then(() => true),
  }
}

/** A payment of a booking, as the customer recognises it. */
export const listedIn = (
  { currency }: { readonly currency: Currency },
  { reference, amount, paymentDate: date }: BookingPayment,
): ListedPayment => ({ reference, amount: money(amount, currency), date })

const standingOf = (marked: Pick<BookingPayment, 'status' | 'paid'>): 'paid' | 'failed' | 'open' =>
  isPaid(marked) ? 'paid' : paymentWord(marked) === 'failed' ? 'failed' : 'open'

const rowsOf = (
  booking: BookingWithoutAllocations,
  isMeant: (payment: BookingPayment) => boolean,
): readonly PaymentRow[] => {
  const isCounted = isCountedIn(booking)
  return booking.payments.filter(isMeant).map((listed) => {
    const { reference, idempotencyKey: key, amount, status } = listed
    const standing = isReturned(listed) ? 'returned' : standingOf(listed)
    const payment = listedIn(booking, listed)
    return { reference, key, amount, status, standing, isCounted: isCounted(listed), payment }
  })
}

const toBasketRow = ({ id: reference, idempotencyKey: key, paid, status }: BasketPayment): PaymentRow => ({
  reference,
  key,
  amount: null,
  status,
  standing: standingOf({ status, paid }),
  isCounted: false,
  payment: null,
})

const nothingSeen: Seen = { status: null, rows: null, owed: null, plan: null }

/** On arrival, before any request, the data that the page loaded is fresh enough. */
export const isFirstStatusCheck = ({ step, lastRequest }: PaymentRecord): boolean =>
  step.kind === 'checking' && step.reason === 'arrival' && lastRequest === 0

/** Stops when the session ends, so that nothing loads in the next session. */
const inTurn = async (...loads: readonly (() => Promise<LoadEnd>)[]): Promise<void> => {
  for (const load of loads) if ((await load()).kind === 'cancelled') return
}

const receiptPage =
  (bookingRef: string): PurchaseCalls['pageAfter'] =>
  ({ reference }) =>
    reference === null ? paths.booking(bookingRef) : paths.receipt(bookingRef, reference)

/** The booking names what the payment paid for, so its basket was completed. */
const isBooked = (payment: BookingPayment): boolean =>
  isPaid(payment) && [...(payment.apportionments ?? []), ...(payment.bought ?? [])].length > 0

type BasketPurchase = Extract<Purchase, { kind: 'basket' }>

const basketStatusCheck =
  ({ basketApi, bookings }: PurchaseDeps, { bookingRef, basketId }: BasketPurchase): PurchaseCalls['checkStatus'] =>
  async (record, depth, context) => {
    const [status, payments, booking] = await Promise.all([
      depth === 'payments' ? null : basketApi.status(bookingRef, basketId, context)(),
      depth === 'status' ? null : basketApi.payments(bookingRef, basketId, context)(),
      // The list of a back end that does not know the basket's id may be of another basket.
      depth !== 'status' && basketId !== null
        ? bookings.checkStatus(bookingRef, context, isFirstStatusCheck(record))
        : null,
    ])
    const answers = [status, payments, booking]
    const ended = sessionEnd(answers)
    if (ended !== null) return left(ended)
    // One answer is enough to know that the payment belongs to another customer.
    const causes = answers.flatMap((one) => (one !== null && isLeft(one) ? [one.left] : []))
    const foreign = causes.find(isSomebodyElses)
    if (foreign !== undefined) return left(foreign)
    if (status !== null && isLeft(status)) return status
    const { right: basket = null } = status ?? {}
    const known = basket?.kind === 'unhandled' ? { unhandled: basket.status } : (basket?.kind ?? null)
    if (payments === null) return right({ ...nothingSeen, status: known })
    if (isLeft(payments)) return payments
    if (booking !== null && isLeft(booking)) return booking
    const rows = payments.right.map(toBasketRow)
    const isOther = ({ reference }: { readonly reference: string }): boolean =>
      rows.every((row) => row.reference !== reference)
    const isOfBasket = (one: BookingPayment): boolean => one.basketId === basketId
    const listed = booking === null ? [] : rowsOf(booking.right, isOfBasket)
    const others = listed.filter(isOther)
    // The specification warns of every payment in the basket's own list. It says nothing of one that is not there.
    const isCompleted = booking?.right.payments.some((one) => isOfBasket(one) && isOther(one) && isBooked(one)) === true
    return right({
      ...nothingSeen,
      status: isCompleted ? 'paid' : known,
      rows: [...others, ...rows.map((row) => listed.find(({ reference }) => reference === row.reference) ?? row)],
    })
  }

/**
 * A basket that was paid but could not become a booking is no longer open. A basket that became a booking, or none,
 * blocks nothing.
 */
const lastBasketStatusCheck =
  (deps: PurchaseDeps, purchase: BasketPurchase): PurchaseCalls['checkStatus'] =>
  async (record, depth, context) => {
    const seen = await basketStatusCheck(deps, purchase)(record, depth, context)
    const none = right({ ...nothingSeen, rows: [] })
    if (isLeft(seen)) return seen.left.kind === 'server' || seen.left.kind === 'notFound' ? none : seen
    return seen.right.status === 'paid' ? none : seen
  }

export const basketCalls = (deps: PurchaseDeps, purchase: BasketPurchase): PurchaseCalls => {
  const { api, basketApi, bookings, cards, texts } = deps
  const { bookingRef, basketId } = purchase
  const basket = deps.basket(bookingRef)
  const { tokenise, challenge } = bookingCalls(deps, bookingRef)
  const isAtCheckout = (path: string): boolean => path.startsWith(paths.checkout(bookingRef))
  return {
    operation: 'payment',
    isPaidAt: isAtCheckout,
    isShownAt: isAtCheckout,
    tokenise,
    challenge: challenge(cards.authenticatePayment),
    send: async ({ amount }, card, idempotencyKey, context) => {
      if (card === null) {
        // The call names no basket: it completes the open one, which may be another by now.
        const open = await basketApi.get(bookingRef, context)()
        if (isLeft(open)) return toAnswer(open)
        if (open.right?.id !== basketId) return notSent
        return toAnswer(map(() => accepted)(await basketApi.complete(bookingRef, idempotencyKey, context)()))
      }
      const toastMessage = texts.payment.itemsAddedToBooking
      const request = { bookingRef, basketId, amount, card, idempotencyKey, toastMessage }
      return toAnswer(await api.pay(request, context)())
    },
    checkStatus: basketId === null ? lastBasketStatusCheck(deps, purchase) : basketStatusCheck(deps, purchase),
    // The order is the specification's (behaviour/payments#2.4): for a basket that cost nothing, the basket loads
    // first.
    settle: async ({ submission }, { traceId }) => {
      const refresh = (): Promise<LoadEnd> => bookings.refresh(bookingRef, traceId)
      const reloadBasket = async (): Promise<LoadEnd> => loadEnd(await basket.reload(traceId))
      await (submission?.amount === zeroMinor ? inTurn(reloadBasket, refresh) : inTurn(refresh, reloadBasket))
      const { payments = [] } = latest(bookings.booking(bookingRef).value) ?? {}
      const own = payments.find((one) => basketId !== null && one.basketId === basketId && isPaid(one))
      return own?.reference ?? null
    },
    reload: async ({ traceId }) => {
      await basket.reload(traceId)
      return basket.store.state$.value.contents.kind !== 'none'
    },
    pageAfter: receiptPage(bookingRef),
  }
}

const accepted: PaymentAnswer = { kind: 'accepted', reference: null }

export const balanceCalls = (
  deps: PurchaseDeps,
  { bookingRef }: Extract<Purchase, { kind: 'balance' }>,
): PurchaseCalls => {
  const { api, bookings, cards, texts } = deps
  const { challenge, ...calls } = bookingCalls(deps, bookingRef)
  const isPaidAt = (path: string): boolean => path.startsWith(paths.payInFull(bookingRef))
  return {
    operation: 'payment',
    isPaidAt,
    isShownAt: (path) => isPaidAt(path) || path.startsWith(paths.makePayment(bookingRef)),
    ...calls,
    challenge: challenge(cards.authenticatePayment),
    send: async ({ amount }, card, idempotencyKey, context) => {
      if (card === null) return notSent
      const request = { bookingRef, basketId: null, amount, card, idempotencyKey, toastMessage: texts.payment.paid }
      return toAnswer(await api.pay(request, context)())
    },
    checkStatus: async (record, _, context) => {
      const booking = await bookings.checkStatus(bookingRef, context, isFirstStatusCheck(record))
      if (isLeft(booking)) return booking
      // The plan collects instalments, and a payment for a basket is not part of the balance.
      const rows = rowsOf(booking.right, ({ type, basketId }) => type !== 'paymentPlan' && basketId === null)
      return right({ ...nothingSeen, rows, owed: booking.right.outstandingBalance })
    },
    pageAfter: receiptPage(bookingRef),
  }
}

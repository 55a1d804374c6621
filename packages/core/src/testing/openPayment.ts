import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { BasketFeature } from '../basket/BasketFeature.js'
import { createBasket } from '../basket/createBasket.js'
import type { Booking, BookingPayment } from '../bookings/Booking.js'
import type { BookingsApi } from '../bookings/BookingsApi.js'
import type { BookingsFeature } from '../bookings/BookingsFeature.js'
import { createBookings } from '../bookings/createBookings.js'
import { type ApiFailure, cancelled } from '../failure/ApiFailure.js'
import { type Minor, minor } from '../money/Money.js'
import type { CardFailure, CardGateway, ChallengeOutcome } from '../payment/CardGateway.js'
import { createPayment } from '../payment/createPayment.js'
import type { PaymentAnswer, PaymentRequest } from '../payment/PaymentApi.js'
import type { PayBasketInput, PaymentFeature } from '../payment/PaymentFeature.js'
import type { PaymentState } from '../payment/PaymentState.js'
import type { PendingPayment } from '../payment/PaymentVault.js'
import { aBooking } from './aBooking.js'
import { createInMemoryBasketApi, emptyBasket, type InMemoryBasketApi, ticketLine } from './InMemoryBasketApi.js'
import { createSurroundings, type Surroundings } from './createSurroundings.js'

export interface OpenPayment extends Surroundings {
  readonly payment: PaymentFeature
  readonly bookings: BookingsFeature
  readonly basket: BasketFeature
  readonly basketApi: InMemoryBasketApi
  readonly requests: PaymentRequest[]
  /** The answers to come, in their order; then everything is accepted. */
  readonly answers: Either<ApiFailure, PaymentAnswer>[]
  /** What the vault held when a request left. */
  readonly keptAtRequest: (PendingPayment | null)[]
  readonly vault: Map<string, PendingPayment>
  /** Everything of note in its order. */
  readonly log: string[]
  readonly states: PaymentState[]
  /** How the card company and the bank behave. */
  readonly bank: {
    refuses: CardFailure | null
    outcome: ChallengeOutcome
    breaks: boolean
    /** What happens while the card company is asked. */
    meanwhile: () => void
    readonly secrets: string[]
  }
  readonly seen: () => readonly string[]
  readonly pay: () => Promise<PaymentState>
  readonly payBalance: () => Promise<PaymentState>
  /** The booking as the back end has it. */
  readonly held: { booking: Booking }
  /** The answers to the next questions for the booking; then it is answered as it is held. */
  readonly bookingAnswers: Either<ApiFailure, Booking>[]
}

export const bookingRef = 'SUN1001'
export const shownTotal = minor(10_500)
export const payInput: PayBasketInput = {
  shownTotal,
  cardholderName: ' Amelia Hart ',
  source: { kind: 'paymentMethod', id: 'pm_card_visa' },
}
export const pendingPayment = (change: Partial<PendingPayment> = {}): PendingPayment => ({
  bookingRef,
  basketId: 'b1',
  amount: shownTotal,
  idempotencyKey: 'the first key',
  startedAt: 0,
  clientSecret: null,
  standing: 'accepted',
  reference: null,
  known: null,
  ...change,
})

export const bookingPayment = (reference: string, status: number, amount: Minor = shownTotal): BookingPayment => ({
  reference,
  type: 'payInFull',
  amount,
  paymentDate: '2027-01-01',
  fourDigits: '4242',
  status,
  idempotencyKey: null,
  basketId: null,
  apportionments: [],
})

/** A booking that owes this and lists these payments. */
export const owing = (outstandingBalance: Minor, payments: readonly BookingPayment[] = []): Booking => {
  const booking = aBooking(bookingRef)
  return { ...booking, payments, outstandingBalance, prices: { ...booking.prices, outstandingBalance } }
}

/** A basket of two tickets at checkout; every port in memory, the rest of the core as it is. */
export const openPayment = (): OpenPayment => {
  const surroundings = createSurroundings(() => '7001')
  const { failures, time } = surroundings
  const log: string[] = []
  const shared = { ...surroundings, scheduler: time, onFailure: failures.handle }
  const basketApi = createInMemoryBasketApi()
  basketApi.held = { ...emptyBasket, total: shownTotal, tickets: [ticketLine('t1'), ticketLine('t2')] }
  const bookingAnswers: Either<ApiFailure, Booking>[] = []
  const held = { booking: owing(shownTotal) }
  const bookingsApi: BookingsApi = {
    list: () => async () => left(cancelled),
    get: () => async () => {
      log.push('booking')
      return bookingAnswers.shift() ?? right(held.booking)
    },
    requiredData: () => async () => right({}),
    ticketAllocations: () => async () => {
      log.push('allocations')
      return right([])
    },
  }
  const bookings = createBookings({ ...shared, api: bookingsApi })
  const basket = createBasket({ ...shared, api: basketApi, bookingRef })
  basket.store.state$.subscribe(({ contents }) => log.push(`basket ${contents.kind}`))
  const vault = new Map<string, PendingPayment>()
  const requests: PaymentRequest[] = []
  const answers: Either<ApiFailure, PaymentAnswer>[] = []
  const keptAtRequest: (PendingPayment | null)[] = []
  const bank: OpenPayment['bank'] = { refuses: null, outcome: 'completed', breaks: false, meanwhile: () => undefined, secrets: [] }
  const cards: CardGateway = {
    tokenise: ({ cardholderName }) => async () => {
      bank.meanwhile()
      return bank.refuses === null
        ? right({ paymentMethodId: 'pm_card_visa', cardholderName, expiryDate: '12/30' })
        : left(bank.refuses)
    },
    authenticatePayment: async ({ clientSecret }) => {
      bank.secrets.push(clientSecret)
      if (bank.breaks) throw new Error('The card company’s script broke')
      return bank.outcome
    },
    authenticateSetup: async () => 'unknown',
  }
  const payment = createPayment({
    ...shared,
    bookingRef,
    api: {
      pay: (request) => async () => {
        requests.push(request)
        keptAtRequest.push(vault.get(bookingRef) ?? null)
        return answers.shift() ?? right({ kind: 'accepted', reference: null })
      },
    },
    basketApi,
    basket,
    bookings,
    bookingsApi,
    cards,
    vault: {
      read: (ref) => vault.get(ref) ?? null,
      all: () => [...vault.values()],
      write: (pending) => void vault.set(pending.bookingRef, pending),
      clear: (ref) => void vault.delete(ref),
    },
    failures,
  })
  const states: PaymentState[] = []
  payment.state$.subscribe((state) => {
    states.push(state)
    log.push(`payment ${state.kind}`)
  })
  surroundings.messages.toasts$.subscribe((toasts) => void (toasts.length > 0 && log.push('toast')))
  surroundings.messages.prompt$.subscribe((prompt) => void (prompt !== null && log.push('prompt')))
  return {
    ...surroundings,
    payment,
    bookings,
    basket: basket.feature,
    basketApi,
    requests,
    answers,
    keptAtRequest,
    vault,
    log,
    states,
    bank,
    seen: () => states.map(({ kind }) => kind),
    pay: payment.payBasket(payInput),
    payBalance: payment.payBalance({ ...payInput, part: 'outstanding' }),
    held,
    bookingAnswers,
  }
}

/** At checkout, knowing that nothing stands against paying. */
export const readyToPay = async (): Promise<OpenPayment> => {
  const journey = openPayment()
  await journey.payment.reconcile()
  journey.log.length = 0
  journey.states.length = 0
  journey.basketApi.log.length = 0
  return journey
}

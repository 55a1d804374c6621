import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { createBasket } from '../basket/createBasket.js'
import { createBookings } from '../bookings/createBookings.js'
import { type ApiFailure, cancelled } from '../failure/ApiFailure.js'
import { minor } from '../money/Money.js'
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
  ...change,
})

/** A basket of two tickets at checkout; every port in memory, the rest of the core as it is. */
export const openPayment = (): OpenPayment => {
  const surroundings = createSurroundings(() => '7001')
  const { failures, time } = surroundings
  const log: string[] = []
  const shared = { ...surroundings, scheduler: time, onFailure: failures.handle }
  const basketApi = createInMemoryBasketApi()
  basketApi.held = { ...emptyBasket, total: shownTotal, tickets: [ticketLine('t1'), ticketLine('t2')] }
  const bookings = createBookings({
    ...shared,
    api: {
      list: () => async () => left(cancelled),
      get: (ref) => async () => {
        log.push('booking')
        return right(aBooking(ref))
      },
      requiredData: () => async () => right({}),
      ticketAllocations: () => async () => {
        log.push('allocations')
        return right([])
      },
    },
  })
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
        return answers.shift() ?? right({ kind: 'accepted' })
      },
    },
    basketApi,
    basket,
    bookings,
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

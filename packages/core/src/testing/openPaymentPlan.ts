import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { BookingsApi } from '../bookings/BookingsApi.js'
import type { Booking } from '../bookings/Booking.js'
import { createBookings } from '../bookings/createBookings.js'
import { type ApiFailure, cancelled } from '../failure/ApiFailure.js'
import type { CardFailure, ChallengeOutcome } from '../payment/CardGateway.js'
import { createPaymentPlan } from '../payment-plan/createPaymentPlan.js'
import type { Instalment, PaymentPlan } from '../payment-plan/PaymentPlan.js'
import type { PlanAnswer, PlanChange } from '../payment-plan/PaymentPlanApi.js'
import type { PaymentPlanFeature } from '../payment-plan/PaymentPlanFeature.js'
import type { PaymentPlanState } from '../payment-plan/PaymentPlanState.js'
import { aBooking } from './aBooking.js'
import { createSurroundings, type Surroundings } from './createSurroundings.js'

export interface OpenPaymentPlan extends Surroundings {
  readonly plan: PaymentPlanFeature
  readonly requests: { readonly change: PlanChange; readonly key: string }[]
  /** The answers to come, in their order; then every change is made at once. */
  readonly answers: Either<ApiFailure, PlanAnswer>[]
  readonly bookingAnswers: Either<ApiFailure, Booking>[]
  readonly held: { plan: PaymentPlan | null }
  readonly bank: { refuses: CardFailure | null; outcome: ChallengeOutcome; breaks: boolean; meanwhile: () => void }
  readonly days: number[]
  /** How each day is answered. */
  readonly projections: Map<number, Promise<Either<ApiFailure, readonly Instalment[]>>>
  readonly states: PaymentPlanState[]
  readonly log: string[]
}

/** The payment plan of one booking; every port in memory, the rest of the core as it is. */
export const openPaymentPlan = (): OpenPaymentPlan => {
  const surroundings = createSurroundings(() => '7001')
  const { failures, time, messages } = surroundings
  const log: string[] = []
  const shared = { ...surroundings, scheduler: time, onFailure: failures.handle }
  const held: OpenPaymentPlan['held'] = { plan: null }
  const bookingAnswers: Either<ApiFailure, Booking>[] = []
  const bookingsApi: BookingsApi = {
    list: () => async () => left(cancelled),
    get: (ref) => async () => {
      log.push('booking')
      return bookingAnswers.shift() ?? right({ ...aBooking(ref), paymentPlan: held.plan })
    },
    requiredData: () => async () => right({}),
    ticketAllocations: () => async () => right([]),
  }
  const bank: OpenPaymentPlan['bank'] = { refuses: null, outcome: 'completed', breaks: false, meanwhile: () => undefined }
  const requests: OpenPaymentPlan['requests'] = []
  const answers: Either<ApiFailure, PlanAnswer>[] = []
  const days: number[] = []
  const projections: OpenPaymentPlan['projections'] = new Map()
  const plan = createPaymentPlan({
    ...shared,
    bookingRef: 'SUN1001',
    bookings: createBookings({ ...shared, api: bookingsApi }),
    bookingsApi,
    api: {
      update: (_ref, change, key) => async () => {
        requests.push({ change, key })
        return answers.shift() ?? right({ kind: 'updated' })
      },
      projection: (_ref, day) => async () => {
        days.push(day)
        return (await projections.get(day)) ?? right([])
      },
    },
    cards: {
      tokenise: ({ cardholderName }) => async () =>
        bank.refuses === null ? right({ paymentMethodId: 'pm_card_visa', cardholderName, expiryDate: '12/30' }) : left(bank.refuses),
      authenticatePayment: async () => 'unknown',
      authenticateSetup: async () => {
        bank.meanwhile()
        if (bank.breaks) throw new Error('The card company’s script broke')
        return bank.outcome
      },
    },
  })
  const states: PaymentPlanState[] = []
  plan.state$.subscribe((state) => {
    states.push(state)
    log.push(state.kind)
  })
  messages.toasts$.subscribe((toasts) => void (toasts.length > 0 && log.push('toast')))
  return { ...surroundings, plan, requests, answers, bookingAnswers, held, bank, days, projections, states, log }
}

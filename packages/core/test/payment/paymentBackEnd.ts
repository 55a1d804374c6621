import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { Booking } from '../../src/domain/Booking.js'
import type { BookingsApi } from '../../src/bookings/bookings.js'
import { type ApiFailure, cancelled } from '../../src/failure/Failure.js'
import { minor, zeroMinor } from '../../src/money/Money.js'
import type { PaymentAnswer, PaymentApi, PaymentRequest } from '../../src/payment/paymentPorts.js'
import type { PaymentPlan } from '../../src/domain/PaymentPlan.js'
import type { PaymentPlanApi, PlanAnswer, PlanChange } from '../../src/payment-plan/planCalls.js'
import { emptyBasket, ticketLine } from '../basket/aBasket.js'
import { createInMemoryBasketApi, type InMemoryBasketApi } from '../basket/InMemoryBasketApi.js'
import { bookingPayment, owing, shownTotal } from './somePayments.js'

type Answers<A> = (Either<ApiFailure, A> | (() => Either<ApiFailure, A> | Promise<Either<ApiFailure, A>>))[]

/** One booking and its basket in memory. Without a queued answer, each request succeeds. */
export interface PaymentBackEnd {
  readonly basketApi: InMemoryBasketApi
  readonly bookingsApi: BookingsApi
  readonly paymentApi: PaymentApi
  readonly planApi: PaymentPlanApi
  readonly held: { booking: Booking }
  readonly requests: PaymentRequest[]
  readonly planRequests: { readonly change: PlanChange; readonly key: string }[]
  readonly answers: Answers<PaymentAnswer>
  readonly planAnswers: Answers<PlanAnswer>
  readonly bookingAnswers: Answers<Booking>
  readonly projectionAnswers: Answers<PaymentPlan['projection']>
  /** Every call, in order. */
  readonly log: string[]
}

const next = async <A>(answers: Answers<A>, otherwise: () => A): Promise<Either<ApiFailure, A>> => {
  const answer = answers.shift()
  if (answer === undefined) return right(otherwise())
  return typeof answer === 'function' ? answer() : answer
}

/** A basket of two tickets beside a booking that owes as much. */
export const createPaymentBackEnd = (): PaymentBackEnd => {
  const basketApi = createInMemoryBasketApi()
  basketApi.held = { ...emptyBasket, total: shownTotal, tickets: [ticketLine('t1'), ticketLine('t2')] }
  const { log } = basketApi
  const held = { booking: owing(shownTotal) }

  const take = ({ basketId, amount, idempotencyKey }: PaymentRequest): PaymentAnswer => {
    const { outstandingBalance, payments, paymentPlan } = held.booking
    if (basketId === null) {
      held.booking = owing(
        minor(outstandingBalance - amount),
        [...payments, bookingPayment('PAY-9', 2, amount, { idempotencyKey })],
        paymentPlan,
      )
    } else {
      basketApi.heldStatus = { kind: 'paid' }
      basketApi.held = null
    }
    return { kind: 'accepted', reference: 'PAY-9' }
  }
  const change = (wish: PlanChange): PlanAnswer => {
    const { paymentPlan } = held.booking
    const card =
      wish.action === 'changeDay'
        ? (paymentPlan?.card ?? null)
        : { cardholderName: wish.card.cardholderName, lastFourDigits: '4444' }
    const day = wish.action === 'changePayment' ? (paymentPlan?.day ?? null) : wish.day
    const first: PaymentPlan = {
      id: 'plan_2',
      amount: minor(100),
      numberOfPayments: 2,
      nextPaymentDate: '2027-02-01',
      finalPaymentDate: '2027-03-01',
      status: 1,
      projection: [{ date: '2027-02-01', amount: minor(100) }],
      day,
      card,
      overdueAmount: zeroMinor,
    }
    held.booking = {
      ...held.booking,
      paymentPlan: wish.action === 'create' || paymentPlan === null ? first : { ...paymentPlan, day, card },
    }
    return { kind: 'updated' }
  }

  const made: PaymentBackEnd = {
    basketApi,
    held,
    log,
    requests: [],
    planRequests: [],
    answers: [],
    planAnswers: [],
    bookingAnswers: [],
    projectionAnswers: [],
    bookingsApi: {
      list: () => async () => left(cancelled('sessionEnded')),
      requiredData: () => async () => right({}),
      get: () => () => {
        log.push('booking')
        return next(made.bookingAnswers, () => held.booking)
      },
      ticketAllocations: () => async () => {
        log.push('allocations')
        return right([])
      },
    },
    paymentApi: {
      pay: (request) => () => {
        log.push('pay')
        made.requests.push(request)
        return next(made.answers, () => take(request))
      },
    },
    planApi: {
      update: (_ref, wish, key) => () => {
        log.push('plan')
        made.planRequests.push({ change: wish, key })
        return next(made.planAnswers, () => change(wish))
      },
      projection: (_ref, day) => () => {
        log.push(`projection ${day}`)
        return next(made.projectionAnswers, () => [])
      },
    },
  }
  return made
}

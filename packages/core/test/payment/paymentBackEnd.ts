import { payingHttp } from '@booking-dashboard/http-adapter'
import { right } from 'fp-ts/lib/Either.js'
import { Container } from 'inversify'
import { tokens } from '../../src/composition/tokens.js'
import type { Basket } from '../../src/basket/Basket.js'
import type { BookingsApi } from '../../src/bookings/bookings.js'
import type { Booking } from '../../src/domain/Booking.js'
import { type Minor, minor } from '../../src/money/Money.js'
import type { PaymentApi, PaymentRequest } from '../../src/payment/paymentPorts.js'
import type { PaymentPlanApi, PlanChange } from '../../src/payment-plan/planCalls.js'
import { emptyBasket, ticketLine } from '../basket/aBasket.js'
import { gatedBasket, people } from '../basket/openBasket.js'
import { openSun1001 } from '../basket/sun1001.js'
import { gated } from '../gated.js'
import { owing, shownTotal } from './somePayments.js'

/** A basket that costs this much. */
export const costing = (total: Minor, id = 'b1'): Basket => ({
  ...emptyBasket,
  id,
  tickets: [{ ...ticketLine('t1'), prices: { price: total, bookingFee: minor(0), total } }],
})

const nextOf = <Name extends string, Answer>(
  gate: { readonly answerNext: (name: Name, answer: Answer) => void },
  name: Name,
) => ({ push: (...all: readonly Answer[]): void => all.forEach((answer) => gate.answerNext(name, answer)) })

/** SUN1001 and its basket at the fake back end, each port behind a gate. Both cost the same. */
export const createPaymentBackEnd = () => {
  const { transport, plantBooking, countPaymentsFrom, ...world } = openSun1001(people.passengers)
  const container = new Container()
  container.bind(Symbol.for('booking-dashboard/Transport')).toConstantValue(transport)
  container.load(...payingHttp)
  /** Every call, in order. */
  const log: string[] = []
  const basketApi = gatedBasket(container.get(tokens.basketApi), world, log)
  const bookings = gated<BookingsApi, 'booking' | 'allocations'>(
    container.get(tokens.bookingsApi),
    (name) => [name === 'ticketAllocations' ? 'allocations' : name === 'get' ? 'booking' : name],
    log,
  )
  const payments = gated(container.get(tokens.paymentApi), undefined, log)
  const plans = gated<PaymentPlanApi, 'plan' | 'projection'>(
    container.get(tokens.paymentPlanApi),
    (name, [, day]) => (name === 'update' ? ['plan'] : [name, String(day)]),
    log,
  )
  countPaymentsFrom(9)
  const requests: PaymentRequest[] = []
  const planRequests: { readonly change: PlanChange; readonly key: string }[] = []
  const paymentApi: PaymentApi = {
    pay: (request, context) => async () => {
      requests.push(request)
      return payments.port.pay(request, context)()
    },
  }
  const planApi: PaymentPlanApi = {
    ...plans.port,
    update: (ref, change, key, context) => async () => {
      planRequests.push({ change, key })
      return plans.port.update(ref, change, key, context)()
    },
  }
  let booking = owing(shownTotal)
  const held = {
    /** What the back end was told to hold. */
    get booking(): Booking {
      return booking
    },
    set booking(next: Booking) {
      booking = next
      plantBooking(next)
    },
  }
  held.booking = booking
  basketApi.plant(costing(shownTotal))
  return {
    log,
    basketApi,
    bookingsApi: bookings.port,
    paymentApi,
    planApi,
    held,
    requests,
    planRequests,
    /** The next answers, in order. After them, the back end answers. */
    answers: nextOf(payments, 'pay'),
    planAnswers: nextOf(plans, 'plan'),
    bookingAnswers: nextOf(bookings, 'booking'),
    projectionAnswers: nextOf(plans, 'projection'),
    statuses: nextOf(basketApi, 'status'),
    /** From now on the booking is answered like this, whatever the back end holds. Null: as it is. */
    answerBooking: (answer: Booking | null): void =>
      bookings.answerAll('booking', answer === null ? null : right(answer)),
  }
}
export type PaymentBackEnd = ReturnType<typeof createPaymentBackEnd>

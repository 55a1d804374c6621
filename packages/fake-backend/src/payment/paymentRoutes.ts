import { paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../routing/ownBooking.js'
import { route, type Route } from '../routing/Route.js'
import { pay } from './pay.js'
import { acceptedAnswer } from './paymentAnswer.js'

export const paymentRoutes: readonly Route[] = [
  route(paymentEndpoints.pay, (call) => {
    const { world, body, idempotencyKey, begun, refusal } = call
    const order = {
      basketId: body.basket_id,
      amount: body.amount,
      card: body.card_number,
      cardholder: body.cardholder_name,
      expiry: body.expiry_date,
      idempotencyKey,
      refusal,
    }
    const booking = ownBooking(call, body.bookingReference)
    return acceptedAnswer(pay(world, booking, order, begun))
  }),
]

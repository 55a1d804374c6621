import { paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../bookings/ownBooking.js'
import { route, type Route } from '../routing/Route.js'
import { pay } from './pay.js'

export const paymentRoutes: readonly Route[] = [
  route(paymentEndpoints.pay, (call) => {
    const { body, idempotencyKey } = call
    const { reference, clientSecret } = pay(call.world, ownBooking(call, body.bookingReference), {
      basketId: body.basket_id,
      amount: body.amount,
      card: body.card_number,
      cardholder: body.cardholder_name,
      expiry: body.expiry_date,
      idempotencyKey,
    })
    return {
      payment:
        clientSecret === null
          ? { requires_action: false, reference }
          : { requires_action: true, payment_intent_client_secret: clientSecret, reference },
    }
  }),
]

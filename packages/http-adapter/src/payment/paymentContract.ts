import * as t from 'io-ts'
import { post } from '../contract/endpoint.js'
import { Id, Integer, nullable } from '../contract/wire.js'

/** Specification 2, §3, with the amount of decisions §2.4. */
export const PaymentBody = t.intersection(
  [
    t.type({
      bookingReference: t.string,
      amount: Integer,
      /** A payment method's id (decisions §2.1). */
      card_number: t.string,
      cardholder_name: t.string,
      expiry_date: t.string,
    }),
    t.partial({ basket_id: Id, toast_message: t.string }),
  ],
  'PaymentBody',
)

export const PaymentAnswer = t.type(
  {
    payment: t.intersection([
      t.type({ requires_action: t.boolean }),
      t.partial({ payment_intent_client_secret: nullable(t.string), reference: nullable(t.string) }),
    ]),
  },
  'PaymentAnswer',
)

export const paymentEndpoints = {
  pay: post('pay', '/api/payment/', PaymentAnswer, { body: PaymentBody, idempotent: true }),
} as const

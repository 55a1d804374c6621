import * as t from 'io-ts'
import { post } from '../contract/endpoint.js'
import { Id, Integer, optional } from '../contract/wire.js'

/** The client secret of a challenge: a text that is not empty. */
export const ClientSecret = new t.Type<string, string, unknown>(
  'ClientSecret',
  (value): value is string => typeof value === 'string' && value !== '',
  (value, context) => (typeof value === 'string' && value !== '' ? t.success(value) : t.failure(value, context)),
  t.identity,
)

/** See behaviour/payments#2.3, with the amount of behaviour/payments#d2.4. */
export const PaymentBody = t.intersection(
  [
    t.type({
      bookingReference: t.string,
      amount: Integer,
      /** A payment method's id (behaviour/cards#d2.1). */
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
      optional({ payment_intent_client_secret: t.string, reference: t.string }),
    ]),
  },
  'PaymentAnswer',
)

/** Errors ask for card verification and online authorisation. With a client secret the customer does them at once. */
export const authenticationCodes = ['16000120', '16000280'] as const

const Challenge = t.type({
  payment: t.type({ requires_action: t.literal(true), payment_intent_client_secret: ClientSecret }),
})

/** The calls of a payment. */
export const paymentEndpoints = {
  pay: post('pay', '/api/payment/', PaymentAnswer, {
    body: PaymentBody,
    idempotent: true,
    despite: { codes: authenticationCodes, is: Challenge },
  }),
} as const

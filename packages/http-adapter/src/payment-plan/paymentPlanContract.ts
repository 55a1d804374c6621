import * as t from 'io-ts'
import { get, put } from '../contract/endpoint.js'
import { Integer, optional } from '../contract/wire.js'
import { InstalmentWire } from './paymentPlanWire.js'
import { authenticationCodes, ClientSecret } from '../payment/paymentContract.js'

/** See behaviour/contract#d1.7: `create` and `change_day` send the day, `create` and `change_payment` the card. */
export const PaymentPlanBody = t.intersection(
  [
    t.type({ action: t.keyof({ create: null, change_payment: null, change_day: null }) }),
    t.partial({ day: Integer, card_number: t.string, cardholder_name: t.string, expiry_date: t.string }),
  ],
  'PaymentPlanBody',
)

/** The secret is that of a set-up intent (behaviour/payment-plan#2.4). */
export const PaymentPlanAnswer = t.intersection(
  [t.type({ requires_action: t.boolean }), optional({ payment_intent_client_secret: t.string })],
  'PaymentPlanAnswer',
)

const Challenge = t.type({ requires_action: t.literal(true), payment_intent_client_secret: ClientSecret })

/** See behaviour/contract#2.7. */
export const paymentPlanEndpoints = {
  update: put('updatePaymentPlan', '/api/booking/:bookingReference/paymentplan', PaymentPlanAnswer, {
    body: PaymentPlanBody,
    idempotent: true,
    despite: { codes: authenticationCodes, is: Challenge },
  }),
  projection: get(
    'getPaymentPlanProjection',
    '/api/booking/:bookingReference/paymentplan/projection',
    t.type({ projection: t.array(InstalmentWire) }, 'ProjectionAnswer'),
    { query: ['day'] },
  ),
} as const

import * as t from 'io-ts'
import { get, put } from '../contract/endpoint.js'
import { Amount, Id, Integer, IsoDate, IsoValue, nullable } from '../contract/wire.js'
import { authenticationCodes, ClientSecret } from '../payment/paymentContract.js'

/** What is taken, and on which day. */
export const InstalmentWire = t.type({ iso_value: IsoDate, amount: Amount }, 'Instalment')

/** Specification 2, §3. Status 2 means error (§4). */
export const PaymentPlanWire = t.intersection(
  [
    t.type({
      id: Id,
      /** Of one instalment. */
      amount: Amount,
      number_of_payments: Integer,
      next_payment_date: nullable(IsoValue),
      final_payment_date: nullable(IsoValue),
      status: Integer,
      projection: t.array(InstalmentWire),
    }),
    t.partial({
      /** The day of the month on which is paid, 1 to 31. */
      day: Integer,
      card: nullable(t.type({ cardholder_name: t.string, last_four_digits: t.string })),
      overdue_amount: nullable(Amount),
    }),
  ],
  'PaymentPlan',
)

/** Decisions §1.7: the day goes with `create` and `change_day`, the card with `create` and `change_payment`. */
export const PaymentPlanBody = t.intersection(
  [
    t.type({ action: t.keyof({ create: null, change_payment: null, change_day: null }) }),
    t.partial({ day: Integer, card_number: t.string, cardholder_name: t.string, expiry_date: t.string }),
  ],
  'PaymentPlanBody',
)

/** The secret is that of a set-up intent (specification 2, §4). */
export const PaymentPlanAnswer = t.intersection(
  [t.type({ requires_action: t.boolean }), t.partial({ payment_intent_client_secret: nullable(t.string) })],
  'PaymentPlanAnswer',
)

const Challenge = t.type({ requires_action: t.literal(true), payment_intent_client_secret: ClientSecret })

/** Specification 2, §7. */
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

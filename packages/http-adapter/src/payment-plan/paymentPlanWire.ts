import * as t from 'io-ts'
import { Amount, Id, Integer, IsoDate, IsoValue, nullable, optional } from '../contract/wire.js'

/** The amount and the day of one payment. */
export const InstalmentWire = t.type({ iso_value: IsoDate, amount: Amount }, 'Instalment')

/** See behaviour/payment-plan#2.3. Status 2 means error (behaviour/payment-plan#2.4). */
export const PaymentPlanWire = t.intersection(
  [
    t.type({
      id: Id,
      /** The amount of one instalment. */
      amount: Amount,
      number_of_payments: Integer,
      next_payment_date: nullable(IsoValue),
      final_payment_date: nullable(IsoValue),
      status: Integer,
      projection: t.array(InstalmentWire),
    }),
    optional({
      /** The day of the month for payments, 1 to 31. */
      day: Integer,
      card: t.type({ cardholder_name: t.string, last_four_digits: t.string }),
      overdue_amount: Amount,
    }),
  ],
  'PaymentPlan',
)

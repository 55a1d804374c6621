import * as t from 'io-ts'
import { Amount, Id, Integer, IsoDate, IsoValue, nullable } from '../contract/wire.js'

/** What is taken, and on which day. */
export const InstalmentWire = t.type({ iso_value: IsoDate, amount: Amount }, 'Instalment')

/** See behaviour/payment-plan#2.3. Status 2 means error (behaviour/payment-plan#2.4). */
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

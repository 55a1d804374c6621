import * as t from 'io-ts'
import { get, put } from '../contract/endpoint.js'
import { Exponent, Id, Integer, NotShown, optional } from '../contract/wire.js'
import { BankAccountWire, CustomerChangesBody, RequiredDataAnswer, TravellerWire } from './customerWire.js'

export const CreditBalance = t.intersection(
  [
    t.type({
      id: Id,
      name: t.string,
      credit_value: Integer,
      currency_iso_code: t.string,
    }),
    // A missing exponent is 2 (behaviour/money#1.3).
    optional({ currency_exponent: Exponent, credit_display: t.string }),
  ],
  'CreditBalance',
)

export const CustomerWire = t.intersection(
  [
    TravellerWire,
    optional({
      bank_account: BankAccountWire,
      client_credit_balances_list: t.array(CreditBalance),
      /** The additional customers of each booking (behaviour/customer#d1.8). */
      additional_customers: t.array(t.type({ booking_ref: t.string, customer_ids: t.array(Id) })),
    }),
  ],
  'Customer',
)

const CustomerAnswer = t.type({ customer: CustomerWire }, 'CustomerAnswer')
const TravellerAnswer = t.type({ customer: TravellerWire }, 'TravellerAnswer')

/** See behaviour/contract#1.7: 200 and 403 are tolerated. */
export const customerEndpoints = {
  getCustomer: get('getCustomer', '/api/customer', CustomerAnswer, { tolerates: [403] }),
  requiredData: get('getRequiredData', '/api/customer/requireddata', RequiredDataAnswer, { tolerates: [403] }),
  update: put('updateCustomer', '/api/customer/update', NotShown, { body: CustomerChangesBody, tolerates: [403] }),
  getAdditional: get('getAdditionalCustomer', '/api/customer/:id', TravellerAnswer, { tolerates: [403] }),
  updateAdditional: put('updateAdditionalCustomer', '/api/customer/:id', NotShown, {
    body: CustomerChangesBody,
    tolerates: [403],
  }),
} as const

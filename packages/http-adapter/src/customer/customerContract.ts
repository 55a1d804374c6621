import * as t from 'io-ts'
import { get } from '../contract/endpoint.js'
import { Exponent, Id, Integer } from '../contract/wire.js'

export const CreditBalance = t.type(
  {
    id: Id,
    name: t.string,
    credit_display: t.string,
    credit_value: Integer,
    currency_exponent: Exponent,
    currency_iso_code: t.string,
  },
  'CreditBalance',
)

export const CustomerWire = t.intersection(
  [
    t.type({
      id: Id,
      personal_details: t.type({ first_name: t.string, last_name: t.string }),
    }),
    t.partial({ client_credit_balances_list: t.array(CreditBalance) }),
  ],
  'Customer',
)

/** Specification 1, §7: 200 and 403 are tolerated. */
export const customerEndpoints = {
  getCustomer: get('getCustomer', '/api/customer', t.type({ customer: CustomerWire }, 'CustomerAnswer'), {
    tolerates: [403],
  }),
} as const

import type * as t from 'io-ts'
import { type CreditBalance, type Customer, defaultLocale, minor } from '@booking-dashboard/core'
import { toTraveller } from './toTraveller.js'
import type { CreditBalance as CreditBalanceWire, CustomerWire } from './customerContract.js'

export const toCustomer = (customer: t.TypeOf<typeof CustomerWire>): Customer => ({
  ...toTraveller(customer),
  bankAccount:
    customer.bank_account === null || customer.bank_account === undefined
      ? null
      : {
          accountName: customer.bank_account.account_name ?? '',
          sortCode: customer.bank_account.sort_code ?? '',
          accountNumber: customer.bank_account.account_number ?? '',
        },
  additionalCustomers: (customer.additional_customers ?? []).flatMap(({ booking_ref, customer_ids }) =>
    customer_ids.map((customerId) => ({ customerId, bookingRef: booking_ref })),
  ),
  credit: (customer.client_credit_balances_list ?? []).map(toCreditBalance),
})

const toCreditBalance = (balance: t.TypeOf<typeof CreditBalanceWire>): CreditBalance => ({
  id: balance.id,
  name: balance.name,
  value: minor(balance.credit_value),
  currency: { symbol: symbolOf(balance.currency_iso_code), exponent: balance.currency_exponent },
  isoCode: balance.currency_iso_code,
})

/** A balance names its currency by its ISO code alone: £ for GBP, US$ for USD, the code itself where Intl knows no symbol. */
function symbolOf(isoCode: string): string {
  const known = symbols.get(isoCode) ?? findSymbol(isoCode)
  symbols.set(isoCode, known)
  return known
}

// Intl takes its time to make a format.
const symbols = new Map<string, string>()

function findSymbol(isoCode: string): string {
  try {
    const parts = new Intl.NumberFormat(defaultLocale, { style: 'currency', currency: isoCode }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? isoCode
  } catch {
    return isoCode
  }
}

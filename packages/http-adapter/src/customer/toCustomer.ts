import type * as t from 'io-ts'
import { defaultLocale } from '@booking-dashboard/core'
import {
  type Address,
  type CreditBalance,
  type Customer,
  defaultCurrency,
  minor,
  type PersonalDetails,
  type Passenger,
} from '@booking-dashboard/core/ports'
import type { CreditBalance as CreditBalanceWire, CustomerWire } from './customerContract.js'
import type { AddressWire, PersonalDetailsWire, TravellerWire } from './customerWire.js'
import { fromWire } from './personWire.js'

export const toCustomer = (customer: t.TypeOf<typeof CustomerWire>): Customer => ({
  ...toPassenger(customer),
  bankAccount: customer.bank_account ? fromWire('bankAccount', customer.bank_account) : null,
  additionalCustomers: (customer.additional_customers ?? []).flatMap(({ booking_ref, customer_ids }) =>
    customer_ids.map((customerId) => ({ customerId, bookingRef: booking_ref })),
  ),
  credit: (customer.client_credit_balances_list ?? []).map(toCreditBalance),
})

const toCreditBalance = (balance: t.TypeOf<typeof CreditBalanceWire>): CreditBalance => ({
  id: balance.id,
  name: balance.name,
  value: minor(balance.credit_value),
  currency: {
    symbol: symbolOf(balance.currency_iso_code),
    exponent: balance.currency_exponent ?? defaultCurrency.exponent,
  },
  isoCode: balance.currency_iso_code,
})

/**
 * A balance identifies its currency by its ISO code: £ for GBP, US$ for USD, and the code itself if Intl knows no
 * symbol.
 */
function symbolOf(isoCode: string): string {
  const known = symbols.get(isoCode) ?? findSymbol(isoCode)
  symbols.set(isoCode, known)
  return known
}

// Creating a format with Intl is slow.
const symbols = new Map<string, string>()

function findSymbol(isoCode: string): string {
  try {
    const parts = new Intl.NumberFormat(defaultLocale, { style: 'currency', currency: isoCode }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? isoCode
  } catch {
    return isoCode
  }
}

const toPersonalDetails = (details: t.TypeOf<typeof PersonalDetailsWire>): PersonalDetails => ({
  ...fromWire('name', details),
  ...fromWire('details', details),
  emergencyContact: fromWire('emergencyContact', details.emergency_contact),
})

export const toAddress = (address: t.TypeOf<typeof AddressWire> | null | undefined): Address => ({
  ...fromWire('address', address),
  countryId: address?.country?.id ?? '',
})

export const toPassenger = (passenger: t.TypeOf<typeof TravellerWire>): Passenger => ({
  id: passenger.id,
  personalDetails: toPersonalDetails(passenger.personal_details),
  address: toAddress(passenger.address),
  passport: fromWire('passport', passenger.passport),
})

import type * as t from 'io-ts'
import {
  type Address,
  type CreditBalance,
  type Customer,
  minor,
  type PersonalDetails,
  type Passenger,
} from '@booking-dashboard/core/ports'
import { toCurrency } from '../contract/toMoney.js'
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

/** A balance has no symbol: it is £ for GBP, else the code (behaviour/money#d7.5). */
const toCreditBalance = (balance: t.TypeOf<typeof CreditBalanceWire>): CreditBalance => ({
  id: balance.id,
  name: balance.name,
  value: minor(balance.credit_value),
  currency: toCurrency({
    symbol: balance.currency_iso_code === 'GBP' ? null : balance.currency_iso_code,
    exponent: balance.currency_exponent ?? null,
  }),
  isoCode: balance.currency_iso_code,
})

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

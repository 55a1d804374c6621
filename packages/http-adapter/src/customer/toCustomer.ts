import type * as t from 'io-ts'
import { defaultLocale } from '@booking-dashboard/core'
import {
  type Address,
  type CreditBalance,
  type Customer,
  minor,
  noAddress,
  type Passport,
  type PersonalDetails,
  type Passenger,
} from '@booking-dashboard/core/ports'
import type { CreditBalance as CreditBalanceWire, CustomerWire } from './customerContract.js'
import type { AddressWire, PassportWire, PersonalDetailsWire, TravellerWire } from './customerWire.js'

export const toCustomer = (customer: t.TypeOf<typeof CustomerWire>): Customer => ({
  ...toPassenger(customer),
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

type Wire<C extends t.Mixed> = t.TypeOf<C> | null | undefined

const toPersonalDetails = (details: t.TypeOf<typeof PersonalDetailsWire>): PersonalDetails => ({
  firstName: details.first_name,
  lastName: details.last_name,
  gender: details.gender ?? '',
  phone: details.phone ?? '',
  dateOfBirth: details.date_of_birth ?? null,
  emergencyContact: {
    fullName: details.emergency_contact?.full_name ?? '',
    telephone: details.emergency_contact?.telephone ?? '',
  },
})

export const toAddress = (address: Wire<typeof AddressWire>): Address =>
  address === null || address === undefined
    ? noAddress
    : {
        address1: address.address_1 ?? '',
        address2: address.address_2 ?? '',
        address3: address.address_3 ?? '',
        city: address.city ?? '',
        postcode: address.postcode ?? '',
        county: address.county ?? '',
        countryId: address.country?.id ?? '',
      }

const toPassport = (passport: Wire<typeof PassportWire>): Passport => ({
  number: passport?.number ?? '',
  expiryDate: passport?.expiry_date ?? null,
  nationality: passport?.nationality ?? '',
  firstName: passport?.first_name ?? '',
  middleNames: passport?.middle_names ?? '',
  lastName: passport?.last_name ?? '',
  issueCountry: passport?.issue_country ?? '',
})

export const toPassenger = (passenger: t.TypeOf<typeof TravellerWire>): Passenger => ({
  id: passenger.id,
  personalDetails: toPersonalDetails(passenger.personal_details),
  address: toAddress(passenger.address),
  passport: toPassport(passenger.passport),
})

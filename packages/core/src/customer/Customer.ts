import type { Currency, Minor } from '../money/Money.js'

export interface PersonalDetails {
  readonly firstName: string
  readonly lastName: string
}

/** One of `client_credit_balances_list` (specification 1, §3). */
export interface CreditBalance {
  readonly id: string
  readonly name: string
  readonly value: Minor
  readonly currency: Currency
  readonly isoCode: string
}

export interface Customer {
  readonly id: string
  readonly personalDetails: PersonalDetails
  readonly credit: readonly CreditBalance[]
}

import type { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'

type AdditionalCustomerOutput = t.OutputOf<typeof customerEndpoints.getAdditional.answer>['customer']

export type CustomerChanges = t.TypeOf<typeof customerEndpoints.update.body>
export type AddressChange = NonNullable<CustomerChanges['address']>
export type AddressRecord = NonNullable<AdditionalCustomerOutput['address']>

export interface PersonalRecord {
  readonly first_name: string
  readonly last_name: string
  /** A gender's code. */
  readonly gender: string | null
  readonly phone: string | null
  readonly date_of_birth: string | null
  readonly emergency_contact: { readonly full_name: string; readonly telephone: string } | null
}

export interface PassportRecord {
  readonly number: string
  readonly expiry_date: string | null
  /** A country's code, like the country of issue. */
  readonly nationality: string
  readonly first_name: string
  readonly middle_names: string
  readonly last_name: string
  readonly issue_country: string
}

/** A question of the mandatory information. Null means unanswered. */
export interface QuestionRecord {
  readonly bookingRef: string
  readonly handle: string
  readonly label: string
  readonly type: 'text' | 'date' | 'select' | 'boolean' | 'address'
  readonly required: boolean
  readonly options: readonly (string | { readonly value: string; readonly label: string })[]
  answer: string | boolean | AddressRecord | null
}

/** The data of a passenger, with or without an account. */
export interface PassengerRecord {
  readonly id: string
  readonly type: 'customer' | 'additional'
  personal: PersonalRecord
  address: AddressRecord | null
  passport: PassportRecord | null
  readonly questions: readonly QuestionRecord[]
}

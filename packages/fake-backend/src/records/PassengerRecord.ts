import type { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'

type AdditionalCustomerOutput = t.OutputOf<typeof customerEndpoints.getAdditional.answer>['customer']

export type CustomerChanges = t.TypeOf<typeof customerEndpoints.update.body>
export type AddressChange = NonNullable<CustomerChanges['address']>
export type AddressRecord = NonNullable<AdditionalCustomerOutput['address']>

type PersonalChange = NonNullable<CustomerChanges['personal_details']>

/** What a customer may change, with every field: one that is not known is null. */
export interface PersonalRecord extends Readonly<Required<Omit<PersonalChange, 'emergency_contact'>>> {
  readonly emergency_contact: Readonly<NonNullable<PersonalChange['emergency_contact']>> | null
}

/** Countries are stored by their codes. */
export interface PassportRecord extends Readonly<Required<NonNullable<CustomerChanges['passport']>>> {}

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

/** One of the names may be empty, or missing. */
interface Named {
  readonly first_name?: string | null
  readonly last_name?: string | null
}

export const fullName = (person: Named | undefined): string => [person?.first_name, person?.last_name].join(' ').trim()

import type { Address, BankAccount, Passport, PersonalDetails } from './Customer.js'
import type { Answers } from './RequiredData.js'

/** What is to be changed: each section whole, or left out. */
export interface CustomerChanges {
  readonly personalDetails?: Partial<PersonalDetails>
  readonly address?: Address
  readonly passport?: Passport
  readonly bankAccount?: BankAccount
  readonly requiredData?: Answers
}

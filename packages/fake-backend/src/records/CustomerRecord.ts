import type { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { PasswordReset } from './PasswordReset.js'
import type { CustomerChanges, PassengerRecord } from './PassengerRecord.js'

export type CustomerOutput = t.OutputOf<typeof customerEndpoints.getCustomer.answer>['customer']

/** The account number is stored in full. Answers contain it only masked. */
export interface BankAccountRecord extends Readonly<NonNullable<CustomerChanges['bank_account']>> {}

/** A customer with an account. */
export interface CustomerRecord extends PassengerRecord {
  readonly email: string
  password: string
  /** Null unless the customer asked for one. */
  passwordReset: PasswordReset | null
  resetRequired: boolean
  emailVerified: boolean
  locked: boolean
  /** Consecutive wrong passwords. */
  wrongPasswords: number
  bankAccount: BankAccountRecord | null
  readonly credit: NonNullable<CustomerOutput['client_credit_balances_list']>
}

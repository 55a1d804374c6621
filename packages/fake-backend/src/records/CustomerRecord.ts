import type { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { hours } from '../values/calendar.js'
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

/** An e-mail that a real back end would have sent. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly temporary_password: string
  /** A path of the dashboard. */
  readonly reset_link: string
  /** ISO 8601. */
  readonly at: string
}

/** The content of the last reset e-mail. Its link and password expire after an hour, or when a new password is set. */
interface PasswordReset {
  readonly temporaryPassword: string
  readonly token: string
  /** In milliseconds since the epoch. */
  readonly sentAt: number
}

const lifetime = hours(1)

export const isResetOver = ({ sentAt }: PasswordReset, now: number): boolean => now - sentAt >= lifetime

export interface SessionRecord {
  readonly customerId: string
  /** When the customer signed in or was last checked, in milliseconds since the epoch. */
  renewedAt: number
}

import { type ErrorEntry, problem } from '../refusal/Refusal.js'
import type { BankAccountRecord } from '../records/CustomerRecord.js'
import type { CustomerChanges } from '../records/PassengerRecord.js'
import { nameProblems } from './textProblems.js'

type BankAccountChange = NonNullable<CustomerChanges['bank_account']>

const maskOf = (number: string): string => `••••${number.slice(-4)}`

export const maskedAccount = (account: BankAccountRecord | null): BankAccountRecord | null =>
  account === null ? null : { ...account, account_number: maskOf(account.account_number) }

/** The full account number: the stored one if its mask was sent back. Null if the value is invalid. */
const meantNumber = (sent: string, held: BankAccountRecord | null): string | null => {
  if (held !== null && sent === maskOf(held.account_number)) return held.account_number
  return /^\d{8}$/.test(sent) && /[1-9]/.test(sent) ? sent : null
}

export const bankAccountProblems = (
  change: BankAccountChange,
  held: BankAccountRecord | null,
): readonly ErrorEntry[] => [
  ...nameProblems('account holder’s name', change.account_name),
  ...(/^\d{2}-\d{2}-\d{2}$/.test(change.sort_code) && !/^(00-00-00|99-99-99)$/.test(change.sort_code)
    ? []
    : [problem('invalidSortCode', 'Please enter the sort code as six digits in pairs, such as 12-34-56.')]),
  ...(meantNumber(change.account_number, held) === null
    ? [problem('invalidAccountNumber', 'Please enter the account number as eight digits.')]
    : []),
]

export const changedBankAccount = (change: BankAccountChange, held: BankAccountRecord | null): BankAccountRecord => ({
  account_name: change.account_name,
  sort_code: change.sort_code,
  account_number: meantNumber(change.account_number, held) ?? '',
})

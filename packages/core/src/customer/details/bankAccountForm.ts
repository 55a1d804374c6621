import type { BankAccount } from '../Customer.js'
import { type DetailsForm, gather } from './DetailsForm.js'
import { nameProblem } from './fieldRules.js'

export type BankValues = Readonly<Record<'accountName' | 'sortCode' | 'accountNumber', string>>

/** The account number is always typed again: only its last digits are known here. */
export const bankValues = (account: BankAccount | null): BankValues => ({
  accountName: account?.accountName ?? '',
  sortCode: '',
  accountNumber: '',
})

const dashes = /[\s\p{Pd}]/gu

/** NN-NN-NN from six digits, typed with dashes, spaces or neither; null if there are not six, or no bank has them. */
export const toSortCode = (typed: string): string | null => {
  const digits = typed.replace(dashes, '')
  // No bank has these; people type them to get past the field.
  const isMadeUp = digits === '000000' || digits === '999999'
  return /^\d{6}$/.test(digits) && !isMadeUp ? `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}` : null
}

/** Eight digits, ignoring spaces; null for anything else and for all zeros. */
export const toAccountNumber = (typed: string): string | null => {
  const digits = typed.replace(/\s/g, '')
  return /^\d{8}$/.test(digits) && digits !== '00000000' ? digits : null
}

export const bankAccountForm: DetailsForm<BankValues> = {
  problems: ({ accountName, sortCode, accountNumber }) =>
    gather({
      accountName: nameProblem(accountName, 'accountNameMissing'),
      sortCode: toSortCode(sortCode) === null ? 'sortCodeInvalid' : null,
      accountNumber: toAccountNumber(accountNumber) === null ? 'accountNumberInvalid' : null,
    }),
  toChanges: ({ accountName, sortCode, accountNumber }) => ({
    bankAccount: {
      accountName: accountName.trim(),
      sortCode: toSortCode(sortCode) ?? '',
      accountNumber: toAccountNumber(accountNumber) ?? '',
    },
  }),
}

const mask = (text: string, shown: number): string =>
  [...text].map((sign, at) => (/\d/.test(sign) && at < text.length - shown ? '•' : sign)).join('')

/** Only its last digits are ever shown: ••-••-77 and ••••5678. */
export const maskedBankAccount = ({ accountName, sortCode, accountNumber }: BankAccount): BankAccount => ({
  accountName,
  sortCode: mask(sortCode, 2),
  accountNumber: mask(accountNumber, 4),
})

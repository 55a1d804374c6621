import type { BankAccount, EmergencyContact, Passport, PersonalDetails } from '../../domain/Customer.js'
import {
  birthProblem,
  type DetailsForm,
  isBlank,
  nameProblem,
  passportExpiryProblem,
  passportNumberProblem,
  phoneProblem,
  type ProblemKind,
  textProblem,
  toIsoDate,
  toTypedDate,
} from './fieldRules.js'
import { countryNamed, countryOfCode, gather } from './addressForm.js'
import type { Country } from '../../domain/Country.js'

export type BankValues = Readonly<Record<'accountName' | 'sortCode' | 'accountNumber', string>>

/** The customer always types the whole account number: only its last digits are known here. */
export const bankValues = (account: BankAccount | null): BankValues => ({
  accountName: account?.accountName ?? '',
  sortCode: '',
  accountNumber: '',
})

const dashes = /[\s\p{Pd}]/gu

/**
 * NN-NN-NN from six digits, with dashes, spaces or neither. Null if there are not six digits, or if no bank has the
 * code.
 */
export const toSortCode = (typed: string): string | null => {
  const digits = typed.replace(dashes, '')
  // No bank has these codes. People type them to get past the field.
  const isMadeUp = digits === '000000' || digits === '999999'
  return /^\d{6}$/.test(digits) && !isMadeUp ? `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}` : null
}

/** Eight digits, ignoring spaces. Null for anything else and for all zeros. */
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

/** Shows only the last digits: ••-••-77 and ••••5678. */
export const maskedBankAccount = ({ accountName, sortCode, accountNumber }: BankAccount): BankAccount => ({
  accountName,
  sortCode: mask(sortCode, 2),
  accountNumber: mask(accountNumber, 4),
})

/** Nationality and country of issue are country names, as typed. */
export type PassportValues = Readonly<
  Record<'number' | 'expiryDate' | 'nationality' | 'firstName' | 'middleNames' | 'lastName' | 'issueCountry', string>
>

export const passportValues = (passport: Passport, countries: readonly Country[]): PassportValues => ({
  number: passport.number,
  expiryDate: toTypedDate(passport.expiryDate),
  nationality: countryOfCode(countries, passport.nationality),
  firstName: passport.firstName,
  middleNames: passport.middleNames,
  lastName: passport.lastName,
  issueCountry: countryOfCode(countries, passport.issueCountry),
})

const countryProblem = (typed: string, countries: readonly Country[]): ProblemKind | null =>
  isBlank(typed) || countryNamed(countries, typed) !== undefined ? null : 'countryUnknown'

export const passportForm: DetailsForm<PassportValues> = {
  problems: (values, { countries, now }) =>
    // An empty form removes the passport.
    Object.values(values).every(isBlank)
      ? []
      : gather({
          firstName: nameProblem(values.firstName, 'firstNameMissing'),
          middleNames: textProblem(values.middleNames),
          lastName: nameProblem(values.lastName, 'lastNameMissing'),
          number: passportNumberProblem(values.number),
          expiryDate: passportExpiryProblem(values.expiryDate, now),
          nationality: countryProblem(values.nationality, countries),
          issueCountry: countryProblem(values.issueCountry, countries),
        }),
  toChanges: (values, { countries }) => ({
    passport: {
      number: values.number.trim(),
      expiryDate: toIsoDate(values.expiryDate),
      nationality: countryNamed(countries, values.nationality)?.code ?? '',
      firstName: values.firstName.trim(),
      middleNames: values.middleNames.trim(),
      lastName: values.lastName.trim(),
      issueCountry: countryNamed(countries, values.issueCountry)?.code ?? '',
    },
  }),
}

export type PersonalValues = Readonly<Record<'firstName' | 'lastName' | 'gender' | 'phone' | 'dateOfBirth', string>>

export const personalValues = (details: PersonalDetails): PersonalValues => ({
  firstName: details.firstName,
  lastName: details.lastName,
  gender: details.gender,
  phone: details.phone,
  dateOfBirth: toTypedDate(details.dateOfBirth),
})

export const personalDetailsForm: DetailsForm<PersonalValues> = {
  problems: (values, { now }) =>
    gather({
      firstName: nameProblem(values.firstName, 'firstNameMissing'),
      lastName: nameProblem(values.lastName, 'lastNameMissing'),
      dateOfBirth: birthProblem(values.dateOfBirth, now),
      phone: phoneProblem(values.phone),
    }),
  toChanges: (values) => ({
    personalDetails: {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      gender: values.gender,
      phone: values.phone.trim(),
      dateOfBirth: toIsoDate(values.dateOfBirth),
    },
  }),
}

export type EmergencyValues = Readonly<Record<'fullName' | 'telephone', string>>

export const emergencyValues = ({ fullName, telephone }: EmergencyContact): EmergencyValues => ({ fullName, telephone })

export const isNobody = ({ fullName, telephone }: EmergencyContact): boolean => isBlank(fullName) && isBlank(telephone)

/** An empty form removes the contact. A name without a number is useless. */
export const emergencyContactForm: DetailsForm<EmergencyValues> = {
  problems: ({ fullName, telephone }) =>
    isNobody({ fullName, telephone })
      ? []
      : gather({
          fullName: nameProblem(fullName, 'fullNameMissing'),
          telephone: isBlank(telephone) ? 'phoneMissing' : phoneProblem(telephone),
        }),
  deletes: (contact, stored) => isNobody(contact) && !isNobody(stored),
  toChanges: ({ fullName, telephone }) => ({
    personalDetails: { emergencyContact: { fullName: fullName.trim(), telephone: telephone.trim() } },
  }),
}

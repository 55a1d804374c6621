import type { BankAccount, Country, EmergencyContact, Passport, PersonalDetails } from '../../domain/Customer.js'
import { cleanCode } from '../../environment/typedText.js'
import { type FieldsOf, unknownFields } from '../../domain/personFields.js'
import {
  birthProblem,
  type DetailsForm,
  type FieldOffer,
  type FieldProblem,
  type FieldValues,
  isBlank,
  nameProblem,
  passportExpiryProblem,
  passportNumberProblem,
  phoneProblem,
  type Stored,
  textProblem,
} from './fieldRules.js'
import {
  codeField,
  countryField,
  dateField,
  type FormFields,
  formOf,
  numberField,
  phoneField,
  textField,
  typedValues,
  type TypedValues,
} from './formFields.js'

/**
 * NN-NN-NN from six digits, with dashes, spaces or neither. Null if there are not six digits, or if no bank has the
 * code.
 */
export const toSortCode = (typed: string): string | null => {
  const digits = typed.replace(/[ -]/g, '')
  // No bank has these codes. People type them to get past the field.
  const isMadeUp = digits === '000000' || digits === '999999'
  return /^\d{6}$/.test(digits) && !isMadeUp ? `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}` : null
}

/** Eight digits, ignoring spaces. Null for anything else and for all zeros. */
export const toAccountNumber = (typed: string): string | null => {
  const digits = typed.replaceAll(' ', '')
  return /^\d{8}$/.test(digits) && digits !== '00000000' ? digits : null
}

const bankFields: FormFields<FieldsOf<'bankAccount'>> = {
  accountName: textField((name) => nameProblem(name, 'accountNameMissing')),
  // The customer types the numbers anew each time: only their last digits are known here.
  sortCode: {
    clean: cleanCode,
    toTyped: () => '',
    problem: (typed) => (toSortCode(typed) === null ? 'sortCodeInvalid' : null),
    toSent: (typed) => toSortCode(typed) ?? '',
  },
  accountNumber: {
    clean: cleanCode,
    toTyped: () => '',
    problem: (typed) => (toAccountNumber(typed) === null ? 'accountNumberInvalid' : null),
    toSent: (typed) => toAccountNumber(typed) ?? '',
  },
}

export type BankValues = TypedValues<typeof bankFields>

export const bankValues = (account: BankAccount | null): BankValues =>
  typedValues(bankFields, account ?? unknownFields('bankAccount'), [])

export const bankAccountForm = formOf(bankFields, (bankAccount) => ({ bankAccount }))

const areBlank = (values: FieldValues): boolean => Object.values(values).every(isBlank)

/** An empty form deletes what is stored. The customer confirms it. */
const deletable = <V extends FieldValues>(form: DetailsForm<V>): DetailsForm<V> => ({
  ...form,
  problems: (values, surroundings) => (areBlank(values) ? [] : form.problems(values, surroundings)),
  deletes: (values, stored) => areBlank(values) && !areBlank(stored),
})

/** One name is enough: some people have no other. */
const withOneName = (problems: readonly FieldProblem[]): readonly FieldProblem[] => {
  const missing = problems.filter(({ kind }) => kind === 'firstNameMissing' || kind === 'lastNameMissing')
  return missing.length === 1 ? problems.filter((one) => !missing.includes(one)) : problems
}

const passportFields: FormFields<FieldsOf<'passport'>> = {
  firstName: textField((name) => nameProblem(name, 'firstNameMissing')),
  middleNames: textField(textProblem),
  lastName: textField((name) => nameProblem(name, 'lastNameMissing')),
  number: numberField(passportNumberProblem),
  expiryDate: dateField(passportExpiryProblem),
  nationality: countryField,
  issueCountry: countryField,
}

/** The passport as typed, all fields as text. */
export type PassportValues = TypedValues<typeof passportFields>

export const passportValues = (passport: Passport, countries: readonly Country[]): PassportValues =>
  typedValues(passportFields, passport, countries)

const filledPassport = formOf(passportFields, (passport) => ({ passport }))

export const passportForm: DetailsForm<PassportValues> = deletable({
  ...filledPassport,
  problems: (values, surroundings) => withOneName(filledPassport.problems(values, surroundings)),
})

const personalFields: FormFields<FieldsOf<'name'> & FieldsOf<'details'>> = {
  firstName: textField((name) => nameProblem(name, 'firstNameMissing')),
  lastName: textField((name) => nameProblem(name, 'lastNameMissing')),
  dateOfBirth: dateField(birthProblem),
  gender: codeField,
  phone: phoneField(phoneProblem),
}

/** The personal details as typed, all fields as text. */
export type PersonalValues = TypedValues<typeof personalFields>

export const personalValues = (details: PersonalDetails): PersonalValues => typedValues(personalFields, details, [])

const filledDetails = formOf(personalFields, (personalDetails) => ({ personalDetails }))

export const personalDetailsForm: DetailsForm<PersonalValues> = {
  ...filledDetails,
  problems: (values, surroundings) => withOneName(filledDetails.problems(values, surroundings)),
}

/** What is known of a passenger, for the forms of others. */
export interface KnownPhone extends Pick<FieldOffer, 'whose' | 'name'> {
  readonly phone: string
}

/** The personal details as their form shows them. Each known number is offered once, as of the first who has it. */
export const storedPersonal = (
  details: PersonalDetails,
  known: readonly KnownPhone[],
  draft: string,
): Stored<keyof PersonalValues> => ({
  rules: personalDetailsForm,
  values: personalValues(details),
  offers: known
    .filter(({ phone }, at) => phone !== '' && known.findIndex((one) => one.phone === phone) === at)
    .map(({ whose, name, phone }) => ({ whose, name, handle: '', lines: [phone], values: { phone } })),
  draft,
})

const emergencyFields: FormFields<FieldsOf<'emergencyContact'>> = {
  fullName: textField((name) => nameProblem(name, 'fullNameMissing')),
  // A name without a number is useless.
  telephone: phoneField((phone) => (isBlank(phone) ? 'phoneMissing' : phoneProblem(phone))),
}

export type EmergencyValues = TypedValues<typeof emergencyFields>

export const emergencyValues = (contact: EmergencyContact): EmergencyValues => typedValues(emergencyFields, contact, [])

export const emergencyContactForm: DetailsForm<EmergencyValues> = deletable(
  formOf(emergencyFields, (emergencyContact) => ({ personalDetails: { emergencyContact } })),
)

import { isBlank, lengthProblem, phoneProblem } from '../customer/details/fieldRules.js'
import type { AdditionalCustomer } from '../customer/additionalCustomers.js'
import { holdsCardNumber } from '../environment/cardNumbers.js'
import { cleanEmail, cleanPhone, cleanText } from '../environment/typedText.js'
import { isEmailAddress } from '../session/typedFields.js'

/** The details of a new passenger, and of a new ticket holder. */
export const newPassengerFields = ['firstName', 'lastName', 'email', 'telephone'] as const
/** A field of the form for a new passenger. */
export type NewPassengerField = (typeof newPassengerFields)[number]

export type NewPassengerValues = Readonly<Record<NewPassengerField, string>>

export type NewPassengerFieldProblem = 'missing' | 'invalid' | 'tooLong' | 'cardNumber'

const isNameField = (field: NewPassengerField): boolean => field === 'firstName' || field === 'lastName'

/** A name contains a letter; e-mail address and telephone number are optional. */
const fieldProblem = (field: NewPassengerField, value: string): NewPassengerFieldProblem | null => {
  const isName = isNameField(field)
  if (isBlank(value)) return isName ? 'missing' : null
  if (field === 'telephone') return phoneProblem(value) === null ? null : 'invalid'
  if (lengthProblem(value) !== null) return 'tooLong'
  if (field === 'email' && !isEmailAddress(value)) return 'invalid'
  if (holdsCardNumber(value)) return 'cardNumber'
  return isName && !/\p{L}/u.test(value) ? 'invalid' : null
}

/** The problem of each field, in their order. One name is enough. */
export const passengerFieldProblems = (
  typed: NewPassengerValues,
): readonly { readonly field: NewPassengerField; readonly problem: NewPassengerFieldProblem }[] => {
  const values = cleanPassenger(typed)
  const isNamed = !isBlank(values.firstName) || !isBlank(values.lastName)
  return newPassengerFields.flatMap((field) => {
    const problem = fieldProblem(field, values[field])
    return problem === null || (problem === 'missing' && isNamed) ? [] : [{ field, problem }]
  })
}

/** A passenger as typed so far. */
export interface NewPassengerDraft extends NewPassengerValues {
  readonly key: number
}

export const blankNewPassenger = (key: number): NewPassengerDraft => ({
  key,
  firstName: '',
  lastName: '',
  email: '',
  telephone: '',
})

/** The details that the profile of another passenger provides. */
export const passengerValues = ({ firstName, lastName, phone }: AdditionalCustomer): NewPassengerValues => ({
  firstName,
  lastName,
  email: '',
  telephone: phone,
})

/** The values that are sent. */
export const cleanPassenger = ({ firstName, lastName, email, telephone }: NewPassengerValues): NewPassengerValues => ({
  firstName: cleanText(firstName),
  lastName: cleanText(lastName),
  email: cleanEmail(email),
  telephone: cleanPhone(telephone),
})

export interface NewPassengerProblem {
  readonly kind: 'newPassenger'
  readonly newPassengerKey: number
  readonly field: NewPassengerField
  readonly problem: NewPassengerFieldProblem
}

/** The problems of one new passenger: at most one for each field. */
export type NewPassengerFieldProblems = Readonly<Partial<Record<NewPassengerField, NewPassengerFieldProblem>>>

/** A passenger as typed so far, with the problems to correct. */
export interface ShownNewPassenger extends NewPassengerDraft {
  readonly problems: NewPassengerFieldProblems
}

/** Shows no problem before the first attempt to send. */
export const shownNewPassenger = (draft: NewPassengerDraft, isTried: boolean): ShownNewPassenger => ({
  ...draft,
  problems: isTried
    ? Object.fromEntries(newPassengerProblems([draft]).map(({ field, problem }) => [field, problem]))
    : {},
})

/** The problems of these passengers, in the order of the fields. */
export const newPassengerProblems = (drafts: readonly NewPassengerDraft[]): readonly NewPassengerProblem[] =>
  drafts.flatMap((draft) =>
    passengerFieldProblems(draft).map((one) => ({ kind: 'newPassenger', newPassengerKey: draft.key, ...one })),
  )

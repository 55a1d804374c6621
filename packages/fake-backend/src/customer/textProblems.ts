import { type ErrorEntry, problem } from '../refusal/Refusal.js'
import { holdsCardNumber } from './cardNumbers.js'

/** `what` names the field within a sentence: `first name`. */
export const lengthProblems = (what: string, text: string | null | undefined, longest = 80): readonly ErrorEntry[] =>
  (text ?? '').length > longest
    ? [problem('textNotKept', `Please use no more than ${longest} characters for the ${what}.`)]
    : []

/** For free text, which must not contain a card number. */
export const textProblems = (what: string, text: string | null | undefined, longest = 80): readonly ErrorEntry[] =>
  holdsCardNumber(text ?? '')
    ? [problem('textNotKept', `Please leave card numbers out of the ${what}.`)]
    : lengthProblems(what, text, longest)

/** An omitted name stays unchanged. An empty one is refused. */
export const nameProblems = (what: string, name: string | undefined): readonly ErrorEntry[] =>
  name === undefined || /\p{L}/u.test(name) || holdsCardNumber(name)
    ? textProblems(what, name)
    : [problem('nameMissing', `Please enter the ${what} in letters.`)]

const phoneCharacters = /^\+?[\d\s().-]*$/

/** E.164 allows at most 15 digits, and no network uses fewer than 7. */
const hasWrongLength = (phone: string): boolean => {
  const digits = phone.replaceAll(/\D/g, '').length
  return phone.trim() !== '' && (digits < 7 || digits > 15)
}

export const phoneProblems = (what: string, phone: string | null | undefined): readonly ErrorEntry[] =>
  phoneCharacters.test(phone ?? '') && !hasWrongLength(phone ?? '')
    ? lengthProblems(what, phone)
    : [problem('invalidPhone', `Please enter the ${what} with digits, spaces, brackets and hyphens only.`)]

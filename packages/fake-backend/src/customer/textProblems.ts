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

/** An empty name is refused. */
export const nameProblems = (what: string, name: string): readonly ErrorEntry[] =>
  /\p{L}/u.test(name) || holdsCardNumber(name)
    ? textProblems(what, name)
    : [problem('nameMissing', `Please enter the ${what} in letters.`)]

/** One name is enough, so either may be empty. */
export const personProblems = (first: string, last: string): readonly ErrorEntry[] =>
  (first + last).trim() === ''
    ? [problem('nameMissing', 'Please enter the name in letters.')]
    : [
        ...(first.trim() === '' ? [] : nameProblems('first name', first)),
        ...(last.trim() === '' ? [] : nameProblems('last name', last)),
      ]

const phoneCharacters = /^\(?\+?[\d\s()./-]*$/
const extension = /[\s,;]*(?:ext(?:ension)?\.?|x|#)[\s:=.]*\d{1,7}$/i

/** E.164 allows at most 15 digits, and no network uses fewer than 7. */
const hasWrongLength = (phone: string): boolean => {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '').length
  return phone.trim() !== '' && (digits < 7 || digits > 15)
}

const isPhone = (phone: string): boolean => phoneCharacters.test(phone) && !hasWrongLength(phone)

export const phoneProblems = (what: string, phone: string | null | undefined): readonly ErrorEntry[] =>
  isPhone((phone ?? '').replace(extension, ''))
    ? lengthProblems(what, phone)
    : [problem('invalidPhone', `Please enter the ${what} with digits, spaces, brackets and hyphens only.`)]

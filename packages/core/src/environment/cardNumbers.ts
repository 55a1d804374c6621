import { cleanText, valueOfDigit } from './typedText.js'

/** At least 13 digits of any script, with spaces, dashes and invisible characters between them. */
const digitRuns = /\p{Nd}(?:[\s\p{Pd}\p{Cf}\u2212]*\p{Nd}){12,}/gu
const digit = /\p{Nd}/u

const digitsOf = (text: string): readonly number[] => [...text].filter((sign) => digit.test(sign)).map(valueOfDigit)

const passesLuhn = (digits: readonly number[]): boolean => {
  const sum = digits.toReversed().reduce((total, value, index) => {
    const weighed = index % 2 === 1 ? value * 2 : value
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

/** Whether adjacent groups form a card number; a house number may precede it, and an expiry date may follow. */
const isCardNumber = (run: string): boolean => {
  const groups = run.split(/\P{Nd}+/u).map(digitsOf)
  for (let first = 0; first < groups.length; first += 1) {
    let digits: readonly number[] = []
    for (let next = first; next < groups.length && digits.length < 19; next += 1) {
      digits = [...digits, ...(groups[next] ?? [])]
      if (digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) return true
    }
  }
  return false
}

/** Replaces full-width, superscript and circled digits with plain ones. */
const plain = (text: string): string => text.normalize('NFKC')

/**
 * Whether a free text holds a card number: 13 to 19 digits in a row that pass the Luhn check. Not for telephone, bank
 * account and passport numbers, which have rules of their own.
 */
export const holdsCardNumber = (text: string): boolean => (plain(text).match(digitRuns) ?? []).some(isCardNumber)

/** Removes card numbers from a text for a report. */
export const withoutCardNumbers = (text: string): string =>
  holdsCardNumber(text) ? plain(text).replace(digitRuns, (run) => (isCardNumber(run) ? '[card number]' : run)) : text

/** In characters, as for every name. */
const longestCardholder = 80

export type CardholderProblem = 'cardholderMissing' | 'cardNumberAsName' | 'cardholderTooLong'

/** The problem with the name on a card: no name contains 12 digits or more. */
export const cardholderProblem = (name: string): CardholderProblem | null => {
  const clean = cleanText(name)
  if (clean === '') return 'cardholderMissing'
  if (digitsOf(plain(clean)).length >= 12) return 'cardNumberAsName'
  return clean.length > longestCardholder ? 'cardholderTooLong' : null
}

import { holdsCardNumber } from '../../environment/cardNumbers.js'
import type { ProblemKind } from './DetailsForm.js'
import { toIsoDate } from './typedDate.js'

export const isBlank = (text: string): boolean => text.trim() === ''

/** Characters; the back end refuses more. */
export const longestName = 80

export const nameProblem = (name: string, missing: ProblemKind): ProblemKind | null => {
  if (isBlank(name)) return missing
  return textProblem(name)
}

export const textProblem = (text: string): ProblemKind | null =>
  lengthProblem(text) ?? (holdsCardNumber(text) ? 'cardNumber' : null)

export const lengthProblem = (name: string): ProblemKind | null =>
  name.trim().length > longestName ? 'nameTooLong' : null

/** Digits, spaces, +, brackets and hyphens, 7 to 15 of them digits (the most that E.164 knows); none at all is no problem. */
export const phoneProblem = (phone: string): ProblemKind | null => {
  if (isBlank(phone)) return null
  const digits = phone.replace(/\D/g, '').length
  // The plus stands for the country's code, so in front only.
  return /^\s*\+?[\d ()-]+$/.test(phone) && digits >= 7 && digits <= 15 ? null : 'phoneInvalid'
}

/** None at all is no problem. */
export const dateProblem = (date: string): ProblemKind | null =>
  isBlank(date) || toIsoDate(date) !== null ? null : 'dateNotReal'

/** In the past and after 1900; `now` in ms since the epoch. */
export const birthProblem = (date: string, now: number): ProblemKind | null => {
  const iso = toIsoDate(date)
  if (iso === null) return dateProblem(date)
  if (iso < '1900-01-01') return 'birthTooEarly'
  return iso < new Date(now).toISOString().slice(0, 10) ? null : 'birthNotPast'
}

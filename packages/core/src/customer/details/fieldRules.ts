import { holdsCardNumber } from '../../environment/cardNumbers.js'
import { cleanCode, cleanText } from '../../environment/typedText.js'
import { type IsoDate, today } from '../../environment/time.js'
import type { CustomerChanges } from '../CustomerApi.js'
import type { Country } from '../../domain/Customer.js'

/** The values of the fields of a form, by name. */
export type FieldValues = Readonly<Record<string, string>>

/** What the rules of a form depend on. */
export interface FormSurroundings {
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly countries: readonly Country[]
}

export type ProblemKind =
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'fullNameMissing'
  | 'nameTooLong'
  | 'nameInvalid'
  | 'answerTooLong'
  | 'cardNumber'
  | 'phoneMissing'
  | 'phoneInvalid'
  | 'dateNotReal'
  | 'dateOutOfRange'
  | 'birthNotPast'
  | 'birthTooEarly'
  | 'addressMissing'
  | 'streetMissing'
  | 'cityMissing'
  | 'postcodeMissing'
  | 'postcodeInvalid'
  | 'postcodeForeign'
  | 'countryMissing'
  | 'countryUnknown'
  | 'passportNumberMissing'
  | 'passportNumberInvalid'
  | 'passportOver'
  | 'passportTooFar'
  | 'accountNameMissing'
  | 'sortCodeInvalid'
  | 'accountNumberInvalid'

/** A problem to correct before a form is sent, in the order of its fields. */
export type FieldProblem =
  | { readonly field: string; readonly kind: ProblemKind }
  | { readonly field: string; readonly kind: 'answerMissing'; readonly label: string }

/** One section of the profile: its rules, and the changes that it sends. */
export interface DetailsForm<V extends FieldValues> {
  readonly problems: (values: V, surroundings: FormSurroundings) => readonly FieldProblem[]
  /** Whether these values delete the stored ones, so that the customer must confirm. */
  readonly deletes?: (values: V, stored: V) => boolean
  /** Called only with values that have no problem. */
  readonly toChanges: (values: V, surroundings: FormSurroundings) => CustomerChanges
}

/** A known address or phone number that can fill the fields of a form. */
export interface FieldOffer {
  /**
   * `own`: of the signed-in customer. `additional`: of the additional customer whose form it is. `other`: of another
   * additional customer. `undo`: what the fields held before an offer was taken.
   */
  readonly whose: 'own' | 'additional' | 'other' | 'undo'
  /** The name, if it is another's; otherwise empty. */
  readonly name: string
  /** The question that it would answer. Empty if the form is an address itself. */
  readonly handle: string
  /** An address as on an envelope, or the number. */
  readonly lines: readonly string[]
  /** By the names of the form's fields. */
  readonly values: FieldValues
}

/** The values of the fields of one form. */
export type Values<Name extends string> = Readonly<Record<Name, string>>

/** The stored values, as the fields show them. */
export interface Stored<Name extends string> {
  readonly rules: DetailsForm<Values<Name>>
  readonly values: Values<Name>
  /** What is known from elsewhere. The form begins with it if nothing is stored. */
  readonly known?: Partial<Values<Name>>
  readonly offers?: readonly FieldOffer[]
  /** The name of the draft. Null if the typed text must not be stored. */
  readonly draft: string | null
}

/** A date as typed: day, month and year, each as in its box. */
export interface TypedDate {
  readonly day: string
  readonly month: string
  readonly year: string
}

const separator = '/'

/** The parts of `14/3/1987`, however incomplete. */
export const datePartsOf = (text: string): TypedDate => {
  const [day = '', month = '', year = ''] = text.split(separator)
  return { day, month, year }
}

/** A date pasted into one box fills all three: 14/03/1987, 14.3.1987, 14 3 1987, 1987-03-14. */
const wholeDate = (text: string): TypedDate | null => {
  const parts = cleanCode(text).split(/[\s./-]+/)
  const [first = '', second = '', third = ''] = parts
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return null
  return first.length === 4 ? { day: third, month: second, year: first } : { day: first, month: second, year: third }
}

/** Writes one part of a typed date. A whole date, pasted into any part, fills all three. */
export const typeIntoDate = (text: string, part: keyof TypedDate, typed: string): string => {
  const { day, month, year } = wholeDate(typed) ?? { ...datePartsOf(text), [part]: typed.replaceAll(separator, '') }
  return day + month + year === '' ? '' : [day, month, year].join(separator)
}

const iso = /^(\d{4})-(\d{2})-(\d{2})/

/** `1987-06-14` as the customer would type it. Empty if there is none. */
export const toTypedDate = (date: IsoDate | null): string => {
  const [, year, month, day] = iso.exec(date ?? '') ?? []
  return year === undefined ? '' : [Number(day), Number(month), year].join(separator)
}

/** Null if it is no date of the calendar, or if its year does not have four digits. */
export const toIsoDate = (text: string): IsoDate | null => {
  const { day, month, year } = datePartsOf(text)
  if (!/^\s*\d{1,2}\s*$/.test(day) || !/^\s*\d{1,2}\s*$/.test(month) || !/^\s*[1-9]\d{3}\s*$/.test(year)) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
    ? date.toISOString().slice(0, 10)
    : null
}

export const isBlank = (text: string): boolean => cleanText(text) === ''

/** In characters. The back end refuses more. */
export const longestName = 80

export const nameProblem = (name: string, missing: ProblemKind): ProblemKind | null => {
  if (isBlank(name)) return missing
  return textProblem(name) ?? (/\p{L}/u.test(name) ? null : 'nameInvalid')
}

export const textProblem = (text: string): ProblemKind | null =>
  lengthProblem(text) ?? (holdsCardNumber(text) ? 'cardNumber' : null)

export const lengthProblem = (name: string): ProblemKind | null => (name.length > longestName ? 'nameTooLong' : null)

const extension = /(?:[\s,;]*(?:ext(?:ension)?\.?|x|#)[\s:=.]*\d{1,7})$/i

/**
 * Allows digits with spaces, hyphens, dots, slashes and brackets, a plus in front, and an extension at the end. 7 to 15
 * digits (the maximum of E.164), besides an extension and the 00 in place of a plus. An empty number has no problem.
 */
export const phoneProblem = (phone: string): ProblemKind | null => {
  if (isBlank(phone)) return null
  const number = phone.replace(extension, '')
  const digits = number.replace(/\D/g, '').replace(/^00/, '').length
  // The plus belongs to the country code, so it is only allowed in front.
  const isWritten = /^\(?\+?[\d ()./-]+$/.test(number)
  return isWritten && lengthProblem(phone) === null && digits >= 7 && digits <= 15 ? null : 'phoneInvalid'
}

/** An empty date has no problem. `problemOf` sees only dates of the calendar. `now` is ms since the epoch. */
const dateRule =
  (problemOf: (date: IsoDate, now: number) => ProblemKind | null) =>
  (typed: string, now: number): ProblemKind | null => {
    const date = toIsoDate(typed)
    if (date !== null) return problemOf(date, now)
    return isBlank(typed) ? null : 'dateNotReal'
  }

/** The characters of a text answer. The back end refuses more. */
export const longestAnswer = 500

export const answerProblem = (answer: string): ProblemKind | null => {
  if (answer.length > longestAnswer) return 'answerTooLong'
  return holdsCardNumber(answer) ? 'cardNumber' : null
}

/** The answer to a question about a trip may be any date from 1900 to 2100. */
export const answeredDateProblem = dateRule((date) =>
  date < '1900-01-01' || date > '2100-12-31' ? 'dateOutOfRange' : null,
)

/** The longest validity of a passport in years, with a margin. */
const longestPassport = 20

/** Must not have passed, and must be within the longest validity of a passport. */
export const passportExpiryProblem = dateRule((date, now) => {
  const day = today(now)
  if (date < day) return 'passportOver'
  return Number(date.slice(0, 4)) > Number(day.slice(0, 4)) + longestPassport ? 'passportTooFar' : null
})

/** 5 to 20 letters and digits, ignoring spaces and hyphens. */
export const passportNumberProblem = (number: string): ProblemKind | null => {
  if (isBlank(number)) return 'passportNumberMissing'
  return /^[A-Za-z\d]{5,20}$/.test(number.replace(/[\s-]/g, '')) && number.length <= longestName
    ? null
    : 'passportNumberInvalid'
}

/** Must be in the past and after 1900. */
export const birthProblem = dateRule((date, now) => {
  if (date < '1900-01-01') return 'birthTooEarly'
  return date < today(now) ? null : 'birthNotPast'
})

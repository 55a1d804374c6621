import type { Country } from '../../client/ClientApi.js'
import type { CustomerChanges } from '../CustomerApi.js'

/** What stands in the fields of a form, by name. */
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

/** What has to be put right before a form is sent, in the order of its fields. */
export type FieldProblem =
  | { readonly field: string; readonly kind: ProblemKind }
  | { readonly field: string; readonly kind: 'answerMissing'; readonly label: string }

/** One section of the profile: its rules, and what it sends. */
export interface DetailsForm<V extends FieldValues> {
  readonly problems: (values: V, surroundings: FormSurroundings) => readonly FieldProblem[]
  /** Whether these values delete what is stored, so that the customer is asked first. */
  readonly deletes?: (values: V, stored: V) => boolean
  /** Called only with values that have no problem. */
  readonly toChanges: (values: V, surroundings: FormSurroundings) => CustomerChanges
}

/** The problem of each field that has one. */
export const gather = (problems: Readonly<Record<string, ProblemKind | null>>): readonly FieldProblem[] =>
  Object.entries(problems).flatMap(([field, kind]) => (kind === null ? [] : [{ field, kind }]))

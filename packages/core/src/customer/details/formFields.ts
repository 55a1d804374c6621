import type { Country } from '../../domain/Customer.js'
import { cleanCode, cleanPhone, cleanText } from '../../environment/typedText.js'
import type { IsoDate } from '../../environment/time.js'
import { countryNamed, countryOfCode } from './countryNames.js'
import type { CustomerChanges } from '../CustomerApi.js'
import {
  type DetailsForm,
  type FieldProblem,
  type FormSurroundings,
  isBlank,
  type ProblemKind,
  toIsoDate,
  toTypedDate,
} from './fieldRules.js'

/** How one field of a form is filled, checked and sent. `typed` is what its input shows. */
export interface FormField<Value> {
  /** What a typed text becomes before its rule and before it is sent. */
  readonly clean: (typed: string) => string
  readonly toTyped: (stored: Value, countries: readonly Country[]) => string
  readonly problem: (typed: string, surroundings: FormSurroundings) => ProblemKind | null
  /** Called only with a text that has no problem. */
  readonly toSent: (typed: string, surroundings: FormSurroundings) => Value
}

/** The fields of a form, in the order in which it shows their problems. */
export type FormFields<Values> = { readonly [Field in keyof Values]: FormField<Values[Field]> }

export type TypedValues<Values> = Readonly<Record<keyof Values, string>>

type TextRule = (text: string) => ProblemKind | null

const fieldOf =
  (clean: (typed: string) => string) =>
  (problem: TextRule): FormField<string> => ({ clean, toTyped: (stored) => stored, problem, toSent: (typed) => typed })

/** A name or a line of an address. */
export const textField = fieldOf(cleanText)
/** A number or code: its letters, digits, spaces and dashes have one form. */
export const numberField = fieldOf(cleanCode)
export const phoneField = fieldOf(cleanPhone)

/** A choice from a list of codes. */
export const codeField: FormField<string> = {
  clean: (code) => code,
  toTyped: (code) => code,
  problem: () => null,
  toSent: (code) => code,
}

/** `now` is ms since the epoch. */
export const dateField = (problem: (date: string, now: number) => ProblemKind | null): FormField<IsoDate | null> => ({
  clean: cleanCode,
  toTyped: toTypedDate,
  problem: (typed, { now }) => problem(typed, now),
  toSent: toIsoDate,
})

/** A country by name, which is stored by its code. It may be left empty. */
export const countryField: FormField<string> = {
  clean: cleanText,
  toTyped: (code, countries) => countryOfCode(countries, code),
  problem: (typed, { countries }) =>
    isBlank(typed) || countryNamed(countries, typed) !== undefined ? null : 'countryUnknown',
  toSent: (typed, { countries }) => countryNamed(countries, typed)?.code ?? '',
}

const namesOf = <Values>(fields: FormFields<Values>) => Object.keys(fields) as Extract<keyof Values, string>[]

/** The values of all fields, each from its name. */
export const valuesBy = <Values>(
  fields: FormFields<Values>,
  typedIn: (field: Extract<keyof Values, string>) => string,
): TypedValues<Values> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, typedIn(name)])) as TypedValues<Values>

export const typedValues = <Values>(
  fields: FormFields<Values>,
  stored: Values,
  countries: readonly Country[],
): TypedValues<Values> => valuesBy(fields, (name) => fields[name].toTyped(stored[name], countries))

export const problemsOf = <Values>(
  fields: FormFields<Values>,
  values: TypedValues<Values>,
  surroundings: FormSurroundings,
): readonly FieldProblem[] =>
  namesOf(fields).flatMap((field) => {
    const kind = fields[field].problem(fields[field].clean(values[field]), surroundings)
    return kind === null ? [] : [{ field, kind }]
  })

/** The rules of a form with these fields. */
export const formOf = <Values>(
  fields: FormFields<Values>,
  toChanges: (sent: Values) => CustomerChanges,
): DetailsForm<TypedValues<Values>> => ({
  problems: (values, surroundings) => problemsOf(fields, values, surroundings),
  toChanges: (values, surroundings) => toChanges(sentValues(fields, values, surroundings)),
})

export const sentValues = <Values>(
  fields: FormFields<Values>,
  values: TypedValues<Values>,
  surroundings: FormSurroundings,
): Values =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, fields[name].toSent(fields[name].clean(values[name]), surroundings)]),
  ) as Values

import type { Country } from '../../domain/Country.js'
import type { IsoDate } from '../../environment/time.js'
import { countryNamed, countryOfCode } from './countryNames.js'
import {
  type FieldProblem,
  type FormSurroundings,
  isBlank,
  type ProblemKind,
  toIsoDate,
  toTypedDate,
} from './fieldRules.js'

/** How one field of a form is filled, checked and sent. `typed` is what its input shows. */
export interface FormField<Value> {
  readonly toTyped: (stored: Value, countries: readonly Country[]) => string
  readonly problem: (typed: string, surroundings: FormSurroundings) => ProblemKind | null
  /** Called only with a text that has no problem. */
  readonly toSent: (typed: string, surroundings: FormSurroundings) => Value
}

/** The fields of a form, in the order in which it shows their problems. */
export type FormFields<Values> = { readonly [Field in keyof Values]: FormField<Values[Field]> }

export type TypedValues<Values> = Readonly<Record<keyof Values, string>>

export const textField = (problem: (text: string) => ProblemKind | null): FormField<string> => ({
  toTyped: (stored) => stored,
  problem,
  toSent: (typed) => typed.trim(),
})

/** A choice from a list of codes. */
export const codeField: FormField<string> = {
  toTyped: (code) => code,
  problem: () => null,
  toSent: (code) => code,
}

/** `now` is ms since the epoch. */
export const dateField = (problem: (date: string, now: number) => ProblemKind | null): FormField<IsoDate | null> => ({
  toTyped: toTypedDate,
  problem: (typed, { now }) => problem(typed, now),
  toSent: toIsoDate,
})

/** A country by name, which is stored by its code. It may be left empty. */
export const countryField: FormField<string> = {
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
    const kind = fields[field].problem(values[field], surroundings)
    return kind === null ? [] : [{ field, kind }]
  })

export const sentValues = <Values>(
  fields: FormFields<Values>,
  values: TypedValues<Values>,
  surroundings: FormSurroundings,
): Values =>
  Object.fromEntries(namesOf(fields).map((name) => [name, fields[name].toSent(values[name], surroundings)])) as Values

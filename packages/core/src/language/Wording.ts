import type { Locale } from './locales.js'
import { type Formats, onceWanted } from './formats.js'

/**
 * Widens the literal texts, so that another wording or language fits. The effect of an error is not part of the
 * wording.
 */
export type Wording<A> = A extends string
  ? string
  : A extends Formats
    ? A
    : A extends { readonly severity: unknown }
      ? { readonly [K in keyof A]: K extends 'text' ? Wording<A[K]> : A[K] }
      : A extends (...values: infer P) => unknown
        ? (...values: P) => string
        : { readonly [K in keyof A]: Wording<A[K]> }

/** The translation of each text. For an error only its text; no entry for an error without a text. */
export type Translation<A> = A extends string
  ? string
  : A extends { readonly severity: unknown; readonly text: string }
    ? string
    : A extends (...values: infer P) => unknown
      ? (...values: P) => string
      : { readonly [K in keyof A as A[K] extends { readonly text: null } ? never : K]: Translation<A[K]> }

/** The texts that a feature reads: its own, with the formats of the language. */
export type OwnTexts<A> = { readonly formats: Formats } & Wording<A>

type Tables = 'basket' | 'codes' | 'operations' | 'screen'

/** The texts of an area together with the texts that it builds on. */
export type OnTop<A, B> = {
  readonly [K in keyof A | keyof B]: K extends keyof B
    ? K extends keyof A & Tables
      ? A[K] & B[K]
      : B[K]
    : K extends keyof A
      ? A[K]
      : never
}

const tables = ['basket', 'codes', 'operations', 'screen'] as const

/** Adds the texts of an area to those that it builds on: of basket, codes, operations and screens both count. */
export const onTop = <A extends object, B extends object>(below: A, own: B): OnTop<A, B> => {
  const joined = tables.map((table) => [table, { ...Reflect.get(below, table), ...Reflect.get(own, table) }] as const)
  return { ...below, ...own, ...Object.fromEntries(joined) } as unknown as OnTop<A, B>
}

/** Isolates a text of others with letters from right to left, so that it moves no number beside it. */
const isolated = (text: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text

/** "Amelia, Noah, Isla": the beginning of a longer list. */
export const joined = (names: readonly string[]): string => names.map(isolated).join(', ')

/** How a language writes counts. */
export const countingIn = (locale: string) => {
  const rules = onceWanted(() => new Intl.PluralRules(locale))
  const figures = onceWanted(() => new Intl.NumberFormat(locale))
  const lists = onceWanted(() => new Intl.ListFormat(locale))
  /** "ticket" for 1, "tickets" for 3. */
  const pluralOf = (count: number, one: string, other: string): string =>
    rules().select(count) === 'one' ? one : other
  /** "1,000". */
  const figure = (count: number): string => figures().format(count)
  return {
    pluralOf,
    figure,
    /** "1 ticket", "3 tickets". */
    counted: (count: number, one: string, other: string): string => `${figure(count)} ${pluralOf(count, one, other)}`,
    /** "Amelia, Noah and Isla". */
    listed: (items: readonly string[]): string => lists().format(items.map(isolated)),
    /** "3 × Stalls". */
    times: (count: number, name: string): string => `${figure(count)} × ${isolated(name)}`,
  }
}

export const { pluralOf, figure, counted, listed, times } = countingIn('en-GB')

export const wasOrWere = (count: number): string => pluralOf(count, 'was', 'were')

/** The texts that a customer reads, and the format of amounts and dates. */
export interface LanguageTexts {
  readonly locale: Locale
  readonly formats: Formats
  /** Loads the missing texts by their names. Texts that cannot be loaded stay English. */
  readonly load: (names: readonly string[]) => Promise<void>
  /** The texts with a name. The English ones are the argument. */
  readonly wordsOf: <W extends object>(name: string, english: W) => Wording<W>
}

import type { Formats } from './formats.js'

/** Widens the literal texts, so that another wording or language fits. What an error does is no wording. */
export type Wording<A> = A extends string
  ? string
  : A extends Formats
    ? A
    : A extends { readonly severity: unknown }
      ? { readonly [K in keyof A]: K extends 'text' ? Wording<A[K]> : A[K] }
      : A extends (...values: infer P) => unknown
        ? (...values: P) => string
        : { readonly [K in keyof A]: Wording<A[K]> }

/** What another language says in the place of each text: of an error its text alone, and none where it has none. */
export type Translation<A> = A extends string
  ? string
  : A extends { readonly severity: unknown; readonly text: string }
    ? string
    : A extends (...values: infer P) => unknown
      ? (...values: P) => string
      : { readonly [K in keyof A as A[K] extends { readonly text: null } ? never : K]: Translation<A[K]> }

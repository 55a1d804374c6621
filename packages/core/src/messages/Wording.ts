/** Widens the literal texts, so that another wording or language fits. */
export type Wording<A> = A extends string
  ? string
  : A extends (...values: infer P) => unknown
    ? (...values: P) => string
    : { readonly [K in keyof A]: Wording<A[K]> }

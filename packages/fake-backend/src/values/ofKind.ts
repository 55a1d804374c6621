import * as t from 'io-ts'

/** A codec of values that pass `is`. A message calls them `what`. */
export const ofKind = (what: string, is: (value: unknown) => boolean): t.Mixed =>
  new t.Type<unknown>(
    what,
    (value): value is unknown => is(value),
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )

const isFunction = (value: unknown): boolean => typeof value === 'function'

export const anyFunction = ofKind('a function', isFunction)

export const objectWith = (method: string): t.Mixed =>
  ofKind(`an object with ${method}()`, (value) => t.UnknownRecord.is(value) && isFunction(value[method]))

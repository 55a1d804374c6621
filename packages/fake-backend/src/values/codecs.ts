import * as t from 'io-ts'

/** A whole number from `least` to `most`. */
export class WholeNumber extends t.Type<number> {
  constructor(
    readonly least: number,
    readonly most: number,
  ) {
    const is = (u: unknown): u is number => typeof u === 'number' && Number.isSafeInteger(u) && u >= least && u <= most
    super(
      `a whole number from ${least} to ${most}`,
      is,
      (u, context) => (is(u) ? t.success(u) : t.failure(u, context)),
      t.identity,
    )
  }
}

export const wholeNumber = (least: number, most: number): WholeNumber => new WholeNumber(least, most)

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

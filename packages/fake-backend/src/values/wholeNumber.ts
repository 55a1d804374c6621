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

import type { TestContext } from '../model/TestContext.js'
import { watchRejections } from '../model/watchRejections.js'
import { amountsAsShown } from './amountsAsShown.js'
import { availability } from './availability.js'
import { basketTotals } from './basketTotals.js'
import { bookingsGrow } from './bookingsGrow.js'
import { chargedAsShown, chargesAreAccountedFor, oneCharge } from './charges.js'
import type { Invariant } from './Invariant.js'
import { resaleByTheRules } from './resaleByTheRules.js'
import { stock } from './stock.js'

export const invariants: readonly Invariant[] = [
  basketTotals,
  oneCharge,
  chargedAsShown,
  chargesAreAccountedFor,
  bookingsGrow,
  availability,
  stock,
  resaleByTheRules,
  amountsAsShown,
  (context) => (context.busy().length > 0 ? [] : context.oracle.unauthorised.complaints()),
  ({ oracle }) => oracle.complaints(),
]

export class Violation extends Error {
  override readonly name = 'Violation'
}

/** Throws a Violation that says all that is wrong. */
export const hold = (context: TestContext, ...held: readonly Invariant[]): void => {
  const unhandled = watchRejections()().map((reason) => `A rejection went unhandled: ${reason}`)
  const wrong = [...held.flatMap((invariant) => invariant(context)), ...unhandled]
  if (wrong.length > 0) throw new Violation(wrong.join('\n'))
}

export const holdInvariants = (context: TestContext): void => hold(context, ...invariants, ...context.alsoHeld)

import type { TestContext } from '../model/TestContext.js'
import { watchRejections } from './watchRejections.js'
import { amountsAsShown } from './amountsAsShown.js'
import { availability } from './availability.js'
import { basketTotals } from './basketTotals.js'
import { bookingsGrow } from './bookingsGrow.js'
import { chargedAsShown, chargesAreAccountedFor, oneCharge } from './charges.js'
import type { Invariant } from './Invariant.js'
import { receiptsList } from './receiptsList.js'
import { reportsAreAnonymous } from './reportsAreAnonymous.js'
import { resaleByTheRules } from './resaleByTheRules.js'
import { billAsAnswered } from '../oracle/billAsAnswered.js'
import { shownAsAnswered } from '../oracle/shownAsAnswered.js'
import { tripAsAnswered } from '../oracle/tripAsAnswered.js'
import { stock } from './stock.js'
import { Violation } from './Violation.js'

const reasons: readonly (readonly [Invariant, string])[] = [
  [basketTotals, 'what is shown adds up to the total that is shown'],
  [oneCharge, 'one intent and one basket are charged once'],
  [chargedAsShown, 'what is charged is what was shown when Pay was pressed'],
  [chargesAreAccountedFor, 'every charge is in a booking until it goes back, or in a basket that could not become one'],
  [bookingsGrow, 'a booking costs as much more as its completed baskets came to, and its price was changed by'],
  [receiptsList, 'a receipt lists what was bought'],
  [availability, 'what nobody holds is on sale again'],
  [stock, 'what nobody holds is on sale again'],
  [resaleByTheRules, 'resale codes change by the rules alone'],
  [shownAsAnswered, 'a page shows what the back end answered, in the order of the specification'],
  [tripAsAnswered, 'an itinerary has what the booking holds, day by day'],
  [billAsAnswered, 'a bill has what the booking holds, at the price that the back end sent'],
  [reportsAreAnonymous, 'a report says who a customer is by an id alone'],
  [amountsAsShown, 'an amount is shown as its currency has it'],
  [
    (context) =>
      context.oracle.unauthorised.isDue && !context.isBusy() ? context.oracle.unauthorised.complaints() : [],
    'a 401 ends the session and leads to /login, whatever was asked',
  ],
  [({ oracle }) => oracle.complaints(), 'what a customer is told is true, and what is done once is sent once'],
]

/** The invariants that are checked after each step. */
export const invariants: readonly Invariant[] = reasons.map(([invariant]) => invariant)

const whyOf = (invariant: Invariant): string =>
  reasons.find(([one]) => one === invariant)?.[1] ?? 'it has to hold after each step'

/** Checks these invariants. Throws a Violation that lists every problem. */
export const hold = (context: TestContext, ...held: readonly Invariant[]): void => {
  const unhandled = watchRejections()().map((reason) => ({
    expected: `A rejection went unhandled: ${reason}`,
    because: 'no task and no promise rejects',
  }))
  context.lookAtWorld()
  const wrong = held.flatMap((invariant) =>
    invariant(context).map((expected) => ({ expected, because: whyOf(invariant) })),
  )
  if (wrong.length + unhandled.length > 0) throw new Violation([...wrong, ...unhandled])
}

/** Checks all invariants, and those that the journey adds. Throws a Violation. */
export const holdInvariants = (context: TestContext): void => hold(context, ...invariants, ...context.alsoHeld)

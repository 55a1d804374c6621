import fc from 'fast-check'
import { accountSubject } from '../account/accountSubject.js'
import { bookingJourney } from '../arbitraries/bookingJourney.js'
import { paymentJourney } from '../arbitraries/paymentJourney.js'
import { steps } from '../arbitraries/steps.js'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import { faultSubject } from '../explorer/faultSubject.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import { bookingRefs, type TestContext } from '../model/TestContext.js'
import type { Subject } from './Subject.js'
import { type Circumstances, type Start, travel } from './travel.js'

type Journey = [Pick<Circumstances, 'seed' | 'legMs' | 'start'>, Iterable<fc.AsyncCommand<JourneyModel, TestContext>>]

/** Of a journey that breaks, steps are left out first: one that begins later may need more of them to break as well. */
class StepsLeftOutFirst<A> extends fc.Arbitrary<A> {
  /** Both draw the same; one leaves steps out of what breaks, the other makes plainer what is around them. */
  constructor(
    private readonly steps: fc.Arbitrary<A>,
    private readonly around: fc.Arbitrary<A>,
  ) {
    super()
  }

  generate(...given: Parameters<fc.Arbitrary<A>['generate']>): fc.Value<A> {
    return this.steps.generate(...given)
  }

  canShrinkWithoutContext(_value: unknown): _value is A {
    return false
  }

  shrink(one: A, context: unknown): fc.Stream<fc.Value<A>> {
    return this.steps.shrink(one, context).join(this.around.shrink(one, context))
  }
}

// The first is what a failure shrinks to: the shorter story begins where the most has been done already.
const circumstances = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  legMs: fc.constantFrom(0, 0, 0, 20, 700),
  start: fc.constantFrom<Start>('atCheckout', 'atCheckout', 'atTheTickets', 'signedIn', 'atTheDoor'),
})

const journeysOf = (drawn: fc.Arbitrary<JourneyCommand>): Subject<Journey> => ({
  bookingRefs,
  draw: ({ steps: maxCommands, replayPath, ownSteps }) => {
    const commands = fc.commands<JourneyModel, TestContext, false>(
      [drawn, ...(ownSteps === undefined ? [] : [ownSteps])],
      { maxCommands, size: 'max', ...(replayPath !== undefined && { replayPath }) },
    )
    return new StepsLeftOutFirst<Journey>(
      fc.tuple(fc.noShrink(circumstances), commands),
      fc.tuple(circumstances, fc.noShrink(commands)),
    )
  },
  travel: ([around, done], { alsoHeld = [], ...beside }) => travel(done, { ...around, ...beside, alsoHeld }),
})

/** What journeys are about: anything at all, most of all what is booked and put into a basket, what a booking owes, the account, or faults at each call of paying. */
export const subjectNames = ['everything', 'booking', 'payments', 'account', 'faults'] as const
/** What journeys can be about. */
export type SubjectName = (typeof subjectNames)[number]

/** Asks for one of them, of whatever case it is made. */
export const withSubject = <A>(name: SubjectName, ask: <Case>(subject: Subject<Case>) => Promise<A>): Promise<A> => {
  switch (name) {
    case 'everything':
      return ask(journeysOf(steps))
    case 'booking':
      return ask(journeysOf(bookingJourney))
    case 'payments':
      return ask(journeysOf(paymentJourney))
    case 'account':
      return ask(accountSubject)
    case 'faults':
      return faultSubject().then(ask)
  }
}

import fc from 'fast-check'
import { accountSubject } from '../account/accountSubject.js'
import { bookingJourney } from '../arbitraries/bookingJourney.js'
import { paymentJourney } from '../arbitraries/paymentJourney.js'
import { steps } from '../arbitraries/steps.js'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import { faultSubject } from '../explorer/faultSubject.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import { bookingRefs, type TestContext } from '../model/TestContext.js'
import { screensSubject } from '../screens/screensSubject.js'
import type { Subject } from './Subject.js'
import { type Circumstances, type Start, travel } from './travel.js'

type Journey = [Pick<Circumstances, 'seed' | 'legMs' | 'start'>, Iterable<fc.AsyncCommand<JourneyModel, TestContext>>]

/** Shrinks by removing steps first, because a journey with a later start may need more steps to fail. */
class StepsLeftOutFirst<A> extends fc.Arbitrary<A> {
  /** Both draw the same values: `steps` shrinks by removing steps, `around` simplifies the circumstances. */
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

// Failures shrink to the first option: the later the start, the shorter the story.
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

/**
 * The subjects of journeys: everything; mostly bookings and baskets; amounts due; the account; faults in every call of
 * a payment; or the screens one by one.
 */
export const subjectNames = ['everything', 'booking', 'payments', 'account', 'faults', 'screens'] as const
/** A subject of journeys. */
export type SubjectName = (typeof subjectNames)[number]

export const isSubject = (text: string): text is SubjectName => subjectNames.some((subject) => subject === text)

/** Calls `ask` with the subject of this name, whatever its type of case. */
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
    case 'screens':
      return ask(screensSubject)
  }
}

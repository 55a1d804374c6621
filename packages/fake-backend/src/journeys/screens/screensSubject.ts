import fc from 'fast-check'
import { holdInvariants } from '../invariants/holdInvariants.js'
import { bookingRefs, TestContext } from '../model/TestContext.js'
import type { Subject } from '../running/Subject.js'
import { ScreenStep, type ScreensModel } from './ScreenStep.js'
import { walks } from './walks.js'
import { prepareWorld } from './world.js'

const steps = fc.tuple(fc.constantFrom(...walks), fc.nat(999)).map((given) => new ScreenStep(...given))

type ScreensJourney = [{ readonly seed: number }, Iterable<fc.AsyncCommand<ScreensModel, TestContext>>]

/** Random journeys through the screens: each step uses the models of one screen and checks all that they show. */
export const screensSubject: Subject<ScreensJourney> = {
  bookingRefs,
  draw: ({ steps: maxCommands, replayPath }) =>
    fc.tuple(
      fc.record({ seed: fc.integer({ min: 1, max: 1_000_000 }) }),
      fc.commands<ScreensModel, TestContext, false>([steps], {
        maxCommands,
        size: 'max',
        ...(replayPath !== undefined && { replayPath }),
      }),
    ),
  travel: async ([around, made], { alsoHeld = [], ...beside }) => {
    const context = new TestContext({
      ...around,
      ...beside,
      alsoHeld,
      prepare: prepareWorld(around.seed),
    })
    const tab = context.journey.tab()
    await context.journey.begin(tab)
    await context.signIn(tab)
    await fc.asyncModelRun(() => ({ model: {}, real: context }), made)
    await context.pass('untilQuiet')
    holdInvariants(context)
    context.noteCalls()
    context.tally.count('journeys')
  },
}

import fc from 'fast-check'
import { reportsAreAnonymous } from '../reportsAreAnonymous.js'
import { Tally } from '../Tally.js'
import { learnCourses } from './singleTrials.js'
import { perform } from './perform.js'
import { trials as drawnTrials } from './randomTrials.js'
import { TrialStory } from './TrialStory.js'
import { readTrial, writeTrial } from './trialText.js'
import type { Trial } from './Trial.js'
import { TrialWorld } from './TrialWorld.js'

/** A world grows with its trials, so it is replaced before it becomes slow. */
const trialsInAWorld = 150

/** Which payments to explore. */
export interface PaymentExploration {
  readonly seed?: number
  /** The number of payments to draw. */
  readonly runs?: number
  /** These in place of drawn ones, such as `basket/bankAgrees/again pay#1:lostAnswer`. */
  readonly trials?: readonly string[]
}

export interface ExploredPayments {
  readonly runs: number
  /** How often the customer pressed Pay, or confirmed a plan. */
  readonly presses: number
  readonly charges: number
  /** The number of payments in which every planted fault has struck. */
  readonly struck: number
  /** In how many payments each state was shown, such as `payment is undecided`. */
  readonly met: Readonly<Record<string, number>>
}

class BrokenPayment extends Error {
  override readonly name = 'BrokenPayment'
}

/**
 * Pays for baskets, balances and plans, with every card and bank, while up to three things go wrong at any call: the
 * network, the page, the session, another tab or device, the basket, the money, the storage, the bank. After each, what
 * every page said is compared with the world's charges, and the customer has to find a way on. Rejects with the
 * shortest story, and with the line that repeats it.
 */
export const explorePayments = async ({
  seed = 1,
  runs = 100,
  trials,
}: PaymentExploration): Promise<ExploredPayments> => {
  const met = new Tally()
  let [made, presses, charges, struck, inWorld] = [0, 0, 0, 0, 0]
  let world = new TrialWorld()
  const travel = async (trial: Trial): Promise<void> => {
    if (inWorld >= trialsInAWorld) [world, inWorld] = [new TrialWorld(), 0]
    inWorld += 1
    made += 1
    const outcome = await perform(world, trial)
    presses += outcome.steps
    charges += outcome.charges
    if (outcome.struck.length === trial.faults.length) struck += 1
    for (const state of outcome.states) met.count(state)
    const wrong = [...outcome.wrong, ...reportsAreAnonymous({ journey: world.journey, tally: met })]
    if (wrong.length === 0) return
    // What is broken must not affect the next one.
    inWorld = trialsInAWorld
    throw new BrokenPayment(wrong.join('\n'))
  }
  const tell = async (trial: Trial, error: unknown, at: number): Promise<Error> => {
    const story = new TrialStory(['TRY0001'])
    await perform(new TrialWorld(), trial, story)
    const problems = error instanceof Error ? error.message.split('\n') : [String(error)]
    const again = `Replay: explorePayments({ trials: ['${writeTrial(trial)}'] })`
    return new Error(`A payment broke a rule (payment ${at}, shrunk):\n${story.ending(problems)}\n${again}`, {
      cause: error,
    })
  }
  if (trials === undefined) {
    await fc.assert(fc.asyncProperty(drawnTrials(await learnCourses()), travel), {
      seed,
      numRuns: runs,
      asyncReporter: async ({ failed, counterexample, errorInstance, numRuns }) => {
        if (failed && counterexample !== null) throw await tell(counterexample[0], errorInstance, numRuns)
      },
    })
  } else {
    for (const trial of trials.map(readTrial))
      await travel(trial).catch(async (error: unknown) => {
        throw await tell(trial, error, made)
      })
  }
  if (made === 0 || (trials === undefined && presses === 0)) throw new Error('Nobody paid, so that nothing was checked')
  return { runs: made, presses, charges, struck, met: Object.fromEntries(met.entries()) }
}

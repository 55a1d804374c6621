import fc from 'fast-check'
import { reportsAreAnonymous } from '../invariants/reportsAreAnonymous.js'
import { Violation } from '../invariants/Violation.js'
import { noteCalls } from '../model/noteCalls.js'
import type { Around, Subject } from '../running/Subject.js'
import { everySingle, learnCourses } from './courses.js'
import { knownStories } from './knownStories.js'
import { perform } from './perform.js'
import { type Courses, trials } from './randomTrials.js'
import { isOfPaying, oneOfEach, plainTrials } from './singleTrials.js'
import type { Trial } from './Trial.js'
import { readTrial, writeTrial } from './trialText.js'
import { TrialWorld } from './TrialWorld.js'

/** A world grows with its trials, so it is replaced before it becomes slow. */
const trialsInAWorld = 150
/** A journey holds several trials: the customer pays for one booking after another. */
const trialsInAJourney = 4

/** Reorders by prime steps, so that any few consecutive trials cover all flows. */
const spread = <A>(all: readonly A[]): readonly A[] =>
  all.flatMap((_one, index) => all[(index * 7919) % all.length] ?? [])

/** The trials of each journey, in order. */
const inJourneys = (all: readonly Trial[]): readonly (readonly Trial[])[] =>
  Array.from({ length: Math.ceil(all.length / trialsInAJourney) }, (_one, index) =>
    all.slice(index * trialsInAJourney, (index + 1) * trialsInAJourney),
  )

let learnt: Promise<Courses> | null = null

/**
 * Payments without faults, with single faults at every call, and, in alternation, with up to three random faults. Every
 * trial has its own booking.
 */
export const faultSubject = async (): Promise<Subject<readonly Trial[]>> => {
  const courses = await (learnt ??= learnCourses())
  const singles = everySingle(courses)
  // Of single faults, those of paying requests come first: their ends are known beforehand.
  const ofPaying = oneOfEach(singles.filter((one) => one.plot === 'paid' && isOfPaying(one)))
  const fixed = [...spread(plainTrials), ...knownStories.map(readTrial), ...spread(ofPaying), ...spread(singles)]
  const journeys = inJourneys(fixed)
  let world = new TrialWorld()
  let made = 0
  const travel = async (trial: Trial, { tally, story }: Around): Promise<void> => {
    if (made >= trialsInAWorld) renew()
    made += 1
    const { wrong, states, steps, charges, struck } = await perform(world, trial, story)
    tally.count('steps', steps)
    tally.count(`flow: ${trial.flow}`)
    tally.count('charges', charges)
    if (struck.length === trial.faults.length) tally.count('every fault struck')
    for (const { kind } of struck) tally.count(`fault: ${kind}`)
    for (const state of states) tally.count(state)
    tally.count('calls', noteCalls(world.journey.backend, tally))
    const problems = reportsAreAnonymous({ journey: world.journey, tally })
    if (wrong.length + problems.length === 0) return
    // A broken trial must not affect the next one.
    made = trialsInAWorld
    throw new Violation([
      ...wrong.map((expected) => ({
        expected,
        because: 'paying leaves one truth and a way on, whatever goes wrong',
      })),
      ...problems.map((expected) => ({ expected, because: 'a report says who a customer is by an id alone' })),
    ])
  }
  const renew = (): void => {
    world = new TrialWorld()
    made = 0
  }
  return {
    bookingRefs: ['TRY0001'],
    draw: () => fc.array(trials(courses), { minLength: 1, maxLength: trialsInAJourney, size: 'max' }),
    // Every other journey, so that short runs include both kinds.
    first: (from, count) => journeys.slice(Math.ceil(from / 2), Math.ceil((from + count) / 2)),
    read: (text) => [readTrial(text)],
    write: (all) => `--only faults --trial "${all.map(writeTrial).join('; ')}"`,
    travel: async (all, around) => {
      around.tally.count('journeys')
      if (around.story !== undefined) renew()
      for (const trial of all) await travel(trial, around)
    },
  }
}

import fc from 'fast-check'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import type { Invariant } from '../invariants/Invariant.js'
import { Tally } from '../model/Tally.js'
import { Story, type StoryReport } from '../story/Story.js'
import type { Progress } from './Progress.js'
import type { Subject } from './Subject.js'
import { isSubject, type SubjectName, subjectNames, withSubject } from './subjects.js'
import { inZone, isZone, type Zone, zones } from './zones.js'

/** The random journeys to run. */
export interface JourneyRun {
  /** By default `everything`. */
  readonly only?: SubjectName
  /** The same seed gives the same journeys. */
  readonly seed: number
  /** Number of journeys. */
  readonly runs: number
  /** Maximum number of steps per journey; by default 45. */
  readonly steps?: number
  /** Number of fixed cases that ran before. */
  readonly from?: number
  /** fast-check's path to a failure, to run that journey only. */
  readonly path?: string
  /** Written cases to run exclusively, for subjects whose cases can be written down. */
  readonly trials?: readonly string[]
  /** fast-check's record of the steps to run. */
  readonly commands?: string
  /** The story that records a failed journey, and a callback that receives the failed case. */
  readonly retell?: { readonly story: Story; readonly onCase: (one: unknown) => void }
  /** Custom steps, drawn as often as all others together; not for journeys about the account or faults. */
  readonly ownSteps?: fc.Arbitrary<JourneyCommand>
  /** Further invariants to check after each step. */
  readonly ownInvariants?: readonly Invariant[]
  /** The file that exports `ownSteps` and `ownInvariants`, for the replay command. */
  readonly imported?: string
  /** The time zone of the pages; by default that of the process. */
  readonly zone?: Zone
  /** Called before each journey and each step. */
  readonly onProgress?: (progress: Progress) => void
}

/** A failed journey. */
export interface JourneyFailure {
  /** Each step with its actor, its page and its results, and the broken expectation with its reason. */
  readonly story: string
  readonly steps: number
  /** True if the journey is shrunk to a minimum; a journey that hangs is not shrunk. */
  readonly isShrunk: boolean
  /** Number of journeys until the failure. */
  readonly after: number
  /** The options of `npm run journeys` that replay it. */
  readonly replay: string
  /** The story in the form of reports. */
  readonly storyReport: StoryReport
}

/** The result of random journeys. */
export interface JourneyReport {
  readonly tally: Tally
  /** Null if every journey passed. */
  readonly failure: JourneyFailure | null
}

export const longestJourney = 45

/** Throws a RangeError that names the invalid option: such a run would test nothing, or something else. */
const checkOptions = ({ only, seed, runs, steps, zone }: JourneyRun): void => {
  if (!Number.isInteger(runs) || runs < 1)
    throw new RangeError(`runs has to be a whole number from 1 on, not ${runs}: no journeys test nothing.`)
  if (!Number.isInteger(seed)) throw new RangeError(`seed has to be a whole number, not “${seed}”.`)
  if (steps !== undefined && (!Number.isInteger(steps) || steps < 1))
    throw new RangeError(`steps has to be a whole number from 1 on, not “${steps}”.`)
  if (only !== undefined && !isSubject(only))
    throw new RangeError(`only has to be one of ${subjectNames.join(', ')}, not “${String(only)}”.`)
  if (zone !== undefined && !isZone(zone))
    throw new RangeError(`zone has to be one of ${zones.join(', ')}, not “${String(zone)}”.`)
}

/** Runs random journeys and shrinks a failure. Rejects with a RangeError for an invalid option. */
export const checkJourneys = async (run: JourneyRun): Promise<JourneyReport> => {
  checkOptions(run)
  return inZone(run.zone, () => withSubject(run.only ?? 'everything', (subject) => check(subject, run)))
}

const check = async <Case>(subject: Subject<Case>, run: JourneyRun): Promise<JourneyReport> => {
  const { seed, runs, steps = longestJourney, path, commands, ownSteps, ownInvariants: alsoHeld = [] } = run
  const tally = new Tally()
  const drawing = { steps, ...(commands !== undefined && { replayPath: commands }), ...(ownSteps && { ownSteps }) }
  const announce = announcing(subject, run)
  const onStep = (words: string): void => run.onProgress?.({ kind: 'step', words })
  const property = fc.asyncProperty(subject.draw(drawing), (one) => {
    announce(one)
    return subject.travel(one, { tally, alsoHeld, onStep })
  })
  const details = await fc.check(property, {
    seed,
    numRuns: runs,
    examples: firstOf(subject, run).map((one): [Case] => [one]),
    // A replayed journey is already shrunk.
    ...(path !== undefined && { path, endOnFailure: true }),
  })
  if (!details.failed) return { tally, failure: null }
  const [found] = details.counterexample ?? []
  if (found === undefined) throw new Error('A journey failed, and none is given', { cause: details.errorInstance })
  const story = run.retell?.story ?? new Story(subject.bookingRefs)
  run.retell?.onCase(found)
  const ending = await errorOfRun(
    () => subject.travel(found, { tally: new Tally(), story, alsoHeld }),
    details.errorInstance,
  )
  return {
    tally,
    failure: {
      story: story.ending(ending),
      storyReport: story.toReport(ending),
      steps: story.length,
      isShrunk: true,
      after: details.numRuns,
      replay: around(run, subject.write?.(found) ?? replayOf(run, details, fc.stringify(found))),
    },
  }
}

/** Announces each journey with the options that replay it. */
const announcing = <Case>({ write }: Subject<Case>, run: JourneyRun): ((one: Case) => void) => {
  const { only = 'everything', steps = longestJourney, seed, path, commands, onProgress } = run
  let number = 0
  return (one) => {
    const drawn = { seed, counterexamplePath: path ?? String(number) }
    number += 1
    if (onProgress === undefined) return
    const made = commands === undefined ? '' : `replayPath="${commands}"`
    onProgress({ kind: 'journey', number, replay: around(run, write?.(one) ?? replayOf({ only, steps }, drawn, made)) })
  }
}

/** The fixed cases that run before random ones. */
const firstOf = <Case>(
  { first, read }: Subject<Case>,
  { trials, path, from = 0, runs }: JourneyRun,
): readonly Case[] => {
  if (trials !== undefined && read !== undefined) return trials.map(read)
  return path === undefined ? (first?.(from, runs) ?? []) : []
}

/** The error of this run, or the earlier error if the journey does not fail by itself. */
const errorOfRun = async (again: () => Promise<void>, before: unknown): Promise<unknown> => {
  try {
    await again()
    return before
  } catch (error) {
    return error
  }
}

/** Adds the options for zone and import to the replay command. */
const around = ({ zone, imported }: JourneyRun, replay: string): string =>
  [
    replay,
    ...(zone === undefined || zone === 'UTC' ? [] : [`--zone ${zone}`]),
    ...(imported === undefined ? [] : [`--import "${imported}"`]),
  ].join(' ')

const replayOf = (
  { only = 'everything', steps = longestJourney }: Pick<JourneyRun, 'only' | 'steps'>,
  { seed, counterexamplePath }: { readonly seed: number; readonly counterexamplePath: string | null },
  found: string,
): string => {
  const made = /replayPath="([^"]*)"/.exec(found)?.[1] ?? ''
  return [
    `--only ${only} --seed=${seed} --path "${counterexamplePath ?? ''}"`,
    ...(made === '' ? [] : [`--commands "${made}"`]),
    ...(steps === longestJourney ? [] : [`--steps ${steps}`]),
  ].join(' ')
}

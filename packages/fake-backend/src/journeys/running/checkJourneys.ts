import fc from 'fast-check'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import type { Invariant } from '../invariants/Invariant.js'
import { Tally } from '../model/Tally.js'
import { Story, type ToldStory } from '../story/Story.js'
import type { Progress } from './Progress.js'
import type { Subject } from './Subject.js'
import { type SubjectName, withSubject } from './subjects.js'
import { inZone, type Zone } from './zones.js'

/** Which random journeys are made. */
export interface JourneyRun {
  /** `everything` where it is not given. */
  readonly only?: SubjectName
  /** The same seed is the same journeys. */
  readonly seed: number
  /** How many journeys. */
  readonly runs: number
  /** The most steps that one has; 45 where it is not given. */
  readonly steps?: number
  /** How many of those that are not drawn were made before. */
  readonly from?: number
  /** Where fast-check found a failure, to run that journey alone. */
  readonly path?: string
  /** Written down, these alone: of the subjects that can be. */
  readonly trials?: readonly string[]
  /** Which of its steps were made. */
  readonly commands?: string
  /** Where a journey that breaks is told, and who hears which it was. */
  readonly retell?: { readonly story: Story; readonly onCase: (one: unknown) => void }
  /** Steps of one's own, drawn as often as all others; not in journeys about the account or faults. */
  readonly ownSteps?: fc.Arbitrary<JourneyCommand>
  /** What else is held after each step. */
  readonly ownInvariants?: readonly Invariant[]
  /** The file that `ownSteps` and `ownInvariants` come from, for the command that makes a failure again. */
  readonly imported?: string
  /** The time zone in which pages are read; that of the process where it is not given. */
  readonly zone?: Zone
  /** Hears of each journey and each step before it is made. */
  readonly onProgress?: (progress: Progress) => void
}

/** A journey that broke. */
export interface JourneyFailure {
  /** Each step by who did it and where, what came of it, and what was expected and why. */
  readonly story: string
  readonly steps: number
  /** Whether it is the least that shows it: what hangs is told as it was made. */
  readonly isShrunk: boolean
  /** How many journeys were made until one broke. */
  readonly after: number
  /** The options of `npm run journeys` that make it again. */
  readonly replay: string
  /** The same story for a report. */
  readonly told: ToldStory
}

/** What random journeys came to. */
export interface JourneyReport {
  readonly tally: Tally
  /** Null where every journey held. */
  readonly failure: JourneyFailure | null
}

export const longestJourney = 45

/** Random journeys, each shrunk where it fails. Rejects where none is asked for: that would have tested nothing. */
export const checkJourneys = async (run: JourneyRun): Promise<JourneyReport> => {
  if (!Number.isInteger(run.runs) || run.runs < 1)
    throw new RangeError(`runs has to be a whole number from 1 on, not ${run.runs}: no journeys test nothing.`)
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
    // What is replayed has been shrunk already.
    ...(path !== undefined && { path, endOnFailure: true }),
  })
  if (!details.failed) return { tally, failure: null }
  const [found] = details.counterexample ?? []
  if (found === undefined) throw new Error('A journey failed, and none is given', { cause: details.errorInstance })
  const story = run.retell?.story ?? new Story(subject.bookingRefs)
  run.retell?.onCase(found)
  const ending = await retold(
    () => subject.travel(found, { tally: new Tally(), story, alsoHeld }),
    details.errorInstance,
  )
  return {
    tally,
    failure: {
      story: story.ending(ending),
      told: story.told(ending),
      steps: story.length,
      isShrunk: true,
      after: details.numRuns,
      replay: around(run, subject.write?.(found) ?? replayOf(run, details, fc.stringify(found))),
    },
  }
}

/** Says which journey is made next, with the options that make it again. */
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

/** What is made before any is drawn. */
const firstOf = <Case>(
  { first, read }: Subject<Case>,
  { trials, path, from = 0, runs }: JourneyRun,
): readonly Case[] => {
  if (trials !== undefined && read !== undefined) return trials.map(read)
  return path === undefined ? (first?.(from, runs) ?? []) : []
}

/** What it ended with, told this time; what it ended with before where it does not break alone. */
const retold = async (again: () => Promise<void>, before: unknown): Promise<unknown> => {
  try {
    await again()
    return before
  } catch (error) {
    return error
  }
}

/** With what a journey was made beside itself. */
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

import { Tally } from '../model/Tally.js'
import { TrialWorld } from './TrialWorld.js'
import { perform } from './perform.js'
import { writeTrial } from './trialText.js'
import type { Trial } from './Trial.js'

export interface Finding {
  /** The trials that show it, in one world; the last one is where it shows. */
  readonly trials: readonly Trial[]
  readonly wrong: readonly string[]
}

export interface Exploration {
  readonly tally: Tally
  readonly findings: readonly Finding[]
}

/** A world grows with its trials; it is left before that shows. */
const trialsInAWorld = 150

/** What is wrong in the last one of these trials, made one after the other in a new world. */
export const tryAlone = async (trials: readonly Trial[], seed = 1): Promise<readonly string[]> => {
  const world = new TrialWorld(seed)
  let wrong: readonly string[] = []
  for (const trial of trials) wrong = (await perform(world, trial)).wrong
  return wrong
}

/** The trial alone where that shows it, with as few faults as show it. */
const smallest = async (trials: readonly Trial[], wrong: readonly string[]): Promise<Finding> => {
  const last = trials.at(-1)
  if (last === undefined) return { trials, wrong }
  const fewer = last.faults.map((fault) => ({ ...last, faults: last.faults.filter((one) => one !== fault) }))
  for (const trial of [...(last.faults.length > 1 ? fewer : []), last]) {
    const alone = await tryAlone([trial])
    if (alone.length > 0) return { trials: [trial], wrong: alone }
  }
  return { trials, wrong }
}

export interface Watching {
  readonly mostFindings?: number
  /** After each, with how many were made so far. */
  readonly onTrial?: (made: number) => void
}

/** Makes every trial, some in a world; stops after so many findings. */
export const explore = async (
  trials: Iterable<Trial>,
  { mostFindings = 5, onTrial = () => undefined }: Watching = {},
): Promise<Exploration> => {
  const tally = new Tally()
  const findings: Finding[] = []
  let world = new TrialWorld()
  let made: Trial[] = []
  for (const trial of trials) {
    if (made.length >= trialsInAWorld) {
      world = new TrialWorld()
      made = []
    }
    made.push(trial)
    const { wrong, states, charges, struck } = await perform(world, trial)
    tally.count('interleavings')
    onTrial(tally.of('interleavings'))
    tally.count(`flow: ${trial.flow}`)
    tally.count('charges', charges)
    if (struck.length === trial.faults.length) tally.count('every fault struck')
    for (const { kind } of struck) tally.count(`fault: ${kind}`)
    for (const state of states) tally.count(`seen: ${state}`)
    if (wrong.length === 0) continue
    findings.push(await smallest(made, wrong))
    if (findings.length >= mostFindings) break
    world = new TrialWorld()
    made = []
  }
  return { tally, findings }
}

export const replayCommand = (trials: readonly Trial[]): string =>
  `npm run soak -- --replay "${trials.map(writeTrial).join('; ')}"`

export const describe = ({ trials, wrong }: Finding): string =>
  [...wrong, `Replay it with: ${replayCommand(trials)}`].join('\n')

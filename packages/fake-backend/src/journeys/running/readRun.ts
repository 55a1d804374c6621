import { longestJourney } from './checkJourneys.js'
import { longestStep } from './Watchdog.js'
import { type SubjectName, subjectNames } from './subjects.js'

/** What is asked for on the command line. */
export interface AskedRun {
  readonly subjects: readonly SubjectName[]
  readonly seed: number
  readonly runs: number
  readonly steps: number
  readonly workers: number
  /** How long one step may take before its journey is ended as one that hangs; ms. */
  readonly limit: number
  /** One journey again, as a failure prints it; null where they are drawn. */
  readonly again: { readonly path?: string; readonly commands?: string; readonly trials?: readonly string[] } | null
}

/** What cannot be run as it was asked for, in one sentence. */
export class WrongFlag extends Error {
  override readonly name = 'WrongFlag'
}

export const help = [
  'npm run journeys -- [options]: random journeys, each step held to the invariants.',
  '',
  '  --only <subject>    everything, booking, payments, account or faults; without it they take turns',
  '  --runs <number>     how many journeys (2000)',
  `  --steps <number>    the most steps that a journey has (${longestJourney})`,
  '  --seed <number>     the same seed is the same journeys; without it a new one',
  '  --workers <number>  how many journeys are made at once (one for each core)',
  `  --limit <seconds>   how long a step may take before its journey is ended (${longestStep / 1000})`,
  '  --path, --commands  one journey again, as a failure prints them',
  '  --trial <text>      one journey about faults again, as a failure prints it',
  '  --help              this text',
].join('\n')

const options = {
  only: { type: 'string' },
  seed: { type: 'string' },
  runs: { type: 'string', default: '2000' },
  steps: { type: 'string', default: String(longestJourney) },
  workers: { type: 'string' },
  limit: { type: 'string', default: String(longestStep / 1000) },
  path: { type: 'string' },
  commands: { type: 'string' },
  trial: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** From the command line. Throws WrongFlag. */
export const readRun = (args: readonly string[]): AskedRun | 'help' => {
  const { only, seed, runs, steps, workers, limit, path, commands, trial, help: asked } = parsed(args)
  if (asked === true) return 'help'
  if (only !== undefined && !isSubject(only))
    throw new WrongFlag(`--only has to be one of ${subjectNames.join(', ')}, not “${only}”.`)
  if (path !== undefined && (only === undefined || seed === undefined))
    throw new WrongFlag('--path is that of a subject and a seed: it wants --only and --seed beside it.')
  const isAgain = path !== undefined || trial !== undefined
  return {
    subjects: trial !== undefined ? ['faults'] : only === undefined ? subjectNames : [only],
    seed: seed === undefined ? 1 + Math.floor(Math.random() * (2 ** 31 - 1)) : wholeNumber('seed', seed, -(2 ** 31)),
    // None at all would be green, and would have tested nothing.
    runs: wholeNumber('runs', runs, 1),
    steps: wholeNumber('steps', steps, 1),
    workers: wholeNumber('workers', workers ?? String(process.getBuiltinModule('node:os').availableParallelism()), 1),
    limit: wholeNumber('limit', limit, 1) * 1000,
    again: isAgain
      ? {
          ...(path !== undefined && { path }),
          ...(commands !== undefined && { commands }),
          ...(trial !== undefined && { trials: trial.split(';') }),
        }
      : null,
  }
}

const parsed = (args: readonly string[]) => {
  try {
    // No import: journeys are bundled for browsers as well, which have no command line.
    return process.getBuiltinModule('node:util').parseArgs({ args: [...args], options }).values
  } catch (error) {
    const named = /'(--?[\w-]+)/.exec(error instanceof Error ? error.message : '')?.[1]
    throw new WrongFlag(
      named === undefined
        ? 'Options begin with --: --help lists them.'
        : `${named} is not understood: --help says how.`,
    )
  }
}

const isSubject = (text: string): text is SubjectName => subjectNames.some((subject) => subject === text)

const wholeNumber = (name: string, text: string, least: number): number => {
  if (!/^-?\d+$/.test(text) || Number(text) < least)
    throw new WrongFlag(`--${name} has to be a whole number from ${least} on, not “${text}”.`)
  return Number(text)
}

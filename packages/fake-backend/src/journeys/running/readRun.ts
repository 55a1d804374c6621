import { type ReportFiles, reportHelp, reportOptions } from '../../reports/reportOptions.js'
import type { Shard } from '../../reports/RunReport.js'
import { readTrial } from '../explorer/trialText.js'
import { longestJourney } from './checkJourneys.js'
import { type Limits, longestStep, longestWhole } from './Watchdog.js'
import { isZone, type Zone, zones } from './zones.js'
import { isSubject, type SubjectName, subjectNames } from './subjects.js'

/** The run that the command line asks for. */
export interface AskedRun {
  readonly subjects: readonly SubjectName[]
  readonly seed: number
  readonly runs: number
  readonly steps: number
  readonly workers: number
  /** Limits for a step and a whole journey; a slower journey counts as hanging; ms. */
  readonly limits: Limits
  /** The time zone of every page; null to alternate zones. */
  readonly zone: Zone | null
  /** Absolute path of a file with custom steps and invariants; null for none. */
  readonly imported: string | null
  /** The part of the run to make; null for the whole run. */
  readonly shard: Shard | null
  /** The file that stores failed journeys, which run first; null to store none. */
  readonly failures: string | null
  /** Whether the run goes on after a failure. */
  readonly goesOn: boolean
  readonly reports: ReportFiles
  /** One journey to replay, as a failure prints it; null for random journeys. */
  readonly again: { readonly path?: string; readonly commands?: string; readonly trials?: readonly string[] } | null
}

/** The options are invalid; the message is one sentence. */
export class WrongFlag extends Error {
  override readonly name = 'WrongFlag'
}

export const help = [
  'npm run journeys -- [options]: random journeys, each step held to the invariants.',
  '',
  '  --only <subject>    everything, booking, payments, account, faults or screens; without it they take turns',
  '  --runs <number>     how many journeys (2000)',
  `  --steps <number>    the most steps that a journey has (${longestJourney})`,
  '  --seed <number>     the same seed is the same journeys; without it a new one',
  '  --workers <number>  how many journeys are made at once (one for each core)',
  `  --limit <seconds>   how long a step may take before its journey is ended (${longestStep / 1000})`,
  `  --journey-limit <seconds>  the same of a whole journey (${longestWhole / 1000})`,
  `  --zone <name>       the time zone in which pages are read: ${zones.join(', ')}; without it they take turns`,
  '  --import <file>     adds steps and invariants: a module that exports ownSteps, ownInvariants or both',
  '  --shard <n/m>       makes the n-th of m parts of the run; the same seed has to be given to each',
  '  --failures <file>   stores journeys that broke, and tries those in it first',
  '  --go-on             goes on with the next batch after a failure, and lists all of them at the end',
  ...reportHelp,
  '  --path, --commands  one journey again, as a failure prints them',
  '  --trial <text>      one journey about faults again, as a failure prints it',
  '  --help              this text',
  '',
  'npm run journeys -- merge <report.json>… [--html <file>] [--junit <file>] [--json <file>]',
].join('\n')

const options = {
  only: { type: 'string' },
  seed: { type: 'string' },
  runs: { type: 'string', default: '2000' },
  steps: { type: 'string', default: String(longestJourney) },
  workers: { type: 'string' },
  limit: { type: 'string', default: String(longestStep / 1000) },
  'journey-limit': { type: 'string', default: String(longestWhole / 1000) },
  zone: { type: 'string' },
  import: { type: 'string' },
  shard: { type: 'string' },
  failures: { type: 'string' },
  'go-on': { type: 'boolean' },
  ...reportOptions,
  path: { type: 'string' },
  commands: { type: 'string' },
  trial: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Parses the command line. Throws WrongFlag. */
export const readRun = (args: readonly string[]): AskedRun | 'help' => {
  const given = parsed(args)
  const { only, seed, runs, steps, workers, zone, path, commands, trial, help: asked } = given
  if (asked === true) return 'help'
  if (only !== undefined && !isSubject(only))
    throw new WrongFlag(`--only has to be one of ${subjectNames.join(', ')}, not “${only}”.`)
  if (path !== undefined && (only === undefined || seed === undefined))
    throw new WrongFlag('--path is that of a subject and a seed: it wants --only and --seed beside it.')
  if (zone !== undefined && !isZone(zone))
    throw new WrongFlag(`--zone has to be one of ${zones.join(', ')}, not “${zone}”.`)
  if (given.shard !== undefined && seed === undefined)
    throw new WrongFlag('--shard wants --seed beside it: without one each shard would be of another run.')
  if (path !== undefined && !/^\d+(:\d+)*$/.test(path))
    throw new WrongFlag(`--path has to be such as 0:3:1, not “${path}”.`)
  if (commands !== undefined && path === undefined)
    throw new WrongFlag('--commands wants --path beside it: both are of one journey.')
  if (commands !== undefined && !/^[\w+/]+:[\w+/]+$/.test(commands))
    throw new WrongFlag(`--commands has to be such as AQ:B, not “${commands}”.`)
  const isAgain = path !== undefined || trial !== undefined
  return {
    subjects: trial !== undefined ? ['faults'] : only === undefined ? subjectNames : [only],
    seed: seed === undefined ? 1 + Math.floor(Math.random() * (2 ** 31 - 1)) : wholeNumber('seed', seed, -(2 ** 31)),
    // A run without journeys would pass although it tests nothing.
    runs: wholeNumber('runs', runs, 1),
    steps: wholeNumber('steps', steps, 1),
    workers: wholeNumber('workers', workers ?? String(process.getBuiltinModule('node:os').availableParallelism()), 1),
    limits: {
      step: wholeNumber('limit', given.limit, 1) * 1000,
      journey: wholeNumber('journey-limit', given['journey-limit'], 1) * 1000,
    },
    zone: zone ?? null,
    imported: given.import === undefined ? null : process.getBuiltinModule('node:path').resolve(given.import),
    shard: given.shard === undefined ? null : readShard(given.shard),
    failures: given.failures ?? null,
    goesOn: given['go-on'] ?? false,
    reports: { html: given.html, junit: given.junit, json: given.json },
    again: isAgain
      ? {
          ...(path !== undefined && { path }),
          ...(commands !== undefined && { commands }),
          ...(trial !== undefined && { trials: readTrials(trial) }),
        }
      : null,
  }
}

const parsed = (args: readonly string[]) => {
  try {
    // No static import: journeys are also bundled for browsers, which have no `node:util`.
    return process.getBuiltinModule('node:util').parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw wrongFlagOf(error)
  }
}

/** One sentence in place of the error of `parseArgs`. */
export const wrongFlagOf = (error: unknown): WrongFlag => {
  const named = /'(--?[\w-]+)/.exec(error instanceof Error ? error.message : '')?.[1]
  return new WrongFlag(
    named === undefined ? 'Options begin with --: --help lists them.' : `${named} is not understood: --help says how.`,
  )
}

/** Parses a shard such as “3/8”. Throws WrongFlag. */
export const readShard = (text: string): Shard => {
  const [index = 0, of = 0] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? []
  if (index < 1 || index > of) throw new WrongFlag(`--shard has to be such as 3/8, not “${text}”.`)
  return { index, of }
}

/** Checks the trials here, as a worker can only fail. Throws WrongFlag. */
const readTrials = (text: string): readonly string[] => {
  const trials = text.split(';')
  try {
    trials.forEach(readTrial)
  } catch (error) {
    throw new WrongFlag(error instanceof Error ? error.message : String(error))
  }
  return trials
}

/** Throws WrongFlag. */
export const wholeNumber = (name: string, text: string, least: number): number => {
  if (!/^-?\d+$/.test(text) || Number(text) < least)
    throw new WrongFlag(`--${name} has to be a whole number from ${least} on, not “${text}”.`)
  return Number(text)
}

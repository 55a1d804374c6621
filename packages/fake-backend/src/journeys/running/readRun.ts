import { parseArgs } from 'node:util'
import { type JourneyRun, type Subject, subjects } from './checkJourneys.js'
import { newSeed } from './newSeed.js'

/** What cannot be run as it was asked for, in one sentence. */
export class WrongFlag extends Error {
  override readonly name = 'WrongFlag'
}

export const help = [
  'npm run journeys -- [options]: random journeys, each step held to the invariants.',
  '',
  '  --about <subject>   everything, booking, payments or account (everything)',
  '  --count <number>    how many journeys (2000)',
  '  --seed <number>     the same seed is the same journeys; without it a new one',
  '  --path, --commands  one journey again, as a failure prints them',
  '  --help              this text',
].join('\n')

/** From the command line. Throws WrongFlag. */
export const readRun = (args: readonly string[]): JourneyRun | 'help' => {
  const { about, seed, count, path, commands, help: asked } = parsed(args)
  if (asked === true) return 'help'
  if (!isSubject(about)) throw new WrongFlag(`--about has to be one of ${subjects.join(', ')}, not “${about}”.`)
  return {
    about,
    seed: seed === undefined ? newSeed() : wholeNumber('seed', seed, -(2 ** 31)),
    // None at all would be green, and would have tested nothing.
    count: wholeNumber('count', count, 1),
    ...(path !== undefined && { path }),
    ...(commands !== undefined && { commands }),
  }
}

const parsed = (args: readonly string[]) => {
  try {
    const options = {
      about: { type: 'string', default: 'everything' },
      seed: { type: 'string' },
      count: { type: 'string', default: '2000' },
      path: { type: 'string' },
      commands: { type: 'string' },
      help: { type: 'boolean' },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const named = /'(--?[\w-]+)/.exec(error instanceof Error ? error.message : '')?.[1]
    throw new WrongFlag(
      named === undefined
        ? 'Options begin with --: --help lists them.'
        : `${named} is not understood: --help says how.`,
    )
  }
}

const isSubject = (text: string): text is Subject => subjects.some((subject) => subject === text)

const wholeNumber = (name: string, text: string, least: number): number => {
  if (!/^-?\d+$/.test(text) || Number(text) < least)
    throw new WrongFlag(`--${name} has to be a whole number from ${least} on, not “${text}”.`)
  return Number(text)
}

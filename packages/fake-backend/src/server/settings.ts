import { parseArgs } from 'node:util'
import type { Latency } from '../FakeBackend.js'
import { scenarios } from '../worlds/scenarios.js'

/** The settings of the back end, from the command line and the environment. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly seed: number
  readonly scenario: string
  /** A file with the description of a world, which replaces the scenario. */
  readonly worldFile: string | null
  readonly latency: Latency
  readonly stateFile: string | null
  readonly strict: boolean
  readonly corsOrigins: readonly string[]
  readonly publishableKey: string | null
}

/** An invalid setting. The message is one sentence for the user. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
}

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  scenario: { type: 'string' },
  world: { type: 'string' },
  seed: { type: 'string' },
  latency: { type: 'string' },
  state: { type: 'string' },
  strict: { type: 'boolean' },
  'cors-origin': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

/** Throws WrongSetting. */
export const readSettings = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Settings | 'help' | 'version' => {
  const values = parsed(args)
  if (values.help === true) return 'help'
  if (values.version === true) return 'version'
  const { scenario = 'demo' } = values
  if (!scenarios.some(({ name }) => name === scenario))
    throw new WrongSetting(`There is no scenario ${scenario}: --help lists them.`)
  if (values.world !== undefined && values.scenario !== undefined)
    throw new WrongSetting('--world and --scenario both say which world it is: give one of them.')
  const publishableKey = readPublishableKey(env['STRIPE_PUBLISHABLE_KEY'])
  if (publishableKey instanceof Error) throw new WrongSetting(publishableKey.message)
  return {
    port: readPort(values.port, env['PORT']),
    host: readHost(values.host ?? 'localhost'),
    seed: wholeNumber('--seed', values.seed ?? '1', 2 ** 32 - 1),
    scenario,
    worldFile: values.world ?? null,
    latency: readLatency(values.latency ?? '0'),
    stateFile: values.state ?? null,
    strict: values.strict ?? false,
    corsOrigins: (values['cors-origin'] ?? []).map(readOrigin),
    publishableKey,
  }
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values
  } catch (error) {
    throw new WrongSetting(sentence(error))
  }
}

/** The helpful part of Node's message. */
const sentence = (error: unknown): string => {
  const message = error instanceof Error ? error.message : ''
  const named = /'([^']+)'/.exec(message)?.[1] ?? ''
  if (/Unknown option/.test(message)) return `There is no option ${named}: --help lists them.`
  if (/does not take an argument/.test(message)) return `${named.split(' ')[0]} takes no value.`
  if (/argument missing|ambiguous/.test(message)) return `${named.split(' ')[0]} wants a value: --help says which.`
  return /Unexpected argument/.test(message)
    ? `“${named}” is no option: they begin with --, and --help lists them.`
    : message
}

const defaultPort = '3000'

const readPort = (given: string | undefined, env: string | undefined): number =>
  given === undefined
    ? wholeNumber('PORT', env === undefined || env.trim() === '' ? defaultPort : env, 65_535)
    : wholeNumber('--port', given, 65_535)

const wholeNumber = (name: string, text: string, most: number): number => {
  const number = Number(text)
  if (!/^\d+$/.test(text.trim()) || number > most)
    throw new WrongSetting(`${name} has to be a whole number from 0 to ${most}, not “${text}”.`)
  return number
}

/** The user must name a host, so that nobody opens every address of the machine by accident. */
const readHost = (host: string): string => {
  if (['0.0.0.0', '::', '[::]', '*', ''].includes(host.trim()))
    throw new WrongSetting(`--host has to be localhost, or one name or address of this machine, not “${host}”.`)
  return host.trim().toLowerCase()
}

const longestLatency = 600_000

const readLatency = (text: string): Latency => {
  const [least = '', most] = text.split('-')
  if (most === undefined) return wholeNumber('--latency', least, longestLatency)
  const range = {
    least: wholeNumber('--latency', least, longestLatency),
    most: wholeNumber('--latency', most, longestLatency),
  }
  if (range.least > range.most) throw new WrongSetting(`--latency goes from the lesser to the greater, not “${text}”.`)
  return range
}

const readOrigin = (text: string): string => {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  if (origin === 'null' || origin !== text.replace(/\/$/, ''))
    throw new WrongSetting(`--cors-origin has to be an origin such as http://localhost:5173, not “${text}”.`)
  return origin
}

/** The text of --help. */
export const help = (): string =>
  [
    'booking-fake-backend: the whole world behind /api on this machine, to test against and to try things out.',
    '',
    '  booking-fake-backend [options]',
    '',
    ...table([
      ['--port <number>', 'where it listens, 0 for any free port (3000, or PORT)'],
      ['--host <name>', 'one name or address of this machine, under which others reach it too (localhost)'],
      ['--scenario <name>', 'the world to begin with (demo)'],
      ['--world <file>', 'a world of your own, described in JSON'],
      ['--seed <number>', 'the same seed and the same calls give the same answers (1)'],
      ['--latency <ms>', 'how long each answer takes, such as 200 or 100-300 (0)'],
      ['--state <file>', 'keeps the world in this file, and goes on from it'],
      ['--strict', 'refuses calls without the headers of the contract; without it they are only noted'],
      ['--cors-origin <origin>', 'lets a front end of this origin call /api; may be given several times'],
      ['--help, --version', ''],
    ]),
    '',
    'Scenarios; everybody’s password is printed at the start',
    '',
    ...table(scenarios.map(({ name, what }) => [name, what])),
    '',
    'For example',
    '',
    '  booking-fake-backend --scenario overdue-plan --port 3100 --state ./world.state',
    '',
    'and then open http://localhost:3100/__fake/ to see and change what is in the world.',
  ].join('\n')

const table = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`.trimEnd())
}

/** The test key in STRIPE_PUBLISHABLE_KEY, or null if unset. Returns an Error for an invalid key. */
export const readPublishableKey = (text: string | undefined): string | null | Error => {
  if (text === undefined || text === '') return null
  if (/^pk_test_\w+$/.test(text)) return text
  // A fake back end must not take live cards, and a page must not contain a secret key.
  return new Error('STRIPE_PUBLISHABLE_KEY has to be a publishable test key, which begins with pk_test_.')
}

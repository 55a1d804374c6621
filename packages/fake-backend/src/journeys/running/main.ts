import { parseArgs } from 'node:util'
import { checkJourneys, type Subject, subjects } from './checkJourneys.js'
import { newSeed } from './newSeed.js'

/** `npm run journeys -- --seed 42 --count 50000`; a replay names the path and the commands that a failure printed. */
const { values } = parseArgs({
  options: {
    about: { type: 'string', default: 'everything' },
    seed: { type: 'string' },
    count: { type: 'string', default: '2000' },
    path: { type: 'string' },
    commands: { type: 'string' },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const wholeNumber = (name: string, text: string): number => {
  if (!/^-?\d+$/.test(text)) throw new RangeError(`--${name} has to be a whole number, not “${text}”.`)
  return Number(text)
}

const isSubject = (text: string): text is Subject => subjects.some((subject) => subject === text)
const { about } = values
if (!isSubject(about)) throw new RangeError(`--about is one of ${subjects.join(', ')}.`)

const seed = values.seed === undefined ? newSeed() : wholeNumber('seed', values.seed)
const count = wholeNumber('count', values.count)
const { path, commands } = values
say(path === undefined ? `${count} journeys, seed ${seed}` : `The journey at ${path} of seed ${seed}`)

const started = performance.now()
const { tally, failure } = await checkJourneys({
  about,
  seed,
  count,
  ...(path === undefined ? {} : { path }),
  ...(commands === undefined ? {} : { commands }),
})
const seconds = (performance.now() - started) / 1000
for (const [what, times] of tally.entries()) say(`${String(times).padStart(9)}  ${what}`)
const perSecond = (what: string): string => `${Math.round(tally.of(what) / seconds)} ${what}/s`
say(`${seconds.toFixed(1)} s: ${['journeys', 'steps', 'calls'].map(perSecond).join(', ')}`)
if (failure !== null) say(`\n${failure}`)
process.exitCode = failure === null ? 0 : 1

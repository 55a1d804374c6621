import { checkJourneys, type JourneyRun } from './checkJourneys.js'
import { help, readRun, WrongFlag } from './readRun.js'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const runAll = async (asked: JourneyRun): Promise<void> => {
  const { seed, count, path } = asked
  say(path === undefined ? `${count} journeys, seed ${seed}` : `The journey at ${path} of seed ${seed}`)
  const started = performance.now()
  const { tally, failure } = await checkJourneys(asked)
  const seconds = (performance.now() - started) / 1000
  for (const [what, times] of tally.entries()) say(`${String(times).padStart(9)}  ${what}`)
  const perSecond = (what: string): string => `${Math.round(tally.of(what) / seconds)} ${what}/s`
  say(`${seconds.toFixed(1)} s: ${['journeys', 'steps', 'calls'].map(perSecond).join(', ')}`)
  if (failure !== null) say(`\n${failure}`)
  process.exitCode = failure === null ? 0 : 1
}

/** `npm run journeys -- --seed 42 --count 50000`; a replay names the path and the commands that a failure printed. */
try {
  const asked = readRun(process.argv.slice(2))
  if (asked === 'help') say(help)
  else await runAll(asked)
} catch (error) {
  if (!(error instanceof WrongFlag)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

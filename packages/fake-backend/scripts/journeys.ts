import { parseArgs } from 'node:util'
import { checkJourneys } from '../src/journeys/checkJourneys.js'
import { explorePayments } from '../src/journeys/explorer/explorePayments.js'
import { inScript, wholeNumber } from './inScript.js'
import { worldHelp, worldOf } from './worldOf.js'

const help = `npm run journeys -- [options]: random journeys, each step held to the rules.

  --runs <number>      how many journeys (200)
  --seed <number>      the same seed is the same journeys; without it a new one
  --size <number>      the most steps that a journey has (30)
  --world <world>      ${worldHelp}
  --path, --replay     one journey again, as a failure prints them
  --payments <number>  explores this many payments in place of journeys
  --trial <text>       explores one payment again, as a failure prints it; may be given more than once
  --help               this text`

const options = inScript(help, () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '200' },
      seed: { type: 'string' },
      size: { type: 'string', default: '30' },
      world: { type: 'string', default: 'demo' },
      path: { type: 'string' },
      replay: { type: 'string' },
      payments: { type: 'string' },
      trial: { type: 'string', multiple: true },
    },
  })
  const { seed, payments, trial, path, replay } = values
  return {
    seed: seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('seed', seed, -(2 ** 31)),
    runs: wholeNumber('runs', values.runs, 1),
    size: wholeNumber('size', values.size, 1),
    world: worldOf(values.world),
    payments: payments === undefined ? null : wholeNumber('payments', payments, 1),
    trial,
    ...(path !== undefined && { path }),
    ...(replay !== undefined && { replayPath: replay }),
  }
})

const { seed, payments, trial, runs, size, world, ...again } = options
const begun = performance.now()
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const table = (counts: Readonly<Record<string, number>>): void =>
  Object.entries(counts).forEach(([what, count]) => print(`${String(count).padStart(9)}  ${what}`))

try {
  if (payments !== null || trial !== undefined) {
    const { met, ...counts } = await explorePayments({
      seed,
      runs: payments ?? 1,
      ...(trial !== undefined && { trials: trial }),
    })
    table({ ...met, ...counts })
  } else {
    const { ran, looked, met, ...counts } = await checkJourneys({
      ...{ seed, runs, size, ...again },
      ...(world !== undefined && { world }),
    })
    for (const part of [ran, met, looked, counts]) table(part)
  }
  print(`Seed ${seed}: everything held, in ${Math.round((performance.now() - begun) / 1000)} s`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nSeed ${seed}\n`)
  process.exitCode = 1
}

/**
 * `npm run bench`: measures what a browser loads first, and the speed of the whole stack in process. It compares each
 * value with the baseline in bench-baseline.json. Sizes beyond the tolerance fail. Speeds depend on the machine and
 * only warn. `npm run bench -- --update` rewrites the baseline, and the table of calls on the page of figures.
 * `npm run bench -- calls` measures only the calls, which needs no build.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkJourneys } from '@booking-dashboard/fake-backend/journeys'
import { createHttpBookingsApi, createTransport, randomHex } from '@booking-dashboard/http-adapter'
import { isLeft } from 'fp-ts/lib/Either.js'
import { asyncScheduler } from 'rxjs'
import { inScript, WrongFlag } from '../packages/fake-backend/scripts/inScript'
import { builtUi } from '../packages/react-ui/e2e/support/builtUi.mjs'
import { type CallSpeeds, measureCalls, tableOf } from './callSpeeds'

interface Baseline {
  /** The relative change that counts as a regression: 0.03 is 3 %. */
  readonly tolerance: { readonly sizes: number; readonly speeds: number }
  /** kB of gzip -9. */
  readonly sizes: Readonly<Record<string, number>>
  /** For one machine; per second, or milliseconds. */
  readonly speeds: Readonly<Record<string, number>>
}
type Measured = Pick<Baseline, 'sizes' | 'speeds'>

const baselineFile = fileURLToPath(new URL('bench-baseline.json', import.meta.url))
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const round = (value: number): number => Math.round(value * 100) / 100

const measureSizes = async (): Promise<Measured['sizes']> => {
  const { budgets, measure } = await import('./sizes.mjs')
  return Object.fromEntries(
    budgets.flatMap((budget) => {
      const { js, css } = measure(budget)
      return [
        [`${budget.screen} JS`, round(js)],
        [`${budget.screen} CSS`, round(css)],
      ]
    }),
  )
}

/** The best of several runs: other work of the machine only ever makes it slower. */
const measureJourneys = async (): Promise<Measured['speeds']> => {
  const speeds = []
  for (const seed of [42, 42, 42]) {
    const started = performance.now()
    const { steps } = await checkJourneys({ seed, runs: 100 })
    const seconds = (performance.now() - started) / 1000
    speeds.push(steps / seconds)
  }
  return { 'journey steps/s': round(Math.max(...speeds)) }
}

const summary = (at: number) => ({
  id: String(9000 + at),
  reference: `SUN${at}`,
  name: `Barcelona: seven nights of music, ${at}`,
  booking_status: { code: 70 },
  departure_date: { iso_value: `2027-${String((at % 12) + 1).padStart(2, '0')}-14` },
  return_date: { iso_value: '2028-01-21' },
  currency: { symbol: '£', exponent: 2 },
  payment_status: { code: 10 },
  payment_due_date: { iso_value: '2026-12-01' },
  requires_bank_details: false,
  open_questions: at % 4,
  prices: { outstanding_balance: { value: 132400 + at } },
})

const measureDecoding = async (): Promise<Measured['speeds']> => {
  const body = JSON.stringify({
    upcoming: Array.from({ length: 500 }, (_, at) => summary(at)),
    past: Array.from({ length: 500 }, (_, at) => summary(500 + at)),
  })
  const transport = createTransport({
    fetch: async () => new Response(body),
    baseUrl: 'http://localhost',
    hostname: 'localhost',
    clientId: () => '44',
    scheduler: asyncScheduler,
    random: Math.random,
    monotonicNow: () => performance.now(),
    ids: { spanId: () => randomHex(8) },
  })
  const { list } = createHttpBookingsApi(transport)
  const times = []
  for (let run = 0; run < 60; run += 1) {
    const started = performance.now()
    const answer = await list({ traceId: randomHex(16) })()
    times.push(performance.now() - started)
    if (isLeft(answer) || answer.right.past.length !== 500) throw new Error('The list did not decode')
  }
  return { 'a list of 1,000 bookings, ms': round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0) }
}

/** Writes one line of the report, and whether it exceeds the tolerance. */
const compare = (
  name: string,
  value: number,
  before: number | undefined,
  tolerance: number,
  more: 'worse' | 'better',
): boolean => {
  const change = before === undefined ? 0 : value / before - 1
  const isWorse = more === 'worse' ? change > tolerance : change < -tolerance
  const beside =
    before === undefined
      ? 'no line is kept yet'
      : `was ${before}, ${change >= 0 ? '+' : ''}${(change * 100).toFixed(1)} %`
  print(`${isWorse ? 'WORSE' : 'ok   '} ${name.padEnd(30)} ${String(value).padStart(9)}   ${beside}`)
  return isWorse
}

const figures = fileURLToPath(new URL('../packages/core/docs/figures.md', import.meta.url))
const { values, positionals } = inScript('npm run bench [-- calls] [--update]: calls alone need no build', () => {
  const asked = parseArgs({ options: { update: { type: 'boolean' } }, allowPositionals: true })
  const unknown = asked.positionals.find((name) => name !== 'calls')
  if (unknown !== undefined) throw new WrongFlag(`“${unknown}” is not understood: --help says how.`)
  return asked
})
const isUpdate = values.update === true

const printCalls = (speeds: CallSpeeds): void => {
  print(tableOf(speeds))
  if (!isUpdate) return
  const table = /^\| Call \|.*\n(?:\|.*\n)+/m
  writeFileSync(figures, readFileSync(figures, 'utf8').replace(table, tableOf(speeds)))
  print(`The table is rewritten: ${figures}`)
}

if (positionals.includes('calls')) {
  printCalls(await measureCalls())
  process.exit()
}
builtUi()
const calls = await measureCalls()
printCalls(calls)
const baseline: Baseline = JSON.parse(readFileSync(baselineFile, 'utf8'))
const measured: Measured = {
  sizes: await measureSizes(),
  speeds: {
    'API calls/s': Math.round(calls.perSecond),
    ...(await measureJourneys()),
    ...(await measureDecoding()),
  },
}
print('\nFirst load, kB of gzip (fails beyond the tolerance)')
const sizes = Object.entries(measured.sizes).map(([name, kB]) =>
  compare(name, kB, baseline.sizes[name], baseline.tolerance.sizes, 'worse'),
)
print('\nIn process (a warning: machines differ)')
for (const [name, value] of Object.entries(measured.speeds)) {
  compare(name, value, baseline.speeds[name], baseline.tolerance.speeds, name.endsWith('ms') ? 'worse' : 'better')
}
if (isUpdate) {
  writeFileSync(baselineFile, `${JSON.stringify({ tolerance: baseline.tolerance, ...measured }, null, 2)}\n`)
  print(`\nThe line is rewritten: ${baselineFile}`)
} else if (sizes.includes(true)) {
  print('\nA first load grew beyond the tolerance. If that is meant: npm run bench -- --update')
  process.exitCode = 1
}

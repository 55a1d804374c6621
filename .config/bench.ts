/**
 * `npm run bench`: measures the speed of the whole stack in process, and compares it with the baseline in
 * bench-baseline.json. A speed depends on the machine, so it only warns. `npm run bench -- --update` rewrites the
 * baseline, and the table of calls on the page of figures. `npm run bench -- calls` measures only the calls.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkJourneys } from '@booking-dashboard/fake-backend/journeys'
import { createHttpBookingsApi, createTransport, randomHex } from '@booking-dashboard/http-adapter'
import { isLeft } from 'fp-ts/lib/Either.js'
import { asyncScheduler } from 'rxjs'
import { inScript, WrongFlag } from '../packages/fake-backend/scripts/inScript'
import { type CallSpeeds, measureCalls, tableOf } from './callSpeeds'

/** For one machine; per second, or milliseconds. */
type Speeds = Readonly<Record<string, number>>

/** The relative change that counts as slower. */
const tolerance = 0.3

const baselineFile = fileURLToPath(new URL('bench-baseline.json', import.meta.url))
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const round = (value: number): number => Math.round(value * 100) / 100

/** The best of several runs: other work of the machine only ever makes it slower. */
const measureJourneys = async (): Promise<Speeds> => {
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

const measureDecoding = async (): Promise<Speeds> => {
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

/** Writes one line of the report. */
const compare = (name: string, value: number, before: number): void => {
  const change = value / before - 1
  const isSlower = name.endsWith('ms') ? change > tolerance : change < -tolerance
  const beside = `was ${before}, ${change >= 0 ? '+' : ''}${(change * 100).toFixed(1)} %`
  print(`${isSlower ? 'SLOWER' : 'ok    '} ${name.padEnd(30)} ${String(value).padStart(9)}   ${beside}`)
}

const figures = fileURLToPath(new URL('../packages/core/docs/figures.md', import.meta.url))
const { values, positionals } = inScript(
  'npm run bench [-- calls] [--update]: the speed of the stack, or of its calls alone',
  () => {
    const asked = parseArgs({ options: { update: { type: 'boolean' } }, allowPositionals: true })
    const unknown = asked.positionals.find((name) => name !== 'calls')
    if (unknown !== undefined) throw new WrongFlag(`“${unknown}” is not understood: --help says how.`)
    return asked
  },
)
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
const calls = await measureCalls()
printCalls(calls)
const speeds: Speeds = {
  'API calls/s': Math.round(calls.perSecond),
  ...(await measureJourneys()),
  ...(await measureDecoding()),
}
const baseline: Speeds = JSON.parse(readFileSync(baselineFile, 'utf8'))
for (const [name, value] of Object.entries(speeds)) compare(name, value, baseline[name] ?? value)
if (isUpdate) {
  writeFileSync(baselineFile, `${JSON.stringify(speeds, null, 2)}\n`)
  print(`\nThe baseline is rewritten: ${baselineFile}`)
}

/**
 * `npm run bench`: measures each call of a purchase in process. `npm run bench -- --update` rewrites the table on the
 * page of figures.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createFakeBackend, demoPassword, type FakeBackend } from '@booking-dashboard/fake-backend'
import {
  createHttpBasketApi,
  createHttpBookingsApi,
  createHttpClientApi,
  createHttpCustomerApi,
  createHttpPaymentApi,
  createHttpSessionApi,
  createHttpTicketCatalogueApi,
  createTransport,
  randomHex,
  type Transport,
} from '@booking-dashboard/http-adapter'
import { createCookieJar } from '@booking-dashboard/http-adapter/node'
import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { asyncScheduler } from 'rxjs'
import { inScript } from '../packages/fake-backend/scripts/inScript'

type Ask = <A>(call: string, task: () => Promise<Either<unknown, A>>) => Promise<A>

const bookingRef = 'SUN1001'

/** The calls of the dashboard from the sign-in to the end of the session, each once. */
const purchase = async (transport: Transport, ask: Ask): Promise<void> => {
  const context = { traceId: randomHex(16) }
  const session = createHttpSessionApi(transport)
  const client = createHttpClientApi(transport)
  const bookings = createHttpBookingsApi(transport)
  const catalogue = createHttpTicketCatalogueApi(transport)
  const basket = createHttpBasketApi(transport)

  await ask('client id', client.clientId(context))
  await ask('client config', client.config(context))
  await ask('sign in', session.login({ email: 'demo@example.com', password: demoPassword }, context))
  await ask('session check', session.check(context))
  await ask('customer', createHttpCustomerApi(transport).get(context))
  await ask('list of bookings', bookings.list(context))
  const { id } = await ask('booking', bookings.get(bookingRef, context))
  await ask('ticket allocations', bookings.ticketAllocations(id, context))
  await ask('tickets on sale', catalogue.events(bookingRef, context))
  await ask('tickets left', catalogue.availability(bookingRef, context))
  const { id: basketId } = await ask('new basket', basket.create(bookingRef, context))
  await ask('add tickets', basket.addTickets(bookingRef, [{ ticketTypeId: '41011', passengerId: 1 }], context))
  const { total } = await ask('basket', basket.get(bookingRef, context))
  const card = { paymentMethodId: 'pm_card_visa', cardholderName: 'Amelia Hart', expiryDate: '12/34' }
  const idempotencyKey = crypto.randomUUID()
  const payment = { bookingRef, basketId, amount: total, card, idempotencyKey }
  await ask('pay', createHttpPaymentApi(transport).pay(payment, context))
  await ask('payment status', basket.status(bookingRef, basketId, context))
  await ask('payments', basket.payments(bookingRef, basketId, context))
  await ask('sign out', session.logout(context))
}

/** The speed of the calls of a purchase. */
interface CallSpeeds {
  /** Calls per second of processor time, garbage collection included; each call of a purchase has the same weight. */
  readonly perSecond: number
  /** Median in microseconds, by call. */
  readonly medians: ReadonlyMap<string, number>
}

const rounds = 60
const worldsOfRound = 4
const purchasesOfWorld = 5

const connectTo = (backend: FakeBackend): Transport =>
  createTransport({
    fetch: createCookieJar((url, init) => backend.fetch(url, init)),
    baseUrl: 'http://localhost',
    hostname: 'localhost',
    clientId: () => '44',
    scheduler: asyncScheduler,
    random: Math.random,
    monotonicNow: () => performance.now(),
    ids: { spanId: () => randomHex(8) },
  })

/** Measures the adapter with its cookies and the fake back end, in one process. */
const measureCalls = async (): Promise<CallSpeeds> => {
  const times = new Map<string, number[]>()
  const ask: Ask = async (call, task) => {
    const started = performance.now()
    const answer = await task()
    const took = performance.now() - started
    if (isLeft(answer)) throw new Error(`${call}: ${JSON.stringify(answer.left)}`)
    times.set(call, times.get(call) ?? [])
    times.get(call)?.push(took)
    return answer.right
  }
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round += 1) {
    // A new world after a few purchases keeps the booking at about the same size.
    const transports = Array.from({ length: worldsOfRound }, () => connectTo(createFakeBackend()))
    const before = process.cpuUsage()
    for (const transport of transports) {
      for (let done = 0; done < purchasesOfWorld; done += 1) await purchase(transport, ask)
    }
    const { user, system } = process.cpuUsage(before)
    // Other work of the machine only ever makes it slower.
    least = Math.min(least, user + system)
  }
  const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0
  return {
    perSecond: (worldsOfRound * purchasesOfWorld * times.size * 1e6) / least,
    medians: new Map([...times].map(([call, all]) => [call, middle(all) * 1000])),
  }
}

/** The table in Markdown, for the page of figures. */
const tableOf = ({ perSecond, medians }: CallSpeeds): string => {
  const rows = [...medians].map(([call, micros]) => [call, micros.toFixed(0), (1e6 / micros).toFixed(0)])
  const mix = ['all of them alike', (1e6 / perSecond).toFixed(0), perSecond.toFixed(0)]
  return [['Call', 'Microseconds', 'Per second'], ['---', '---:', '---:'], ...rows, mix]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('')
}

const { values } = inScript('npm run bench [-- --update]: the speed of the calls of a purchase', () =>
  parseArgs({ options: { update: { type: 'boolean' } } }),
)
const measured = tableOf(await measureCalls())
process.stdout.write(measured)
if (values.update === true) {
  const figures = fileURLToPath(new URL('../packages/core/docs/figures.md', import.meta.url))
  const table = /^\| Call \|.*\n(?:\|.*\n)+/m
  writeFileSync(figures, readFileSync(figures, 'utf8').replace(table, measured))
}

import { createFakeBackend, demoPassword } from '@booking-dashboard/fake-backend'
import { createHttpBasketApi, createTransport } from '@booking-dashboard/http-adapter'
import { createCookieJar } from '@booking-dashboard/http-adapter/node'
import { right } from 'fp-ts/lib/Either.js'
import { createSurroundings } from '../createSurroundings.js'
import { gated } from '../gated.js'
import { passenger } from './aBasket.js'
import { openBasketOver } from './openBasket.js'

const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') }
const baseUrl = 'http://localhost'

/** The basket of SUN1001 over the fake back end, whose answers a test can hold back. Another device has `elsewhere`. */
export const openBasketOverFake = async () => {
  const surroundings = createSurroundings()
  const backend = createFakeBackend({ clock })
  const fetch = createCookieJar((url, init) => backend.fetch(url, init), clock)
  const body = JSON.stringify({ email: 'demo@example.com', password: demoPassword })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${baseUrl}/api/customer/login`, { method: 'POST', headers, body })
  const transport = createTransport({
    fetch,
    baseUrl,
    clientId: () => '44',
    hostname: 'localhost',
    scheduler: surroundings.time,
    random: () => 0,
    monotonicNow: () => 0,
    ids: { spanId: () => '00f067aa0ba902b7' },
  })
  const elsewhere = createHttpBasketApi(transport)
  const { port, ...gate } = gated(elsewhere)
  const held = () => backend.inspect.baskets().findLast(({ state }) => state === 'open') ?? null
  const passengers = [passenger(1), passenger(2), passenger(3)]
  const opened = openBasketOver(surroundings, port, {
    people: async () => right({ customerId: '7001', passengers }),
    bookingPassengers: async () => right(passengers),
  })
  return { ...opened, gate, elsewhere, held }
}

import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type Answer, brokenBody, dropped, fakeFetch, plain } from '../../test/fakeFetch.js'
import { found, pay, readExample, traceId, wire } from '../../test/wire.js'

describe('a retry', () => {
  it.each([
    ['a dropped connection', dropped],
    ['a body that breaks off', brokenBody],
    ['a 502', plain('', 502)],
    ['a 429', plain('', 429)],
    ['a 503', plain('', 503)],
    ['a 504', plain('', 504)],
  ])('follows %s of a GET', async (_, mishap) => {
    const { fetch, seen } = fakeFetch(mishap, mishap, found)
    const world = wire(fetch)
    const answer = readExample(world)
    await world.time.advance(600)
    expect(await answer).toEqual(right({ name: 'a' }))
    expect(seen).toHaveLength(3)
  })

  it('happens at most twice, and the last failure is the answer', async () => {
    const { fetch, seen } = fakeFetch(dropped, plain('', 502), plain('', 503))
    const world = wire(fetch)
    const answer = readExample(world)
    await world.time.advance(60_000)
    expect(await answer).toMatchObject(left({ kind: 'notFromTheApi', status: 503 }))
    expect(seen).toHaveLength(3)
  })

  it('waits from 200 to 400 ms, then from 400 to 800 ms', async () => {
    for (const [random, first, second] of [
      [0, 200, 400],
      [0.5, 300, 600],
      [0.999_999, 400, 800],
    ] as const) {
      const { fetch, seen } = fakeFetch(dropped)
      const world = wire(fetch, { random: () => random })
      void readExample(world)
      await world.time.advance(first - 1)
      expect(seen).toHaveLength(1)
      await world.time.advance(1)
      expect(seen).toHaveLength(2)
      await world.time.advance(second - 1)
      expect(seen).toHaveLength(2)
      await world.time.advance(1)
      expect(seen).toHaveLength(3)
    }
  })

  const asking =
    (status: number, headers: Readonly<Record<string, string>>): Answer =>
    () =>
      new Response('', { status, headers })
  const date = 'Mon, 02 Mar 2026 09:00:00 GMT'
  it.each([
    ['seconds', { 'Retry-After': '5' }, 5000],
    ['a date', { 'Retry-After': 'Mon, 02 Mar 2026 09:00:30 GMT', Date: date }, 30_000],
    ['less than its own pause', { 'Retry-After': '0' }, 400],
    ['what is no time', { 'Retry-After': 'soon', Date: date }, 400],
    ['a date, of an answer without one', { 'Retry-After': date }, 400],
  ])('waits as long as the server asks, in %s', async (_, headers, wait) => {
    for (const status of [429, 503]) {
      const { fetch, seen } = fakeFetch(asking(status, headers), found)
      const world = wire(fetch, { random: () => 1 })
      const answer = readExample(world)
      await world.time.advance(wait - 1)
      expect(seen).toHaveLength(1)
      await world.time.advance(1)
      expect(await answer).toEqual(right({ name: 'a' }))
    }
  })

  it('does not happen if the server asks for more than 30 s', async () => {
    const { fetch, seen } = fakeFetch(asking(429, { 'Retry-After': '31' }))
    const answer = readExample(wire(fetch))
    expect(await answer).toMatchObject(left({ kind: 'notFromTheApi', status: 429 }))
    expect(seen).toHaveLength(1)
  })

  it.each([
    ['a dropped connection', dropped, left({ kind: 'network' })],
    ['a 429', plain('', 429), left({ kind: 'notFromTheApi', status: 429 })],
    ['a 503', plain('', 503), left({ kind: 'notFromTheApi', status: 503 })],
  ])('never follows %s of a request that changes something', async (_, mishap, expected) => {
    const { fetch, seen } = fakeFetch(mishap)
    const world = wire(fetch)
    const answer = world.transport.call(pay, { params: {}, body: { name: 'a' }, context: { traceId } })()
    await world.time.advance(60_000)
    expect(await answer).toMatchObject(expected)
    expect(seen).toHaveLength(1)
  })

  it.each([500, 404, 401, 403])('never follows a %i', async (status) => {
    const { fetch, seen } = fakeFetch(plain('', status))
    const world = wire(fetch)
    void readExample(world)
    await world.time.advance(60_000)
    expect(seen).toHaveLength(1)
  })
})

import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it, vi } from 'vitest'
import { dropped, fakeFetch, hangingBody, silent } from '../../test/fakeFetch.js'
import { settled } from '../../test/VirtualTime.js'
import { found, read, readExample, traceId, wire } from '../../test/wire.js'

describe('a connection that is lost', () => {
  it('is reported as offline if the device was known to be offline', async () => {
    const failureWhile = async (onLine: boolean) => {
      vi.stubGlobal('navigator', { onLine })
      const { time, transport } = wire(fakeFetch(dropped, dropped, dropped).fetch)
      const answer = readExample({ time, transport })
      await time.advance(60_000)
      vi.unstubAllGlobals()
      return answer
    }
    expect(await failureWhile(false)).toMatchObject(left({ kind: 'network', offline: true }))
    expect(await failureWhile(true)).not.toMatchObject(left({ offline: true }))
  })
})

describe('the time-out', () => {
  it.each([
    ['the answer', silent],
    ['the end of the body', hangingBody],
  ])('gives up on %s after 30 s, aborts, and does not retry', async (_, mishap) => {
    const { fetch, seen } = fakeFetch(mishap)
    const world = wire(fetch)
    let answer: unknown = 'pending'
    void readExample(world).then((outcome) => (answer = outcome))
    await world.time.advance(29_999)
    expect(answer).toBe('pending')
    await world.time.advance(1)
    expect(answer).toMatchObject(left({ kind: 'timeout' }))
    expect(seen.map(({ aborted }) => aborted())).toEqual([true])
  })

  it.each([
    [5000, 30_000],
    [60_000, 30_000],
  ])('is the shorter one of the call’s limit and the adapter’s: %i and %i ms', async (limitMs, ofAdapter) => {
    const world = wire(fakeFetch(silent).fetch)
    let answer: unknown = 'pending'
    const context = { traceId, limitMs }
    void world.transport
      .call(read, { params: { ref: 'A' }, context })()
      .then((outcome) => (answer = outcome))
    await world.time.advance(Math.min(limitMs, ofAdapter) - 1)
    expect(answer).toBe('pending')
    await world.time.advance(1)
    expect(answer).toMatchObject(left({ kind: 'timeout' }))
  })

  it('leaves no timer behind after the answer', async () => {
    const world = wire(fakeFetch(found).fetch)
    await readExample(world)
    expect(world.time.waiting).toBe(0)
  })
})

describe('a cancelled call', () => {
  it('is never sent if it was cancelled before', async () => {
    const { fetch, seen } = fakeFetch(found)
    expect(await readExample(wire(fetch), AbortSignal.abort())).toMatchObject(left({ kind: 'cancelled' }))
    expect(seen).toEqual([])
  })

  it.each([
    ['the answer is awaited', silent],
    ['the body is read', hangingBody],
  ])('is aborted while %s', async (_, mishap) => {
    const { fetch, seen } = fakeFetch(mishap)
    const world = wire(fetch)
    const source = new AbortController()
    const answer = readExample(world, source.signal)
    await settled()
    source.abort()
    expect(await answer).toMatchObject(left({ kind: 'cancelled' }))
    expect(seen.map(({ aborted }) => aborted())).toEqual([true])
    expect(world.time.waiting).toBe(0)
  })

  it('is not retried if it is cancelled during the pause', async () => {
    const { fetch, seen } = fakeFetch(dropped)
    const world = wire(fetch)
    const source = new AbortController()
    const answer = readExample(world, source.signal)
    await world.time.advance(100)
    source.abort()
    expect(await answer).toMatchObject(left({ kind: 'cancelled' }))
    expect(seen).toHaveLength(1)
    expect(world.time.waiting).toBe(0)
  })
})

import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isConnectionError } from '../node/assembleDashboard.js'

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (thrown) {
    return thrown
  }
  throw new Error('Nothing was thrown')
}

/** An address where nothing listens. */
const deadAddress = (): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address()
      const port = typeof bound === 'object' && bound !== null ? bound.port : 0
      server.close(() => resolve(`http://127.0.0.1:${port}/`))
    })
  })

describe('a broken connection', () => {
  it('is what the fetch of Node reports for a dead port and an unknown host', async () => {
    const address = await deadAddress()
    expect(isConnectionError(await thrownBy(() => fetch(address)))).toBe(true)
  })

  it.each([
    new TypeError('fetch failed'),
    new TypeError('terminated'),
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:3100'), { code: 'ECONNREFUSED' }),
    Object.assign(new TypeError('socket'), { code: 'ECONNRESET' }),
    new Error('I lost it'),
    'no reason',
  ])('is %s', (thrown) => {
    expect(isConnectionError(thrown)).toBe(true)
  })
})

describe('a mistake in a program', () => {
  const nothing = undefined as unknown as { readonly method: () => void }

  it.each([
    ['a method of nothing', () => nothing.method()],
    ['a name that there is not', () => new Function('return notThere')()],
    ['an address that is none', () => fetch('localhost:3100/api')],
    ['an address without a host', () => fetch('/api')],
    ['a header that is none', () => fetch('http://localhost', { headers: { 'a b': '1' } })],
    ['text that is no JSON', () => JSON.parse('{')],
    ['an error with a number of its own', () => Promise.reject(Object.assign(new TypeError('odd'), { code: 7 }))],
  ])('is %s', async (_, work) => {
    expect(isConnectionError(await thrownBy(work))).toBe(false)
  })
})

import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { fakeFetch } from '../testing/fakeFetch.js'
import { change, found, pay, read, readThing, traceId, wire } from '../testing/wire.js'
import type { Fetch } from './Fetch.js'

describe('a request', () => {
  it('names the client, the host and the trace, and speaks JSON', async () => {
    const { fetch, seen } = fakeFetch(found)
    await wire(fetch).transport.call(change, { params: { ref: 'A/1' }, body: { name: 'ü' }, context: { traceId } })()
    expect(seen[0]).toMatchObject({
      url: 'http://back.end/api/thing/A%2F1',
      init: { method: 'POST', credentials: 'same-origin', body: '{"name":"ü"}' },
    })
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-client-id': '44',
      'x-hostname': 'aurora.localhost',
      traceparent: `00-${traceId}-0000000000000001-01`,
    })
  })

  it('carries the idempotency key where the endpoint is idempotent, and nowhere else', async () => {
    const { fetch, seen } = fakeFetch(found)
    const { transport } = wire(fetch)
    const request = { body: { name: 'a' }, idempotencyKey: 'key-1', context: { traceId } }
    await transport.call(pay, { ...request, params: {} })()
    await transport.call(change, { ...request, params: { ref: 'A' } })()
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null])
  })

  it('has no body and no content type where none is sent, and escapes its query', async () => {
    const { fetch, seen } = fakeFetch(found)
    await wire(fetch).transport.call(read, { params: { ref: 'A' }, query: { day: '1 & 2' }, context: { traceId } })()
    expect(seen[0]?.url).toBe('http://back.end/api/thing/A?day=1+%26+2')
    expect(seen[0]?.init.body).toBeUndefined()
    expect(seen[0]?.headers.has('Content-Type')).toBe(false)
  })

  it.each(['', '.', '..'])('never leaves for the parameter "%s", which would reach another resource', async (ref) => {
    const { fetch, seen } = fakeFetch(found)
    const answer = await wire(fetch).transport.call(read, { params: { ref }, context: { traceId } })()
    expect(answer).toEqual(left({ kind: 'notFound', errors: [] }))
    expect(seen).toEqual([])
  })

  it('asks for the client id each time, as it may be learnt late', async () => {
    const { fetch, seen } = fakeFetch(found)
    let clientId = '44'
    const world = wire(fetch, { clientId: () => clientId })
    await readThing(world)
    clientId = '7'
    await readThing(world)
    expect(seen.map(({ headers }) => headers.get('X-Client-Id'))).toEqual(['44', '7'])
  })
})

describe('what throws', () => {
  it('is a network failure when fetch throws at once', async () => {
    const fetch: Fetch = () => {
      throw new TypeError('invalid header')
    }
    const { transport } = wire(fetch)
    const answer = await transport.call(pay, { params: {}, body: { name: 'a' }, context: { traceId } })()
    expect(answer).toEqual(left({ kind: 'network' }))
  })

  it('is a network failure when the request cannot be built', async () => {
    const { fetch, seen } = fakeFetch(found)
    const answer = await wire(fetch).transport.call(read, { params: { ref: '\uD800' }, context: { traceId } })()
    expect(answer).toEqual(left({ kind: 'network' }))
    expect(seen).toEqual([])
  })
})

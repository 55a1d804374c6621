import * as t from 'io-ts'
import { get, post } from '../src/contract/endpoint.js'
import { createTransport, type TransportDeps } from '../src/transport/createTransport.js'
import type { Fetch } from '../src/transport/exchange.js'
import type { Transport } from '../src/transport/Transport.js'
import { json } from './fakeFetch.js'
import { VirtualTime } from './VirtualTime.js'

const Name = t.type({ name: t.string })
export const read = get('read', '/api/thing/:ref', Name)
export const change = post('change', '/api/thing/:ref', Name, { body: Name })
export const pay = post('pay', '/api/pay', Name, { body: Name, idempotent: true })
export const found = json({ name: 'a' })
export const traceId = '0af7651916cd43dd8448eb211c80319c'

export interface Wire {
  readonly time: VirtualTime
  readonly transport: Transport
}

/** The real transport in virtual time. Its spans are numbered. */
export const wire = (fetch: Fetch, more: Partial<TransportDeps> = {}): Wire => {
  const time = new VirtualTime()
  let spans = 0
  const spanId = (): string => String((spans += 1)).padStart(16, '0')
  const transport = createTransport({
    fetch,
    baseUrl: 'http://back.end/',
    clientId: () => '44',
    hostname: 'aurora.localhost',
    scheduler: time,
    random: () => 0,
    monotonicNow: () => time.now(),
    ids: { spanId },
    ...more,
  })
  return { time, transport }
}

export const readExample = ({ transport }: Wire, signal?: AbortSignal) =>
  transport.call(read, { params: { ref: 'A' }, context: signal ? { traceId, signal } : { traceId } })()

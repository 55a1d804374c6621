import { createTransport } from '../src/transport/createTransport.js'
import type { Transport } from '../src/transport/Transport.js'
import { type Answer, fakeFetch, type SeenRequest } from './fakeFetch.js'
import { VirtualTime } from './VirtualTime.js'

export const context = { traceId: '0af7651916cd43dd8448eb211c80319c' }

export interface RecordedCalls {
  readonly transport: Transport
  readonly seen: readonly SeenRequest[]
  /** The method, path and body of each request. */
  readonly asked: () => readonly unknown[]
}

/** The real transport over a prepared answer. */
export const transportOver = (answer: Answer): RecordedCalls => {
  const { fetch, seen } = fakeFetch(answer)
  const transport = createTransport({
    fetch,
    baseUrl: '',
    clientId: () => '44',
    hostname: 'localhost',
    scheduler: new VirtualTime(),
    random: () => 0,
    monotonicNow: () => 0,
    ids: { spanId: () => '00f067aa0ba902b7' },
  })
  const asked = (): readonly unknown[] =>
    seen.map(({ url, init: { method, body } }) =>
      typeof body === 'string' ? [method, url, JSON.parse(body)] : [method, url],
    )
  return { transport, seen, asked }
}

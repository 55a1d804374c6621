import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { SchedulerLike } from 'rxjs'
import { type ApiFailure, networkFailure, notFound } from '@booking-dashboard/core'
import { type Endpoint, fillPath } from '../contract/endpoint.js'
import { exchange } from './exchange.js'
import type { Fetch } from './Fetch.js'
import { readAnswer } from './readAnswer.js'
import { backOffMs, isWorthRetrying, pause } from './retry.js'
import type { CallRequest, Transport } from './Transport.js'

export interface TransportDeps {
  readonly fetch: Fetch
  /** Origin of the back end, `''` for the page's own. */
  readonly baseUrl: string
  /** Asked at every request: it may be learnt after the start. */
  readonly clientId: () => string
  readonly hostname: string
  /** Drives time-outs and pauses between attempts. */
  readonly scheduler: SchedulerLike
  /** From 0 to below 1, for the jitter. */
  readonly random: () => number
  readonly ids: { /** 16 lower-case hexadecimal digits. */ readonly spanId: () => string }
  /** For each attempt; 30 s by decisions §1.5. */
  readonly timeoutMs?: number
}

export const createTransport = (deps: TransportDeps): Transport => ({
  call: (endpoint, request) => async () => {
    try {
      return await send(deps, endpoint, request)
    } catch {
      // A request that cannot even be built, such as one with half a surrogate pair in its path.
      return left(networkFailure)
    }
  },
})

async function send<P extends string, B extends t.Mixed, A extends t.Mixed>(
  deps: TransportDeps,
  endpoint: Endpoint<P, B, A>,
  request: CallRequest<P, B>,
): Promise<Either<ApiFailure, t.TypeOf<A>>> {
  const { fetch, scheduler, timeoutMs = 30_000, random } = deps
  const { signal } = request.context
  if (Object.values<string>(request.params).some(leavesItsPlace)) return left(notFound())
  const url = `${deps.baseUrl.replace(/\/+$/, '')}${fillPath(endpoint.path, request.params)}${queryOf(request.query)}`

  for (let attempt = 0; ; attempt++) {
    const outcome = await exchange(fetch, url, requestInit(deps, endpoint, request), { scheduler, timeoutMs, signal })
    if (!isWorthRetrying(endpoint.method, attempt, outcome)) {
      return isLeft(outcome) ? outcome : readAnswer(endpoint, outcome.right)
    }
    await pause(backOffMs(attempt, random), scheduler, signal)
  }
}

// A URL resolves these segments even when they are escaped: the request would reach another resource.
const leavesItsPlace = (segment: string): boolean => segment === '' || segment === '.' || segment === '..'

const queryOf = (query: Readonly<Record<string, string>> = {}): string => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}

function requestInit<P extends string, B extends t.Mixed, A extends t.Mixed>(
  { clientId, hostname, ids }: TransportDeps,
  endpoint: Endpoint<P, B, A>,
  { body, context, idempotencyKey }: CallRequest<P, B>,
): RequestInit {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Client-Id': clientId(),
    'X-Hostname': hostname,
    traceparent: `00-${context.traceId}-${ids.spanId()}-01`,
  }
  if (endpoint.idempotent && idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  const init = { method: endpoint.method, credentials: 'same-origin', headers } as const
  if (body === undefined) return init
  headers['Content-Type'] = 'application/json'
  return { ...init, body: JSON.stringify(endpoint.body.encode(body)) }
}

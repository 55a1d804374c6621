import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import type { SchedulerLike } from 'rxjs'
import { type ApiFailure, type CallContext, networkFailure, notFound } from '@booking-dashboard/core'
import { type Endpoint, fillPath, type Method, type PathParams } from '../contract/endpoint.js'
import { exchange, type Read, readText } from './exchange.js'
import type { Fetch } from './Fetch.js'
import { readAnswer } from './readAnswer.js'
import { requestHeaders } from './requestHeaders.js'
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
  call: (endpoint, request) =>
    safely(async () => {
      const init = (): RequestInit => requestInit(deps, endpoint, request)
      const outcome = await send(deps, endpoint, request, init, readText)
      return isLeft(outcome) ? outcome : readAnswer(endpoint, outcome.right)
    }),
  download: (endpoint, request, read) =>
    safely(() => {
      const init = (): RequestInit => ({
        ...common,
        method: endpoint.method,
        headers: headersOf(deps, request.context, '*/*'),
      })
      return send(deps, endpoint, request, init, read)
    }),
})

// A request that cannot even be built, such as one with half a surrogate pair in its path.
const safely =
  <A>(task: TaskEither<ApiFailure, A>): TaskEither<ApiFailure, A> =>
  async () => {
    try {
      return await task()
    } catch {
      return left(networkFailure)
    }
  }

interface Addressed<P extends string> {
  readonly params: PathParams<P>
  readonly query?: Readonly<Record<string, string>>
  readonly context: CallContext
}

/** `init` is asked at every attempt: each is a span of its own. */
async function send<P extends string, R extends { readonly status: number }>(
  deps: TransportDeps,
  { method, path }: { readonly method: Method; readonly path: P },
  { params, query, context: { signal } }: Addressed<P>,
  init: () => RequestInit,
  read: Read<R>,
): Promise<Either<ApiFailure, R>> {
  const { fetch, scheduler, timeoutMs = 30_000, random } = deps
  if (Object.values<string>(params).some(leavesItsPlace)) return left(notFound())
  const url = `${deps.baseUrl.replace(/\/+$/, '')}${fillPath(path, params)}${queryOf(query)}`

  for (let attempt = 0; ; attempt++) {
    const outcome = await exchange(fetch, url, init(), { scheduler, timeoutMs, signal }, read)
    if (!isWorthRetrying(method, attempt, outcome)) return outcome
    await pause(backOffMs(attempt, random), scheduler, signal)
  }
}

// A URL resolves these segments even when they are escaped: the request would reach another resource.
const leavesItsPlace = (segment: string): boolean => segment === '' || segment === '.' || segment === '..'

const queryOf = (query: Readonly<Record<string, string>> = {}): string => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}

const common = { credentials: 'same-origin' } as const

const headersOf = (
  { clientId, hostname, ids }: TransportDeps,
  context: CallContext,
  accept?: string,
): Record<string, string> =>
  requestHeaders({ clientId: clientId(), hostname, traceId: context.traceId, spanId: ids.spanId() }, accept)

function requestInit<P extends string, B extends t.Mixed, A extends t.Mixed>(
  deps: TransportDeps,
  endpoint: Endpoint<P, B, A>,
  { body, context, idempotencyKey }: CallRequest<P, B>,
): RequestInit {
  const headers = headersOf(deps, context)
  if (endpoint.idempotent && idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  const init = { ...common, method: endpoint.method, headers }
  if (body === undefined) return init
  headers['Content-Type'] = 'application/json'
  return { ...init, body: JSON.stringify(endpoint.body.encode(body)) }
}

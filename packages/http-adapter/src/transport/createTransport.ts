import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import type { SchedulerLike } from 'rxjs'
import {
  type ApiFailure,
  type CallAddress,
  type CallContext,
  cancelled,
  exceptionFailure,
  notFound,
} from '@booking-dashboard/core/ports'
import { type Endpoint, fillPath, type Method, type PathParams } from '../contract/endpoint.js'
import { exchange, type Fetch, type Read, readText } from './exchange.js'
import { readAnswer } from './readAnswer.js'
import { requestHeaders } from './requestHeaders.js'
import { backOffMs, isWorthRetrying, pause, readRetryAfter } from './retry.js'
import { createServerClock, type ServerClock } from './serverClock.js'
import type { CallRequest, Transport } from './Transport.js'

/** What calls go out through, and what they are signed with. */
export interface TransportDeps {
  readonly fetch: Fetch
  /** Origin of the back end, `''` for the page's own. */
  readonly baseUrl: string
  /** Asked at every request: it may be learnt after the start. */
  readonly clientId: () => string
  readonly hostname: string
  /** Drives time-outs and pauses between attempts. */
  readonly scheduler: SchedulerLike
  /** Milliseconds of a clock that never goes back, whatever time of day it is. */
  readonly monotonicNow: () => number
  /** From 0 to below 1, for the jitter. */
  readonly random: () => number
  /** Whether an answer is of the customer whose session this is; one that is not is never used. */
  readonly owns?: (customerId: string) => boolean
  readonly ids: { /** 16 lower-case hexadecimal digits. */ readonly spanId: () => string }
  /** For each attempt; 30 s by behaviour/contract#d1.5. */
  readonly timeoutMs?: number
  /** Sent with every request, behind the adapter's own, which they cannot replace. */
  readonly headers?: Readonly<Record<string, string>>
  /** Told of every attempt once it has ended. */
  readonly logger?: (attempt: CallAttempt) => void
  /**
   * Tells a broken connection from a mistake in a program, by what `fetch` rejected with. By default all is a broken
   * connection, as it is where `fetch` is the page's own.
   */
  readonly isConnectionError?: (thrown: unknown) => boolean
}

/** One attempt of a call, for a log: no header, no query and no body. */
export interface CallAttempt extends CallAddress {
  /** From 1; a GET has three at most. */
  readonly attempt: number
  /** Milliseconds from the request to the end of the answer. */
  readonly took: number
  /** The HTTP status, or what came in its place. */
  readonly end: number | ApiFailure['kind']
}

/** A transport that sends headers, waits, asks again and decodes as the specification has it. */
export const createTransport = (given: TransportDeps): Transport => {
  const deps = { ...given, headers: withoutOwn(given.headers), serverClock: createServerClock(given.monotonicNow) }
  return {
    call: (endpoint, request) =>
      told(endpoint, request, async () => {
        const init = (): RequestInit => requestInit(deps, endpoint, request)
        const outcome = await send(deps, endpoint, request, init, readText)
        return isLeft(outcome) ? outcome : readAnswer(endpoint, outcome.right)
      }),
    download: (endpoint, request, read) =>
      told(endpoint, request, () => {
        const init = (): RequestInit => ({
          ...common,
          method: endpoint.method,
          headers: headersOf(deps, request.context, '*/*'),
        })
        return send(deps, endpoint, request, init, read)
      }),
  }
}

/** A failure says which call it was. What throws is a request that cannot be built, such as one with half a surrogate pair in its path. */
const told =
  <P extends string, A>(
    endpoint: { readonly method: Method; readonly path: P },
    request: Addressed<P>,
    task: TaskEither<ApiFailure, A>,
  ): TaskEither<ApiFailure, A> =>
  async () => {
    const outcome = await task().catch((thrown: unknown) => left(exceptionFailure(thrown)))
    return isLeft(outcome) ? left({ ...outcome.left, call: addressOf(endpoint, request) }) : outcome
  }

/** Whoever has the key of a download has the download. */
const secretParams = ['key']

function addressOf<P extends string>(
  { method, path }: { readonly method: Method; readonly path: P },
  { params, context: { traceId } }: Addressed<P>,
): CallAddress {
  const known = params as Readonly<Record<string, string>>
  const shown = path.replace(/:(\w+)/g, (part, name: string) =>
    secretParams.includes(name) ? part : (known[name] ?? part),
  )
  return { method, path: shown, traceId }
}

interface Addressed<P extends string> {
  readonly params: PathParams<P>
  readonly query?: Readonly<Record<string, string>>
  readonly context: CallContext
}

/** Says whose answer it is, where somebody is signed in. A back end may leave it out: it is then told by GET /api/customer alone. */
const ownerHeader = 'X-Customer-Id'

/** What a transport is made of, and what it has learnt. */
type Sending = TransportDeps & { readonly serverClock: ServerClock }

/** `init` is asked at every attempt: each is a span of its own, and is sent at a time of its own. */
async function send<P extends string, R extends { readonly status: number }>(
  deps: Sending,
  endpoint: { readonly method: Method; readonly path: P },
  request: Addressed<P>,
  init: () => RequestInit,
  read: Read<R>,
): Promise<Either<ApiFailure, R>> {
  const { method, path } = endpoint
  const { params, query, context } = request
  const { signal } = context
  const { fetch, scheduler, timeoutMs = 30_000, random, isConnectionError = () => true, owns = () => true } = deps
  const limits = { scheduler, timeoutMs, signal, isConnectionError }
  if (Object.values<string>(params).some(leavesItsPlace)) return left(notFound())
  const url = `${deps.baseUrl.replace(/\/+$/, '')}${fillPath(path, params)}${queryOf(query)}`

  for (let attempt = 0; ; attempt++) {
    const begun = scheduler.now()
    let isOther = false
    let askedWaitMs: number | null = null
    const readOwn: Read<R> = (response) => {
      const customerId = response.headers.get(ownerHeader)
      // What outlives a session, such as a payment under way, is nobody else's business.
      const isAsked = customerId !== null && context.lasting !== true && signal?.aborted !== true
      isOther = isAsked && !owns(customerId)
      deps.serverClock.hear(response.headers.get('Date'))
      askedWaitMs = readRetryAfter(response.headers)
      return read(response)
    }
    const outcome = await exchange(fetch, url, init(), limits, readOwn)
    deps.logger?.({
      ...addressOf(endpoint, request),
      attempt: attempt + 1,
      took: scheduler.now() - begun,
      end: isLeft(outcome) ? outcome.left.kind : outcome.right.status,
    })
    if (isOther) return left(cancelled)
    if (!isWorthRetrying(method, attempt, { outcome, askedWaitMs })) return outcome
    await pause(Math.max(askedWaitMs ?? 0, backOffMs(attempt, random)), scheduler, signal)
  }
}

// A URL resolves these segments even when they are escaped: the request would reach another resource.
const leavesItsPlace = (segment: string): boolean => segment === '' || segment === '.' || segment === '..'

const queryOf = (query: Readonly<Record<string, string>> | undefined): string => {
  const text = query === undefined ? '' : new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}

const common = { credentials: 'same-origin' } as const

const headersOf = (
  { clientId, hostname, ids, headers }: TransportDeps,
  context: CallContext,
  accept?: string,
): Record<string, string> => ({
  ...headers,
  ...requestHeaders({ clientId: clientId(), hostname, traceId: context.traceId, spanId: ids.spanId() }, accept),
})

const ownHeaders = [
  'accept',
  'content-type',
  'cookie',
  'idempotency-key',
  'traceparent',
  'x-client-id',
  'x-hostname',
  'x-sent-at',
]
const withoutOwn = (headers: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name.toLowerCase())))

function requestInit<P extends string, B extends t.Mixed, A extends t.Mixed>(
  deps: Sending,
  endpoint: Endpoint<P, B, A>,
  { body, context, idempotencyKey }: CallRequest<P, B>,
): RequestInit {
  const headers = headersOf(deps, context)
  if (endpoint.idempotent && idempotencyKey !== undefined) {
    headers['Idempotency-Key'] = idempotencyKey
    const sentAt = deps.serverClock.now()
    if (sentAt !== null) headers['X-Sent-At'] = new Date(sentAt).toISOString()
  }
  const init = { ...common, method: endpoint.method, headers }
  if (body === undefined) return init
  headers['Content-Type'] = 'application/json'
  return { ...init, body: JSON.stringify(endpoint.body.encode(body)) }
}

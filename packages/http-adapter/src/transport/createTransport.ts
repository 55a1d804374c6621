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
  notFromTheApi,
  type RequestReport,
} from '@booking-dashboard/core/ports'
import { type AnyEndpoint, type Endpoint, fillPath, type Method, type PathParams } from '../contract/endpoint.js'
import { cacheModeOf } from '../contract/revalidation.js'
import { exchange, type Fetch, type Read, readText } from './exchange.js'
import { readAnswer } from './readAnswer.js'
import { requestHeaders } from './requestHeaders.js'
import { backOffMs, isWorthRetrying, pause, readRetryAfter } from './retry.js'
import { createServerClock, type ServerClock } from './serverClock.js'
import type { CallRequest, Transport } from './Transport.js'

/** The dependencies of a transport. */
export interface TransportDeps {
  readonly fetch: Fetch
  /** Origin of the back end, `''` for the page's own. */
  readonly baseUrl: string
  /** Read at every request: the id may be learnt after the start. */
  readonly clientId: () => string
  readonly hostname: string
  /** Drives time-outs and the pauses between attempts. */
  readonly scheduler: SchedulerLike
  /** Milliseconds of a clock that never goes back. */
  readonly monotonicNow: () => number
  /** From 0 to below 1, for the jitter. */
  readonly random: () => number
  /** Whether an answer belongs to the customer of this session. The transport discards an answer that does not. */
  readonly owns?: (customerId: string) => boolean
  readonly ids: { /** 16 lower-case hexadecimal digits. */ readonly spanId: () => string }
  /** For each attempt, unless its context sets a shorter limit; 30 s by behaviour/contract#d1.5. */
  readonly timeoutMs?: number
  /** Sent with every request. They cannot replace the adapter's own headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Called after every attempt. */
  readonly logger?: (attempt: CallAttempt) => void
  /** Called after every attempt with what may be reported of it. */
  readonly onRequest?: (request: RequestReport) => void
  /**
   * Distinguishes a broken connection from a bug by the value that `fetch` rejected with.
   * By default every rejection is a broken connection, which holds for the page's own `fetch`.
   */
  readonly isConnectionError?: (thrown: unknown) => boolean
}

/** One attempt of a call, for a log. It holds no header, query or body. */
export interface CallAttempt extends CallAddress {
  /** Counts from 1. A GET has three at most. */
  readonly attempt: number
  /** Milliseconds from the request to the end of the answer. */
  readonly took: number
  /** The HTTP status, or the kind of failure. */
  readonly end: number | ApiFailure['kind']
}

/** A transport that sends headers, times out, retries and decodes by the specification. */
export const createTransport = (given: TransportDeps): Transport => {
  const deps = { ...given, headers: withoutOwn(given.headers), serverClock: createServerClock(given.monotonicNow) }
  return {
    serverNow: deps.serverClock.now,
    call: (endpoint, request) =>
      answered(endpoint, request, async () => {
        const init = (): RequestInit => requestInit(deps, endpoint, request)
        const outcome = await send(deps, endpoint, request, init, readText)
        return isLeft(outcome) ? outcome : readAnswer(endpoint, outcome.right)
      }),
    download: (endpoint, request, read) =>
      answered(endpoint, request, () => {
        const init = (): RequestInit => ({
          ...commonOf(endpoint),
          headers: headersOf(deps, request.context, '*/*'),
        })
        return send(deps, endpoint, request, init, read)
      }),
  }
}

/**
 * Adds the call to a failure. An exception comes from a request that cannot be built, such as one with half a surrogate
 * pair in its path.
 */
const answered =
  <P extends string, A>(
    endpoint: { readonly method: Method; readonly path: P },
    request: Addressed<P>,
    task: TaskEither<ApiFailure, A>,
  ): TaskEither<ApiFailure, A> =>
  async () => {
    const outcome = await task().catch((thrown: unknown) => left(exceptionFailure(thrown)))
    return isLeft(outcome) ? left({ ...outcome.left, call: addressOf(endpoint, request) }) : outcome
  }

/** The key of a download is enough to download it. */
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

/**
 * Identifies the customer of an answer while somebody is signed in. A back end may omit it; then only GET /api/customer
 * identifies the customer.
 */
const ownerHeader = 'X-Customer-Id'

/** The dependencies of a transport, and the clock that it learns. */
type Sending = TransportDeps & { readonly serverClock: ServerClock }

/** `init` is called for every attempt: each has a span and a sending time of its own. */
async function send<P extends string, R extends { readonly status: number }>(
  deps: Sending,
  endpoint: { readonly method: Method; readonly path: P },
  request: Addressed<P>,
  init: () => RequestInit,
  read: Read<R>,
): Promise<Either<ApiFailure, R>> {
  const { method, path } = endpoint
  const { params, query, context } = request
  const { fetch, scheduler, timeoutMs = 30_000, random, isConnectionError = () => true, owns = () => true } = deps
  const { signal, limitMs = timeoutMs } = context
  const limits = { scheduler, timeoutMs: Math.min(timeoutMs, limitMs), signal, isConnectionError }
  if (Object.values<string>(params).some(leavesItsPlace)) return left(notFound())
  const url = `${deps.baseUrl.replace(/\/+$/, '')}${fillPath(path, params)}${queryOf(query)}`

  for (let attempt = 0; ; attempt++) {
    const begun = scheduler.now()
    let isOther = false
    let askedWaitMs: number | null = null
    const readOwn: Read<R> = (response) => {
      const customerId = response.headers.get(ownerHeader)
      // A call that outlives a session, such as a payment in progress, is not checked.
      const isAsked = customerId !== null && context.lasting !== true && signal?.aborted !== true
      isOther = isAsked && !owns(customerId)
      deps.serverClock.hear(response.headers.get('Date'))
      askedWaitMs = readRetryAfter(response.headers)
      return read(response)
    }
    const outcome = await exchange(fetch, url, init(), limits, readOwn)
    const took = scheduler.now() - begun
    const end = isLeft(outcome) ? outcome.left.kind : outcome.right.status
    deps.logger?.({ ...addressOf(endpoint, request), attempt: attempt + 1, took, end })
    deps.onRequest?.({ method, path, traceId: context.traceId, attempt: attempt + 1, duration: took, end })
    // An answer for another customer ends the session, unless a check has just denied that customer.
    if (isOther && signal?.aborted === true) return left(cancelled('sessionEnded'))
    if (isOther) return isLeft(outcome) ? outcome : left(notFromTheApi(outcome.right.status))
    if (!isWorthRetrying(method, attempt, { outcome, askedWaitMs })) return outcome
    await pause(Math.max(askedWaitMs ?? 0, backOffMs(attempt, random)), scheduler, signal)
  }
}

// A URL resolves these segments even if they are escaped, so the request would reach another resource.
const leavesItsPlace = (segment: string): boolean => segment === '' || segment === '.' || segment === '..'

const queryOf = (query: Readonly<Record<string, string>> | undefined): string => {
  const text = query === undefined ? '' : new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}

const commonOf = (endpoint: Pick<AnyEndpoint, 'method' | 'path'>) =>
  ({ method: endpoint.method, credentials: 'same-origin', cache: cacheModeOf(endpoint) }) as const

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
  const init = { ...commonOf(endpoint), headers }
  if (body === undefined) return init
  headers['Content-Type'] = 'application/json'
  return { ...init, body: JSON.stringify(endpoint.body.encode(body)) }
}

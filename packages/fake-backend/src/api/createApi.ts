import { mayBeRevalidated } from '@booking-dashboard/http-adapter/contract'
import { TrieRouter } from 'hono/router/trie-router'
import { inert } from '../assets/serveText.js'
import { type Run, withFault } from '../faults/withFault.js'
import { codesOf } from '../journal/Journal.js'
import { shownBody, shownPath } from '../journal/shown.js'
import { codes } from '../refusal/codes.js'
import type { Route } from '../routing/Route.js'
import { errorsAnswer, type RouteAnswer } from '../routing/RouteAnswer.js'
import { sessionCustomer } from '../routing/sessions.js'
import { readSessionCookie, sessionCookie } from '../session/sessionRoutes.js'
import type { World } from '../world/World.js'
import { passTime } from '../worlds/passTime.js'
import type { Backstage } from './Backstage.js'
import { entityTag, namesTag } from './entityTag.js'
import { runRoute } from './runRoute.js'
import { TextResponse } from './TextResponse.js'
import type { Latency } from '../FakeBackend.js'
import { createRandom } from '../values/createRandom.js'

/** A broken connection, thrown as the platform's fetch throws it. A server breaks the real connection. */
export class BrokenConnection extends TypeError {
  constructor() {
    super('fetch failed')
  }
}

/** A call of /api, independent of its transport. */
export interface ApiCall {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly text: () => Promise<string>
}

/** Answers every path of /api. Rejects with a BrokenConnection if a fault breaks the connection. */
export type Api = (call: ApiCall) => Promise<Response>

export const createApi = (backstage: Backstage, routes: readonly Route[]): Api => {
  const router = new TrieRouter<Route>()
  for (const route of routes) router.add(route.endpoint.method, route.endpoint.path, route)
  return async (call) => {
    // HEAD gets the answer of GET without its body.
    const [[found]] = router.match(call.method === 'HEAD' ? 'GET' : call.method, call.url.pathname)
    if (found === undefined) return notFound(backstage, call)
    const [route, params] = found
    return serve(backstage, route, call, params)
  }
}

const notFound = ({ journal, world }: Backstage, { method, url }: ApiCall): Response => {
  const end = journal.note({
    at: new Date(world().clock.now()).toISOString(),
    method,
    path: shownPath(url, null),
    operation: null,
    idempotencyKey: null,
    body: null,
    fault: null,
    notes: ['The contract has no such call.'],
  })
  end({ customer: null, status: 404, outcome: 'answered', codes: [] })
  return new Response('404 Not Found', { status: 404, headers: inert })
}

const serve = async (
  backstage: Backstage,
  route: Route,
  call: ApiCall,
  params: Readonly<Record<string, string | number>>,
): Promise<Response> => {
  const { world, faults, journal, wait, jar } = backstage
  const { method, url, headers } = call
  const body = parse(await call.text())
  const problems = route.isLinked === true ? [] : headerProblems(headers)
  const struck = faults.take(route.endpoint, url.pathname)
  const idempotencyKey = headers.get('idempotency-key')
  const end = journal.note({
    at: new Date(world().clock.now()).toISOString(),
    method,
    path: shownPath(url, route.endpoint),
    operation: route.endpoint.operationId,
    idempotencyKey,
    body: body === notJson ? 'not JSON' : shownBody(body),
    fault: struck === null ? null : { id: struck.id, kind: struck.fault.effect.kind },
    notes: problems,
  })
  const cookies: string[] = []
  let isSignedOut = false
  const sessionToken = jar === null ? readSessionCookie(headers) : jar.token
  let token = sessionToken
  const asked = {
    param: (name: string) => decoded(String(params[name] ?? '')),
    query: (name: string) => url.searchParams.get(name),
    hostname: headers.get('x-hostname') ?? '',
    sessionToken,
    idempotencyKey: idempotencyKey ?? '',
    sentAt: headers.get('x-sent-at'),
    setSession: (next: string | null): void => {
      token = next
      isSignedOut = next === null
      cookies.push(sessionCookie(next, isElsewhere(call, backstage.corsOrigins)))
    },
  }
  // The handler is synchronous, so that requests never interleave.
  const run: Run = ({ refusal = null, stale = null } = {}) => {
    passTime(world())
    return (
      whyRefused(world(), backstage.strict ? problems : [], body) ??
      runRoute(route, { ...asked, world: world(), body, refusal, stale })
    )
  }
  const latency = backstage.latency()
  if (latency > 0) await wait(latency)
  const answer = await withFault(struck?.fault.effect ?? null, wait, run)
  // An answer names its customer: the one who is signed in after the call.
  const customer = sessionCustomer(world(), token)?.id ?? null
  if (answer === null) {
    end({ customer, status: null, outcome: 'broken', codes: [] })
    throw new BrokenConnection()
  }
  // A lost answer sets no cookie.
  if (jar !== null && cookies.length > 0) jar.token = token
  const sent = isSignedOut ? withEmptyCache(answer) : revalidated(route, headers, customer, answer)
  end({ customer, status: sent.status, outcome: 'answered', codes: codesOf(answer.body) })
  return responseOf(sent, customer, new Date(world().clock.unmoved()).toUTCString(), cookies)
}

const ofJson = { 'content-type': 'application/json', 'cache-control': 'no-store', ...inert }

/** Nothing that the customer read stays in the browser's cache after a sign-out. */
const withEmptyCache = (answer: RouteAnswer): RouteAnswer => ({
  ...answer,
  headers: { ...ofJson, ...answer.headers, 'clear-site-data': '"cache"' },
})

/** The same answer, or a 304 if the browser already stores it (behaviour/contract#revalidation). */
const revalidated = (
  { endpoint }: Route,
  asked: Headers,
  customer: string | null,
  answer: RouteAnswer,
): RouteAnswer => {
  const { status, body, headers } = answer
  if (status !== 200 || typeof body !== 'string' || !mayBeRevalidated(endpoint)) return answer
  // A 304 would leave another customer's `X-Customer-Id` in the stored answer.
  const tag = entityTag(customer, body)
  const stored = { ...ofJson, ...headers, 'cache-control': 'private, no-cache', etag: tag }
  return namesTag(asked.get('if-none-match'), tag)
    ? { status: 304, body: '', headers: stored }
    : { ...answer, headers: stored }
}

const responseOf = (
  { status, body, headers }: RouteAnswer,
  customer: string | null,
  date: string,
  cookies: readonly string[],
): Response => {
  const init = {
    status,
    headers: {
      ...ofJson,
      date,
      ...headers,
      ...(customer !== null && { 'x-customer-id': customer }),
    },
  }
  const isText = typeof body === 'string' && !bodiless.has(status)
  const response = isText ? new TextResponse(body, init) : new Response(bodiless.has(status) ? null : body, init)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Statuses that the platform allows only without a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

const isElsewhere = ({ headers, url }: ApiCall, origins: readonly string[]): boolean => {
  const origin = headers.get('origin')
  return origin !== null && origins.includes(origin) && new URL(origin).hostname !== url.hostname
}

/** Refuses an invalid request before any route runs. */
const whyRefused = (world: World, problems: readonly string[], body: unknown): RouteAnswer | null => {
  if (problems.length > 0) {
    return errorsAnswer(
      world,
      400,
      problems.map((message) => ({ code: codes.invalidHeader, message })),
    )
  }
  if (body !== notJson) return null
  return errorsAnswer(world, 400, [{ code: codes.invalidBody, message: 'The body is not JSON.' }])
}

const notJson = Symbol('not JSON')

const parse = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

/** An invalid escape stays as it is. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const traceparent = /^[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** Problems with the headers that every call carries (behaviour/contract#d1.3). */
const headerProblems = (headers: Headers): readonly string[] => {
  const problems: string[] = []
  if (!headers.get('x-client-id')) problems.push('X-Client-Id is missing.')
  if (!headers.get('x-hostname')) problems.push('X-Hostname is missing.')
  if (!traceparent.test(headers.get('traceparent') ?? ''))
    problems.push('traceparent is missing or not a W3C trace context.')
  return problems
}

/** The delay of the next answer in milliseconds. The same seed gives the same delays. */
export const latencyOf = (latency: Latency, seed: number): (() => number) => {
  if (typeof latency === 'number') return () => latency
  const random = createRandom(seed)
  return () => Math.round(latency.least + random() * (latency.most - latency.least))
}

import { TrieRouter } from 'hono/router/trie-router'
import { type Run, withFault } from '../faults/withFault.js'
import { codesOf } from '../journal/codesOf.js'
import { shownBody, shownPath } from '../journal/shown.js'
import { readSessionCookie, sessionCookie } from '../session/sessionCookie.js'
import { sessionCustomer } from '../routing/sessions.js'
import { passTime } from '../worlds/passTime.js'
import type { World } from '../world/World.js'
import type { Backstage } from './Backstage.js'
import { codes } from '../refusal/codes.js'
import { errorsAnswer, type RouteAnswer } from '../routing/RouteAnswer.js'
import { headerProblems } from './requiredHeaders.js'
import type { Route } from '../routing/Route.js'
import { runRoute } from './runRoute.js'
import { TextResponse } from './TextResponse.js'

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
  return new Response('404 Not Found', { status: 404 })
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
  end({ customer, status: answer.status, outcome: 'answered', codes: codesOf(answer.body) })
  return responseOf(answer, customer, new Date(world().clock.unmoved()).toUTCString(), cookies)
}

const responseOf = (
  { status, body, headers = { 'content-type': 'application/json' } }: RouteAnswer,
  customer: string | null,
  date: string,
  cookies: readonly string[],
): Response => {
  const init = {
    status,
    headers: { date, ...headers, 'cache-control': 'no-store', ...(customer !== null && { 'x-customer-id': customer }) },
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

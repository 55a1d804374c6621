import type { Context, Hono } from 'hono'
import { withFault } from '../faults/withFault.js'
import { codesOf } from '../journal/codesOf.js'
import { shownBody, shownPath } from '../journal/shown.js'
import { readSessionCookie, sessionCookie } from '../session/sessionCookie.js'
import { sessionCustomer } from '../session/sessions.js'
import { passTime } from '../world/passTime.js'
import type { World } from '../world/World.js'
import type { Backstage } from './Backstage.js'
import { BrokenConnection } from './brokenConnection.js'
import { codes } from './codes.js'
import { errorsAnswer } from './errorsAnswer.js'
import { headerProblems } from './requiredHeaders.js'
import type { Route } from './Route.js'
import type { RouteAnswer } from './RouteAnswer.js'
import { runRoute } from './runRoute.js'

export const mountRoutes = (app: Hono, backstage: Backstage, routes: readonly Route[]): void => {
  for (const route of routes) {
    app.on(route.endpoint.method, route.endpoint.path, (context) => serve(backstage, route, context))
  }
  app.all('/api/*', (context) => {
    const { raw } = context.req
    const end = backstage.journal.note({
      at: new Date(backstage.world().clock.now()).toISOString(),
      method: raw.method,
      path: shownPath(raw.url, null),
      operation: null,
      idempotencyKey: null,
      body: null,
      fault: null,
      notes: ['The contract has no such call.'],
    })
    end({ customer: null, status: 404, outcome: 'answered', codes: [] })
    return context.notFound()
  })
}

const serve = async (backstage: Backstage, route: Route, context: Context): Promise<Response> => {
  const { world, faults, journal, wait } = backstage
  const { raw } = context.req
  const body = parse(await context.req.text())
  const problems = route.isLinked === true ? [] : headerProblems(raw.headers)
  const struck = faults.take(route.endpoint, context.req.path)
  const end = journal.note({
    at: new Date(world().clock.now()).toISOString(),
    method: raw.method,
    path: shownPath(raw.url, route.endpoint),
    operation: route.endpoint.operationId,
    idempotencyKey: raw.headers.get('idempotency-key'),
    body: body === notJson ? 'not JSON' : shownBody(body),
    fault: struck === null ? null : { id: struck.id, kind: struck.fault.effect.kind },
    notes: problems,
  })
  const cookies: string[] = []
  let token = readSessionCookie(raw.headers)
  const setSession = (next: string | null): void => {
    token = next
    cookies.push(sessionCookie(next, isElsewhere(raw, backstage.corsOrigins)))
  }
  // From here to the answer nothing waits, so that no two requests ever mix.
  const run = (refusal?: number): RouteAnswer =>
    answerNow(
      { world: world(), route, context, body, setSession, refusal: refusal ?? null },
      backstage.strict ? problems : [],
    )
  const latency = backstage.latency()
  if (latency > 0) await wait(latency)
  const answer = await withFault(struck?.fault.effect ?? null, wait, run)
  // An answer says whose it is: of whoever is signed in once it is given.
  const customer = sessionCustomer(world(), token)?.id ?? null
  if (answer === null) {
    end({ customer, status: null, outcome: 'broken', codes: [] })
    throw new BrokenConnection()
  }
  end({ customer, status: answer.status, outcome: 'answered', codes: codesOf(answer.body) })
  const response = new Response(bodiless.has(answer.status) ? null : answer.body, {
    status: answer.status,
    headers: { ...(answer.headers ?? { 'content-type': 'application/json' }), 'cache-control': 'no-store' },
  })
  if (customer !== null) response.headers.set('x-customer-id', customer)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Of an answer that the platform makes without a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

const isElsewhere = ({ headers, url }: Request, origins: readonly string[]): boolean => {
  const origin = headers.get('origin')
  return origin !== null && origins.includes(origin) && new URL(origin).hostname !== new URL(url).hostname
}

interface Asked {
  readonly world: World
  readonly route: Route
  readonly context: Context
  readonly body: unknown
  readonly setSession: (token: string | null) => void
  readonly refusal: number | null
}

const answerNow = (
  { world, route, context, body, setSession, refusal }: Asked,
  problems: readonly string[],
): RouteAnswer => {
  const { headers } = context.req.raw
  passTime(world)
  if (problems.length > 0) {
    return errorsAnswer(
      world,
      400,
      problems.map((message) => ({ code: codes.invalidHeader, message })),
    )
  }
  if (body === notJson) {
    return errorsAnswer(world, 400, [{ code: codes.invalidBody, message: 'The body is not JSON.' }])
  }
  const incoming = {
    world,
    body,
    refusal,
    param: (name: string) => context.req.param(name) ?? '',
    query: (name: string) => context.req.query(name) ?? null,
    hostname: headers.get('x-hostname') ?? '',
    sessionToken: readSessionCookie(headers),
    idempotencyKey: headers.get('idempotency-key') ?? '',
    setSession,
  }
  return runRoute(route, incoming)
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

import type { Context, Hono } from 'hono'
import { withFault } from '../faults/withFault.js'
import { readSessionCookie, sessionCookie } from '../session/sessionCookie.js'
import { sessionCustomer } from '../session/sessions.js'
import { passTime } from '../world/passTime.js'
import type { Backstage } from './Backstage.js'
import { brokenConnection } from './brokenConnection.js'
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
}

const serve = async (backstage: Backstage, route: Route, context: Context): Promise<Response> => {
  const rawBody = await context.req.text()
  const cookies: string[] = []
  let token = readSessionCookie(context.req.raw.headers)
  const setSession = (next: string | null): void => {
    token = next
    cookies.push(sessionCookie(next))
  }
  // From here to the answer nothing waits, so that no two requests ever mix.
  const run = (refusal?: number): RouteAnswer =>
    answerNow(backstage, route, context, rawBody, setSession, refusal ?? null)
  const effect = backstage.faults.take(route.endpoint, context.req.path)
  const answer = await withFault(effect, backstage.wait, run)
  if (answer === null) return brokenConnection()
  const response = new Response(answer.body, {
    status: answer.status,
    headers: { ...(answer.headers ?? { 'content-type': 'application/json' }), 'cache-control': 'no-store' },
  })
  // An answer says whose it is: of whoever is signed in once it is given.
  const customer = sessionCustomer(backstage.world(), token)
  if (customer !== null) response.headers.set('x-customer-id', customer.id)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const answerNow = (
  backstage: Backstage,
  route: Route,
  context: Context,
  rawBody: string,
  setSession: (token: string | null) => void,
  refusal: number | null,
): RouteAnswer => {
  const world = backstage.world()
  const { headers } = context.req.raw
  passTime(world)
  const problems = route.isLinked === true ? [] : headerProblems(headers)
  if (problems.length > 0) return errorsAnswer(world, 400, problems)
  const body = parse(rawBody)
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

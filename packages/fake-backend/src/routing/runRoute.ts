import { sessionCustomer } from '../session/sessions.js'
import type { World } from '../world/World.js'
import { codes } from './codes.js'
import { onceByKey } from './onceByKey.js'
import { errorsAnswer } from './errorsAnswer.js'
import { Refusal } from './Refusal.js'
import type { Incoming, Route } from './Route.js'
import { answerOf, type RouteAnswer } from './RouteAnswer.js'

/** Runs a route; keeps the answer by its key where the endpoint moves money or completes a basket. */
export const runRoute = (route: Route, incoming: Incoming, rawBody: string): RouteAnswer => {
  const { world, idempotencyKey: key, sessionToken } = incoming
  const run = (): RouteAnswer => refusalsAnswered(world, () => answerOf(200, route.answer(incoming)))
  if (route.endpoint.idempotent !== true) return run()
  return refusalsAnswered(world, () => {
    const owner = sessionCustomer(world, sessionToken)?.id
    if (owner === undefined) return run()
    if (!uuid.test(key)) {
      throw new Refusal(400, [{ code: codes.invalidRequest, message: 'Idempotency-Key has to be a UUID.' }])
    }
    const path = route.endpoint.path.replace(/:(\w+)/g, (_, name: string) => incoming.param(name))
    return onceByKey(world, `${owner} ${key}`, `${route.endpoint.method} ${path} ${rawBody}`, run)
  })
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

const refusalsAnswered = (world: World, run: () => RouteAnswer): RouteAnswer => {
  try {
    return run()
  } catch (thrown) {
    if (thrown instanceof Refusal) return errorsAnswer(world, thrown.status, thrown.errors)
    throw thrown
  }
}

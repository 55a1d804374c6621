import { answerAgain } from '../payment/paymentAnswer.js'
import { type Begun, underWay } from '../records/onceByKey.js'
import { codes } from '../refusal/codes.js'
import { Refusal, refuse } from '../refusal/Refusal.js'
import type { Incoming, Route } from '../routing/Route.js'
import { answerOf, errorsAnswer, type RouteAnswer } from '../routing/RouteAnswer.js'
import { sessionCustomer } from '../routing/sessions.js'
import { minutes } from '../values/calendar.js'
import type { World } from '../world/World.js'

/**
 * Runs a route. An endpoint that moves money or completes a basket runs once for each key.
 * A repeated key is answered with the state of what it began, whatever else the request contains.
 */
export const runRoute = (route: Route, incoming: Omit<Incoming, 'begun'>): RouteAnswer => {
  const { world, idempotencyKey, sentAt, sessionToken } = incoming
  const { operationId, idempotent } = route.endpoint
  return refusalsAnswered(world, () => {
    const owner = sessionCustomer(world, sessionToken)?.id
    if (idempotent !== true || owner === undefined)
      return answerOf(200, route.answer({ ...incoming, begun: () => undefined }))
    if (!uuid.test(idempotencyKey)) {
      throw new Refusal(400, [{ code: codes.invalidKey, message: 'Idempotency-Key has to be a UUID.' }])
    }
    const key = `${owner} ${idempotencyKey}`
    const known = world.keyedAttempts.get(key)
    if (known?.operationId === operationId) return answerOf(200, answerAgain(known.begun))
    if (known !== undefined) return underWay()
    checkAge(world, sentAt)
    const begun = (what: Begun): void => void world.keyedAttempts.set(key, { operationId, begun: what })
    return answerOf(200, route.answer({ ...incoming, begun }))
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

/**
 * The back end accepts a request for this long after its sending. Later a page may state that the request can no longer
 * take effect (behaviour/promises#d7.10f).
 */
const requestWindow = minutes(25)

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/** Refuses a request that is too old to begin anything. Its key stays unused. */
const checkAge = ({ clock }: World, sentAt: string | null): void => {
  if (sentAt === null) return
  const sent = rfc3339.test(sentAt) ? Date.parse(sentAt) : Number.NaN
  if (Number.isNaN(sent))
    throw new Refusal(400, [{ code: codes.invalidHeader, message: 'X-Sent-At has to be an instant of RFC 3339.' }])
  if (clock.unmoved() - sent > requestWindow)
    refuse(codes.invalidRequest, 'This request was sent more than 25 minutes ago, and nothing was begun.')
}

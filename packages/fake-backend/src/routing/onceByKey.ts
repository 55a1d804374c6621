import { answerOf, type RouteAnswer } from './RouteAnswer.js'
import { Refusal } from './Refusal.js'

/** What was begun with an Idempotency-Key. */
export interface KeyedAttempt {
  readonly operationId: string
  /** The body that tells how it ended, or throws the refusal that it ended in; throws `underWay` before. */
  readonly answer: () => unknown
}

/** HTTP 409 without a code: what was begun with this key has not ended, and this answer says nothing of it. */
export const underWay = (): never => {
  throw new Refusal(409, [])
}

/** Who has begun something with a key is told how that stands, whatever else the request says. Otherwise `run` may begin something. */
export const onceByKey = (
  attempts: ReadonlyMap<string, KeyedAttempt>,
  key: string,
  operationId: string,
  run: () => RouteAnswer,
): RouteAnswer => {
  const attempt = attempts.get(key)
  if (attempt === undefined) return run()
  return attempt.operationId === operationId ? answerOf(200, attempt.answer()) : underWay()
}

import type { World } from '../world/World.js'
import { codes } from './codes.js'
import type { RouteAnswer } from './RouteAnswer.js'
import { Refusal } from './Refusal.js'

/** Same key and same request: the same answer, byte for byte. Same key and another request: refused. */
export const onceByKey = (world: World, key: string, fingerprint: string, run: () => RouteAnswer): RouteAnswer => {
  const kept = world.keptAnswers.get(key)
  if (kept === undefined) {
    const answer = run()
    // Who is not signed in, and what cannot be read, has not begun anything yet.
    if (answer.status < 400) world.keptAnswers.set(key, { fingerprint, answer })
    return answer
  }
  if (kept.fingerprint === fingerprint) return kept.answer
  throw new Refusal(409, [{ code: codes.invalidRequest, message: 'This Idempotency-Key was used for another request.' }])
}

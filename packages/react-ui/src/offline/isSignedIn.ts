import { defaultClientId } from '@booking-dashboard/core/composition'
import type { ApiFailure } from '@booking-dashboard/core/ports'
import { createHttpSessionApi, createTransport, randomHex } from '@booking-dashboard/http-adapter'
import { isLeft } from 'fp-ts/lib/Either.js'
import { asyncScheduler } from 'rxjs'
import { apiFetch } from '../document/apiFetch'

/** Milliseconds. A network that answers the session check later counts as none, as does a page in its place. */
const patience = 5000

const isAway = (failure: ApiFailure): boolean => ['network', 'timeout', 'notFromTheApi'].includes(failure.kind)

const session = createHttpSessionApi(
  createTransport({
    fetch: apiFetch(document),
    baseUrl: '',
    hostname: location.hostname,
    random: Math.random,
    monotonicNow: () => performance.now(),
    ids: { spanId: () => randomHex(8) },
    scheduler: asyncScheduler,
    clientId: () => defaultClientId,
  }),
)

/** Sends the same session check as every start; null without a network. */
export const isSignedIn = async (): Promise<boolean | null> => {
  if (!navigator.onLine) return null
  const answer = await session.check({ traceId: randomHex(16), limitMs: patience })()
  if (isLeft(answer)) return isAway(answer.left) ? null : false
  return answer.right.authenticated
}

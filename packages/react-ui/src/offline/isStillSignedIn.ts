import { defaultClientId } from '@booking-dashboard/core'
import { createHttpSessionApi, createTransport, randomHex } from '@booking-dashboard/http-adapter'
import { isLeft } from 'fp-ts/lib/Either.js'
import { asyncScheduler } from 'rxjs'

/** Asks the back end as every start does; null where it could not be asked. */
export const isStillSignedIn = async (): Promise<boolean | null> => {
  const session = createHttpSessionApi(
    createTransport({
      fetch: (url, init) => fetch(url, init),
      baseUrl: '',
      hostname: location.hostname,
      random: Math.random,
      ids: { spanId: () => randomHex(8) },
      scheduler: asyncScheduler,
      clientId: () => defaultClientId,
    }),
  )
  const answer = await session.check({ traceId: randomHex(16) })()
  return isLeft(answer) ? null : answer.right.authenticated
}

import type { Behavior, SessionState } from '@booking-dashboard/core'
import { onFirstUse } from '../loading/loadPart'

/**
 * Starts the service worker for a customer who has signed in, once the page rests. A page that is opened without a
 * network is then our own.
 */
export const startAtRest = (
  session$: Behavior<SessionState>,
  rested: () => Promise<void>,
  start: () => Promise<unknown>,
): void => {
  const startOnce = onFirstUse<unknown>(async () => {
    await rested()
    return start()
  }, null)
  session$.subscribe(({ kind }) => void (kind === 'signedIn' && startOnce()))
}

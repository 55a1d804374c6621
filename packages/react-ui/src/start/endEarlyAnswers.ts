import type { Behavior, SessionState } from '@booking-dashboard/core'
import type { EarlyAnswers } from '@booking-dashboard/http-adapter'

/** Milliseconds after which an early answer that the first page did not use is dropped. */
const unwantedAfter = 30_000

/**
 * Drops early answers when the signed-in customer changes, and after a time limit: a sign-out in another tab ends them
 * too.
 */
export const endEarlyAnswers = (session$: Behavior<SessionState>, { drop }: EarlyAnswers): void => {
  session$.subscribe(({ kind }) => {
    if (kind === 'signedOut') drop()
  })
  setTimeout(drop, unwantedAfter)
}

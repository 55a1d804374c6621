import type { Behavior, SessionState } from '@booking-dashboard/core'
import type { EarlyAnswers } from '@booking-dashboard/http-adapter'

/** Milliseconds after which an early answer that the first page did not use is dropped. */
const unwantedAfter = 30_000

/** Drops early answers on a sign-out, even one in another tab, and after a time limit. */
export const endEarlyAnswers = (session$: Behavior<SessionState>, { drop }: EarlyAnswers): void => {
  session$.subscribe(({ kind }) => {
    if (kind === 'signedOut') drop()
  })
  setTimeout(drop, unwantedAfter)
}

import type { Behavior, SessionState } from '@booking-dashboard/core'
import type { EarlyAnswers } from '@booking-dashboard/http-adapter'

/** What the first page did not want; milliseconds. */
const unwantedAfter = 30_000

/** Answers for the one who was signed in are for nobody else, and not for ever: a sign-out in another tab ends them too. */
export const endEarlyAnswers = (session$: Behavior<SessionState>, { drop }: EarlyAnswers): void => {
  session$.subscribe(({ kind }) => {
    if (kind === 'signedOut') drop()
  })
  setTimeout(drop, unwantedAfter)
}

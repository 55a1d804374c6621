import type { Behavior, SessionState } from '@booking-dashboard/core'

const key = 'booking-dashboard/signed-in'

/**
 * Whether this browser was signed in on its last visit. If not, nothing of a customer is requested before the session
 * check. Storage may be refused.
 */
export const wasSignedIn = (): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export const rememberSignedIn = (session$: Behavior<SessionState>): void => {
  session$.subscribe(({ kind }) => {
    try {
      if (kind === 'signedIn') localStorage.setItem(key, '1')
      if (kind === 'signedOut') localStorage.removeItem(key)
    } catch {
      // Refused storage only costs time.
    }
  })
}

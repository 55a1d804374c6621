import type { Behavior } from '../reactive/Behavior.js'
import type { SessionState } from '../session/SessionState.js'
import type { CustomerFeature } from './CustomerFeature.js'

/**
 * Customer and required details reload after login success (specification 1, §4): a sign-in, a check that finds one, and
 * a change of password. Whoever must change the password first sees no page that needs them, and may have no session yet
 * that could ask for them. Returns how to stop.
 */
export const loadAtSignIn = (
  session$: Behavior<SessionState>,
  customer: Pick<CustomerFeature, 'load' | 'loadRequiredData'>,
): (() => void) => {
  const watching = session$.subscribe((state) => {
    if (state.kind !== 'signedIn' || state.resetRequired || state.renewedElsewhere) return
    void customer.load()
    void customer.loadRequiredData()
  })
  return () => watching.unsubscribe()
}

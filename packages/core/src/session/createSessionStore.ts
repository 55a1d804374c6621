import type { SchedulerLike, Subscription } from 'rxjs'
import { type Behavior, createState } from '../reactive/Behavior.js'
import type { SessionScope } from './SessionScope.js'
import { sessionLength, type SessionState } from './SessionState.js'

export interface SessionStore {
  readonly state$: Behavior<SessionState>
  readonly set: (next: SessionState) => void
  /** Forgets everything of the session; the back end is not asked. */
  readonly revoke: (how?: 'byCustomer') => void
  /** Called each time 30 minutes have passed since a sign-in. */
  readonly onLapse: (listener: () => void) => void
  readonly dispose: () => void
}

export const createSessionStore = (scheduler: SchedulerLike, scope: SessionScope): SessionStore => {
  const state = createState<SessionState>({ kind: 'unknown' })
  let lapse: Subscription | null = null
  let onLapse = (): void => undefined

  const set = (next: SessionState): void => {
    lapse?.unsubscribe()
    lapse = next.kind === 'signedIn' ? scheduler.schedule(() => onLapse(), sessionLength) : null
    state.set(next)
  }
  return {
    state$: state.state$,
    set,
    revoke: (how) => {
      scope.end()
      set({ kind: 'signedOut', failure: null, chosen: how === 'byCustomer' })
    },
    onLapse: (listener) => {
      onLapse = listener
    },
    dispose: () => lapse?.unsubscribe(),
  }
}

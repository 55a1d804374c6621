import { type Navigation, needsSignIn, type Path, paths, toOwnPath } from '../navigation/paths.js'
import type { Behavior } from '../reactive/Behavior.js'
import { admission, mustChangePassword, type SessionState } from './SessionState.js'

export interface GateDeps {
  readonly state$: Behavior<SessionState>
  readonly navigation: Navigation
}

const doors: readonly string[] = [paths.login, paths.resetPassword]

/**
 * Navigates as a session begins and ends (behaviour/screens#1.2), for a host without a router. A page that needs a
 * sign-in leads to /login, and back after the sign-in. Returns a function that stops it.
 */
export const guardGate = ({ state$, navigation }: GateDeps): (() => void) => {
  let wanted: Path = paths.bookings
  const whereTo = (state: SessionState, current: Path): Path | null => {
    const is = admission(state)
    const [pathname = ''] = current.split(/[?#]/)
    if (is === 'signIn' && needsSignIn(pathname)) {
      wanted = state.kind === 'signedOut' && state.chosen ? paths.bookings : current
      return paths.login
    }
    if (is === 'refuse' && needsSignIn(pathname)) return paths.unauthorised
    if (mustChangePassword(is, pathname) || (is === 'changePassword' && pathname === paths.login))
      return paths.changePassword
    return is === 'admit' && doors.includes(pathname) ? wanted : null
  }
  const following = state$.subscribe((state) => {
    const to = whereTo(state, toOwnPath(navigation.current()) ?? paths.bookings)
    if (to !== null) navigation.goTo(to)
  })
  return () => following.unsubscribe()
}

import { type Navigation, needsSignIn, type Path, pathnameOf, paths, toOwnPath } from '../navigation/paths.js'
import { type Behavior, createState } from '../reactive/Behavior.js'
import type { SchedulerLike, Subscription } from 'rxjs'
import { minutes } from '../environment/time.js'
import type { Failure } from '../failure/Failure.js'
import type { Lifetime } from '../reactive/Lifetime.js'

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
    const pathname = pathnameOf(current)
    switch (admission(state)) {
      case 'wait':
        return null
      case 'signIn':
        if (!needsSignIn(pathname)) return null
        wanted = state.kind === 'signedOut' && state.chosen ? paths.bookings : current
        return paths.login
      case 'refuse':
        return needsSignIn(pathname) ? paths.unauthorised : null
      case 'changePassword':
        return pathname === paths.changePassword ? null : paths.changePassword
      case 'admit':
        return doors.includes(pathname) ? wanted : null
    }
  }
  const following = state$.subscribe((state) => {
    const to = whereTo(state, toOwnPath(navigation.current()) ?? paths.bookings)
    if (to !== null) navigation.goTo(to)
  })
  return () => following.unsubscribe()
}

export interface SignedIn {
  readonly kind: 'signedIn'
  /** Milliseconds since the epoch. */
  readonly since: number
  readonly resetRequired: boolean
  /** The e-mail of a sign-in on this page; null if the back end remembered the session. */
  readonly email: string | null
  /** Another tab checked the session, so the 30 minutes start again; nothing has to load. */
  readonly renewedElsewhere?: true
}

/** A session check without an answer repeats until an answer comes (behaviour/session#d8.3). */
export interface Outage {
  readonly failure: Failure
  /** The number of attempts without an answer. */
  readonly attempts: number
  /** The next attempt is running. */
  readonly isAsking: boolean
}

/** Login state (behaviour/session#1.4). */
export type SessionState =
  | { readonly kind: 'unknown' }
  /**
   * `previous` is the sign-in whose 30 minutes ended; its screen stays meanwhile. `outage` is present once an attempt
   * had no answer.
   */
  | { readonly kind: 'checking'; readonly previous: SignedIn | null; readonly outage?: Outage }
  /**
   * `chosen`: the customer signed out; otherwise the next sign-in returns to the page that was shown. `refused`: the
   * check was answered with a 403.
   */
  | { readonly kind: 'signedOut'; readonly failure: Failure | null; readonly chosen: boolean; readonly refused?: true }
  | { readonly kind: 'signingIn'; readonly email: string }
  | SignedIn

/** See behaviour/session#1.9. */
export const sessionLength = minutes(30)

/** Signed in only while authenticated and fewer than 30 minutes after the login (behaviour/session#1.4). */
export const isSignedIn = (state: SessionState, now: number): state is SignedIn =>
  state.kind === 'signedIn' && now - state.since < sessionLength

/** What the route gate does with a page that needs a sign-in (behaviour/session#1.2). */
export type Admission = 'wait' | 'admit' | 'signIn' | 'changePassword' | 'refuse'

export const admission = (state: SessionState): Admission => {
  switch (state.kind) {
    case 'unknown':
    case 'checking':
      return 'wait'
    case 'signingIn':
      return 'signIn'
    case 'signedOut':
      return state.refused === true ? 'refuse' : 'signIn'
    case 'signedIn':
      return state.resetRequired ? 'changePassword' : 'admit'
  }
}

/** Whether somebody is signed in, for a page that needs no sign-in. */
export type Presence = 'unknown' | 'signedOut' | 'signedIn'

/** While a session is checked again, its customer still counts as signed in. */
export const presence = (state: SessionState): Presence => {
  if (state.kind === 'checking') return state.previous === null ? 'unknown' : 'signedIn'
  return state.kind === 'signingIn' ? 'signedOut' : state.kind
}

const exempt: readonly string[] = [paths.login, paths.changePassword]

/**
 * If a reset is required, any page except /login and /changepassword leads to /changepassword
 * (behaviour/session#1.2).
 */
export const mustChangePassword = (is: Admission, pathname: string): boolean =>
  is === 'changePassword' && !exempt.includes(pathname)

export interface SessionStore {
  readonly state$: Behavior<SessionState>
  readonly set: (next: SessionState) => void
  /** Forgets the session without a request to the back end. */
  readonly revoke: (how?: 'byCustomer') => void
  /** Calls the listener each time 30 minutes have passed since a sign-in. */
  readonly onExpiry: (listener: () => void) => void
  readonly dispose: () => void
}

export const createSessionStore = (scheduler: SchedulerLike, scope: Lifetime): SessionStore => {
  const state = createState<SessionState>({ kind: 'unknown' })
  let expire: Subscription | null = null
  let onExpiry = (): void => undefined

  const set = (next: SessionState): void => {
    expire?.unsubscribe()
    expire = next.kind === 'signedIn' ? scheduler.schedule(() => onExpiry(), sessionLength) : null
    // A back end may still know the session. Nothing of the customer is read until somebody signs in.
    scope.admit(presence(next) !== 'signedOut')
    state.set(next)
  }
  return {
    state$: state.state$,
    set,
    revoke: (how) => {
      scope.end()
      set({ kind: 'signedOut', failure: null, chosen: how === 'byCustomer' })
    },
    onExpiry: (listener) => {
      onExpiry = listener
    },
    dispose: () => expire?.unsubscribe(),
  }
}

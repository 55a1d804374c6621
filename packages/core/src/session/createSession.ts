import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Clock } from '../environment/Clock.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { type ApiFailure, serverFailure } from '../failure/ApiFailure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { VisitorTexts } from '../messages/visitorTexts.js'
import type { Navigation } from '../navigation/Navigation.js'
import { paths } from '../navigation/paths.js'
import { select } from '../reactive/Behavior.js'
import type { SessionStore } from './createSessionStore.js'
import type { Credentials, SessionApi, SessionCheck } from './SessionApi.js'
import type { SessionFeature } from './SessionFeature.js'
import type { SessionChannel } from './SessionChannel.js'
import type { SessionScope } from './SessionScope.js'
import { admission, type SignedIn } from './SessionState.js'

export interface SessionDeps {
  readonly api: SessionApi
  readonly store: SessionStore
  readonly scope: SessionScope
  readonly channel: SessionChannel
  readonly clock: Clock
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly texts: VisitorTexts
  readonly onFailure: (failure: Failure) => void
}

type Outcome = Either<Failure, void>
const done: Outcome = right(undefined)

/** A login answer with this code marks the password as needing reset (specification 1, §4). */
const passwordResetRequired = '15000060'
const accountNotFound = '15000010'

/** A 401 at login is an answer about the credentials: there is no session yet that could be over. */
const refusedLogin = (cause: ApiFailure): ApiFailure => {
  if (cause.kind !== 'unauthorised') return cause
  const [first = { code: accountNotFound, message: null }, ...others] = cause.errors
  return serverFailure([first, ...others])
}

export const createSession = (deps: SessionDeps): SessionFeature => {
  const { api, store, scope, clock, messages, texts } = deps
  let checking: Promise<Outcome> | null = null
  let signingOut: Promise<Outcome> | null = null

  const enter = (check: SessionCheck, email: string | null): void =>
    store.set({ kind: 'signedIn', since: clock.now(), resetRequired: check.resetRequired, email })

  const stayOut = (failure: Failure): Outcome => {
    store.set({ kind: 'signedOut', failure, chosen: false })
    deps.onFailure(failure)
    return left(failure)
  }

  const lapsed = (previous: SignedIn | null): void => {
    store.revoke()
    if (previous !== null) messages.toast('info', texts.failure.sessionExpired)
  }

  const runCheck = async (): Promise<Outcome> => {
    const before = store.state$.value
    const previous = before.kind === 'signedIn' ? before : null
    store.set({ kind: 'checking', previous })
    const answer = await api.check(scope.context())()
    checking = null
    // Signed out or revoked meanwhile: that stands.
    if (store.state$.value.kind !== 'checking') return done
    if (isLeft(answer)) {
      if (previous !== null) scope.end()
      return stayOut(failedAt('authenticationCheck')(answer.left))
    }
    if (answer.right.authenticated) enter(answer.right, previous?.email ?? null)
    else lapsed(previous)
    return done
  }
  const check = (): Promise<Outcome> => (checking ??= runCheck())
  store.onLapse(() => void check())

  const signIn = async (credentials: Credentials): Promise<Outcome> => {
    const email = credentials.email.trim()
    // Nothing of an earlier sign-in is there for the next one.
    scope.end()
    store.set({ kind: 'signingIn', email })
    const answer = await api.login({ email, password: credentials.password.trim() }, scope.context())()
    if (isLeft(answer)) {
      const cause = refusedLogin(answer.left)
      const mustReset = cause.kind === 'server' && cause.errors.some((error) => error.code === passwordResetRequired)
      if (!mustReset) return stayOut(failedAt('login')(cause))
      enter({ authenticated: true, resetRequired: true }, email)
      return done
    }
    if (!answer.right.authenticated) {
      return stayOut(failedAt('login')(serverFailure([{ code: accountNotFound, message: null }])))
    }
    enter(answer.right, email)
    return done
  }

  const runSignOut = async (): Promise<Outcome> => {
    const answer = await api.logout(scope.lastingContext())()
    signingOut = null
    if (isLeft(answer) && answer.left.kind !== 'unauthorised') {
      const failure = failedAt('logout')(answer.left)
      deps.onFailure(failure)
      return left(failure)
    }
    messages.clear()
    store.revoke('byCustomer')
    deps.channel.announceSignOut()
    deps.navigation.goTo(paths.login)
    messages.toast('success', texts.session.signedOut)
    return done
  }
  const signOut = (): Promise<Outcome> => (signingOut ??= runSignOut())

  return {
    state$: store.state$,
    admission$: select(store.state$, admission),
    check,
    // A second press while one runs is ignored (specification 1, §5).
    signIn: (credentials) => async () => (store.state$.value.kind === 'signingIn' ? done : signIn(credentials)),
    askToSignOut: () =>
      messages.prompt({
        type: 'info',
        header: texts.session.signOutHeader,
        message: texts.session.signOutQuestion,
        listed: false,
        required: false,
        actions: [
          { label: texts.session.signOut, emphasis: 'primary', run: () => void signOut() },
          { label: texts.session.cancel, emphasis: 'secondary' },
        ],
      }),
    signOut,
  }
}

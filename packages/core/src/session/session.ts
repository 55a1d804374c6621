import { minutes, seconds } from '../environment/time.js'
import { isLeft } from 'fp-ts/lib/Either.js'
import { NEVER, type SchedulerLike } from 'rxjs'
import {
  type ApiFailure,
  cancelled,
  type Cancelled,
  cancelledBy,
  changeFailedAt,
  failedAt,
  type Failed,
  failedEnd,
  type Failure,
  isUnanswered,
  type Operation,
  serverFailure,
} from '../failure/Failure.js'
import { cleanEmail } from '../environment/typedText.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { SignInTexts } from './sessionTexts.js'
import { type Navigation, pathnameOf, paths } from '../navigation/paths.js'
import { type Behavior, select, type State } from '../reactive/Behavior.js'
import { exhaust } from '../reactive/concurrency.js'
import {
  type Admission,
  admission,
  isSignedIn,
  mustChangePassword,
  type Presence,
  presence,
  type SessionState,
  type SessionStore,
  type SignedIn,
} from './SessionState.js'
import type { Credentials, SessionApi, SessionCheck } from './SessionApi.js'
import { createOutages, limitOf, type SessionOutage } from './outages.js'
import type { SessionChannel, SessionOwner } from './sessionElsewhere.js'
import { isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { Drafts } from './Drafts.js'
import { createSignInForm, type SignInEnd, type SignInForm, signInProblems } from './signInForm.js'

/** How a check of the session ended. */
export type CheckEnd =
  | { readonly kind: 'signedIn' | 'resetRequired' | 'signedOut' }
  | Cancelled
  /** Nobody answered, and the check repeats by itself; or the back end refused the check. */
  | Failed

/** The end of a sign-out. */
export type SignOutEnd = { readonly kind: 'signedOut' } | Failed | Cancelled

/** Who is signed in (behaviour/session#1.4). */
export interface Session {
  readonly state$: Behavior<SessionState>
  readonly admission$: Behavior<Admission>
  readonly presence$: Behavior<Presence>
  /** The 30 minutes are over and a check is running; the screen does not change meanwhile. */
  readonly isRechecking$: Behavior<boolean>
  /** The loader's message once a check has had no answer for 10 s; null before that, and after an answer. */
  readonly outage$: Behavior<SessionOutage | null>
  /** The customer signed out by choice, so the next sign-in starts at the bookings list. */
  readonly signedOutByCustomer$: Behavior<boolean>
  /**
   * If a reset is required, any page except /login and /changepassword leads to /changepassword
   * (behaviour/session#1.2).
   */
  readonly mustChangePassword: (pathname: string) => boolean
  /** What /login shows. */
  readonly form: SignInForm
  /**
   * Asks the back end who is signed in: at the start, and after 30 minutes. Without an answer it ends as failed, and
   * repeats after growing pauses until an answer comes (behaviour/session#d8.3). Another call repeats it at once.
   */
  readonly check: () => Promise<CheckEnd>
  /** Checks if the 30 minutes are over: while a device sleeps, no timer runs. For a page that is shown again. */
  readonly checkIfDue: () => void
  /** Forgets the session, then checks: somebody else may be signed in now. */
  readonly checkAnew: () => Promise<CheckEnd>
  /**
   * A second call during a sign-in gets the result of the first; e-mail and password are trimmed
   * (behaviour/session#1.5).
   */
  readonly signIn: (credentials: Credentials) => Promise<SignInEnd>
  /**
   * Asks first: 'You are about to sign out. Do you want to continue?' The prompt names what is unfinished, such as a
   * payment, and the booking that this device stores.
   */
  readonly askToSignOut: () => Promise<void>
  readonly signOut: () => Promise<SignOutEnd>
  /** Sentences about what the customer started and has not finished, such as a payment. */
  readonly unfinished$: Behavior<readonly string[]>
  /** Stops listening to other tabs. */
  readonly dispose: () => void
}

export interface SessionDeps {
  readonly api: SessionApi
  readonly store: SessionStore
  readonly scope: Lifetime
  readonly channel: SessionChannel
  readonly owner: SessionOwner
  readonly scheduler: SchedulerLike
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly texts: SignInTexts
  readonly drafts: Pick<Drafts, 'holdAny'>
  /** Null until the back end has answered a call of the signed-in customer. */
  readonly customerId: Pick<State<string | null>, 'state$'>
  /** Sentences about what the customer started and has not finished. */
  readonly unfinished: ReadonlySet<() => readonly string[]>
  /** Changes when they may have changed. */
  readonly newsOf: Pick<State<unknown>, 'state$'>
  /** The name of the booking that this device stores for offline reading. Null if there is none. */
  readonly storedBookingName: () => Promise<string | null>
  readonly onFailure: (failure: Failure) => void
}

/** A login answer with this code marks the password as needing reset (behaviour/session#1.4). */
const passwordResetRequired = '15000060'
const accountNotFound = serverFailure([{ code: '15000010', message: null }])

/** How long the question before a sign-out waits for the device. */
const longestReading = seconds(1)

/** How long an answer for another customer asks for no second check. It counts as failed. */
const betweenOwners = minutes(1)

const mustReset = (cause: ApiFailure): boolean =>
  'errors' in cause && cause.errors.some(({ code }) => code === passwordResetRequired)

export const createSession = (deps: SessionDeps): Session => {
  const { api, store, scope, scheduler, messages, navigation, channel, texts } = deps
  const forever = { ended$: NEVER }
  const unfinished = (): readonly string[] => [...deps.unfinished].flatMap((sentences) => sentences())
  const checkOnce = exhaust<CheckEnd>(scope)
  const signInOnce = exhaust<SignInEnd>(forever)
  const signOutOnce = exhaust<SignOutEnd>(forever)
  const askOnce = exhaust<void>(forever)

  const enter = ({ resetRequired }: SessionCheck, email: string | null): 'signedIn' | 'resetRequired' => {
    store.set({ kind: 'signedIn', since: scheduler.now(), resetRequired, email })
    return resetRequired ? 'resetRequired' : 'signedIn'
  }
  const stayOut = (failure: Failure): Failure => {
    const isRefused = failure.operation === 'authenticationCheck' && failure.cause.kind === 'forbidden'
    store.set({ kind: 'signedOut', failure, chosen: false, ...(isRefused && { refused: true }) })
    deps.onFailure(failure)
    return failure
  }
  /** The dashboard was disposed of, so no request is sent. */
  const refuse = (operation: Operation): Cancelled => {
    const disposed = cancelled('disposed')
    stayOut(failedAt(operation)(disposed))
    return disposed
  }
  const expire = (previous: SignedIn | null): CheckEnd => {
    store.revoke()
    if (previous !== null) messages.toast('danger', texts.codes[11000010].text)
    return { kind: 'signedOut' }
  }

  const outages = createOutages({ ...deps, checkAgain: () => void check() })
  const runCheck = async (): Promise<CheckEnd> => {
    const before = store.state$.value
    const { previous, outage } =
      before.kind === 'checking' ? before : { previous: before.kind === 'signedIn' ? before : null, outage: undefined }
    const context = scope.visitorContext()
    if (isOver(context)) return refuse('authenticationCheck')
    outages.ask(previous, outage)
    const answer = await api.check({ ...context, limitMs: limitOf(outage) })()
    // The session ended meanwhile and stays ended.
    if (isOver(context)) return cancelledBy(context)
    if (isLeft(answer)) {
      const failure = failedAt('authenticationCheck')(answer.left)
      if (isUnanswered(answer.left)) {
        outages.askLater(failure, previous, outage)
        return { kind: 'failed', failure }
      }
      if (previous !== null) scope.end()
      return { kind: 'failed', failure: stayOut(failure) }
    }
    if (!answer.right.authenticated) return expire(previous)
    const kind = enter(answer.right, previous?.email ?? null)
    channel.announce('renewed')
    return { kind }
  }
  const check = (): Promise<CheckEnd> => checkOnce(runCheck)
  store.onExpiry(() => void check())

  const checkAnew = (): Promise<CheckEnd> => {
    messages.clear()
    scope.end()
    store.set({ kind: 'unknown' })
    return check()
  }
  const isShown = (): boolean => store.state$.value.kind === 'signedIn' || store.state$.value.kind === 'checking'
  const stopListening = channel.listen((message) => {
    const { value: state } = store.state$
    if (message === 'signedOut') {
      messages.clear()
      store.revoke('byCustomer')
      navigation.goTo(paths.login)
    }
    // Elsewhere a signed-out tab may hold what is typed or sent, such as the new password of a reset link.
    const isAtDoor = state.kind === 'signedOut' && pathnameOf(navigation.current()) === paths.login
    if (message === 'signedIn' && (isShown() || isAtDoor)) void checkAnew()
    // The customer is the same: another tab announces the sign-in of another customer as such.
    if (message === 'renewed' && state.kind === 'signedIn')
      store.set({ ...state, since: scheduler.now(), renewedElsewhere: true })
    if (message === 'renewed' && state.kind === 'checking' && state.outage !== undefined) void check()
  })
  let askedAt = Number.NEGATIVE_INFINITY
  deps.owner.onOther(() => {
    if (!isShown() || scheduler.now() - askedAt < betweenOwners) return
    askedAt = scheduler.now()
    void checkAnew()
    navigation.goTo(paths.bookings)
    messages.toast('info', texts.session.otherCustomer)
  })

  const runSignIn = async (credentials: Credentials): Promise<SignInEnd> => {
    const problems = signInProblems(credentials, texts.screen.session)
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
    const email = cleanEmail(credentials.email)
    // Nothing of an earlier sign-in remains for the next one.
    scope.end()
    const context = scope.visitorContext()
    if (isOver(context)) return refuse('login')
    store.set({ kind: 'signingIn', email })
    const answer = await api.login({ email, password: credentials.password.trim() }, context)()
    if (isOver(context)) return cancelledBy(context)
    const cause = isLeft(answer) ? answer.left : answer.right.authenticated ? null : accountNotFound
    if (cause !== null && !mustReset(cause)) {
      const failure = stayOut(failedAt('login')(cause))
      return { kind: cause.kind === 'server' && cause.open !== true ? 'refused' : 'failed', failure }
    }
    const check = isLeft(answer) ? { authenticated: true, resetRequired: true } : answer.right
    const kind = enter(check, email)
    channel.announce('signedIn')
    return { kind }
  }

  const runSignOut = async (): Promise<SignOutEnd> => {
    const answer = await api.logout(scope.lastingContext())()
    if (isLeft(answer) && answer.left.kind !== 'unauthorised') {
      const failure = changeFailedAt('logout')(answer.left)
      deps.onFailure(failure)
      return failedEnd(failure)
    }
    messages.clear()
    store.revoke('byCustomer')
    channel.announce('signedOut')
    navigation.goTo(paths.login)
    messages.toast('success', texts.session.signedOut)
    return { kind: 'signedOut' }
  }
  const signIn = (credentials: Credentials): Promise<SignInEnd> => signInOnce(() => runSignIn(credentials))
  const signOut = (): Promise<SignOutEnd> => signOutOnce(runSignOut)

  const ask = async (): Promise<void> => {
    const context = scope.context()
    const name = await new Promise<string | null>((resolve) => {
      const late = scheduler.schedule(() => resolve(null), longestReading)
      void deps.storedBookingName().then((found) => {
        late.unsubscribe()
        resolve(found)
      })
    })
    if (isOver(context)) return
    const sentences = unfinished()
    const { signOutQuestion: question, removesStored } = texts.session
    const named = name === null ? sentences : [...sentences, removesStored(name)]
    messages.prompt({
      type: sentences.length === 0 ? 'info' : 'warning',
      header: texts.session.signOutHeader,
      message: named.length === 0 ? question : [...named, question],
      actions: [
        { label: texts.session.signOut, emphasis: 'primary', run: () => void signOut() },
        { label: texts.session.cancel, emphasis: 'secondary' },
      ],
    })
  }

  return {
    state$: store.state$,
    admission$: select(store.state$, admission),
    presence$: select(store.state$, presence),
    isRechecking$: select(store.state$, (state) => state.kind === 'checking' && state.previous !== null),
    outage$: outages.outage$,
    signedOutByCustomer$: select(store.state$, (state) => state.kind === 'signedOut' && state.chosen),
    mustChangePassword: (pathname) => mustChangePassword(admission(store.state$.value), pathname),
    form: createSignInForm({
      state$: store.state$,
      signIn,
      texts,
      drafts: deps.drafts,
      isUnfinished: () => unfinished().length > 0,
      customerId$: deps.customerId.state$,
    }),
    check,
    checkIfDue: () => {
      const { value: state } = store.state$
      if (state.kind === 'signedIn' && !isSignedIn(state, scheduler.now())) void check()
    },
    checkAnew,
    signIn,
    askToSignOut: () => askOnce(ask),
    unfinished$: select(deps.newsOf.state$, unfinished),
    signOut,
    dispose: () => {
      outages.stop()
      stopListening()
    },
  }
}

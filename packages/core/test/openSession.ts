import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../src/environment/CallContext.js'
import { type ApiFailure, cancelled, serverFailure } from '../src/failure/Failure.js'
import { constant, createState } from '../src/reactive/Behavior.js'
import { createDrafts } from '../src/session/Drafts.js'
import { createSessionStore } from '../src/session/SessionState.js'
import { createSession } from '../src/session/session.js'
import type { Credentials, SessionCheck } from '../src/session/SessionApi.js'
import { createSessionOwner, type SessionChannel, type SessionWord } from '../src/session/sessionElsewhere.js'
import { createDeferred, type Deferred } from './Deferred.js'
import { createSurroundings } from './createSurroundings.js'

export type Answer<A> = Either<ApiFailure, A>
export const inside: Answer<SessionCheck> = right({ authenticated: true, resetRequired: false })
export const outside: Answer<SessionCheck> = right({ authenticated: false, resetRequired: false })
export const credentials: Credentials = { email: 'demo@example.com', password: 'Passw0rd!' }
export const refused = (code: string): Answer<never> => left(serverFailure([{ code, message: null }]))

/** A session whose back end answers when the test decides. */
export const openSession = () => {
  const surroundings = createSurroundings()
  const { time, scope, messages, navigation, texts } = surroundings
  const calls: { readonly name: string; readonly context: CallContext; readonly sent?: Credentials }[] = []
  const logins: Deferred<Answer<SessionCheck>>[] = []
  const checks: Deferred<Answer<SessionCheck>>[] = []
  const logouts: Deferred<Answer<void>>[] = []
  const waiting = <A>(list: Deferred<A>[]): Promise<A> => {
    const answer = createDeferred<A>()
    list.push(answer)
    return answer.promise
  }
  const store = createSessionStore(time, scope)
  const words: SessionWord[] = []
  let hear = (_word: SessionWord): void => undefined
  const channel: SessionChannel = {
    announce: (word) => void words.push(word),
    listen: (heard) => {
      hear = heard
      return () => undefined
    },
  }
  const owner = createSessionOwner()
  scope.ended$.subscribe(owner.forget)
  const drafts = createDrafts(store.state$, constant(null))
  const customerId = createState<string | null>(null)
  /** What the device stores for offline reading. */
  const device = { name: Promise.resolve<string | null>(null) }
  const session = createSession({
    customerId,
    storedBookingName: () => device.name,
    api: {
      login: (sent, context) => () => {
        calls.push({ name: 'login', context, sent })
        return waiting(logins)
      },
      check: (context) => () => {
        calls.push({ name: 'check', context })
        return waiting(checks)
      },
      logout: (context) => () => {
        calls.push({ name: 'logout', context })
        return waiting(logouts)
      },
      changePassword: () => async () => left(cancelled('sessionEnded')),
      resetPassword: () => async () => left(cancelled('sessionEnded')),
    },
    store,
    channel,
    owner,
    scope,
    scheduler: time,
    messages,
    navigation,
    texts,
    drafts,
    unfinished: surroundings.unfinished,
    newsOf: surroundings.newsOf,
    onFailure: surroundings.failures.handle,
  })
  const signIn = async (answer: Answer<SessionCheck> = inside, sent: Credentials = credentials) => {
    const outcome = session.signIn(sent)
    logins.at(-1)?.resolve(answer)
    return outcome
  }
  const check = async (answer: Answer<SessionCheck>) => {
    const outcome = session.check()
    checks.at(-1)?.resolve(answer)
    return outcome
  }
  const called = (): readonly string[] => calls.map(({ name }) => name)
  const ends: number[] = []
  scope.ended$.subscribe(() => ends.push(time.now()))
  const hearFromOtherTab = (word: SessionWord): void => hear(word)
  return {
    ...surroundings,
    customerId,
    device,
    session,
    store,
    owner,
    drafts,
    words,
    hearFromOtherTab,
    calls,
    called,
    logins,
    checks,
    logouts,
    signIn,
    check,
    ends,
  }
}

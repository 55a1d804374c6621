import type { SchedulerLike } from 'rxjs'
import { createClientSetUp } from '../client/clientSetUp.js'
import type { Ids } from '../environment/CallContext.js'
import { createFailureHandler, type FailureHandler } from '../failure/handleFailure.js'
import type { Failure } from '../failure/Failure.js'
import { forgetKeptBooking } from '../offline/forgetKeptBooking.js'
import type { KeptBookingStore } from '../offline/KeptBookingStore.js'
import { createMessageStore, type MessageStore } from '../messages/MessageStore.js'
import type { Navigation } from '../navigation/paths.js'
import { createState, type State } from '../reactive/Behavior.js'
import { createSession } from '../session/session.js'
import { createSessionStore, isSignedIn, type SessionStore } from '../session/SessionState.js'
import { createDrafts } from '../session/Drafts.js'
import type { SessionOwner } from '../session/sessionElsewhere.js'
import { createSessionScope, type SessionScope } from '../session/SessionScope.js'
import type { Visitor } from './Dashboard.js'
import type { VisitorPorts } from './ports.js'

/** What the features have in common; it stays within the core. */
export interface Shared {
  readonly scheduler: SchedulerLike
  readonly ids: Ids
  readonly scope: SessionScope
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly failures: FailureHandler
  readonly onFailure: (failure: Failure) => void
  readonly sessionStore: SessionStore
  /** Who is signed in, for the error reports; null until the customer was loaded. */
  readonly customerId: State<string | null>
  /** What is to be ended with the dashboard. */
  readonly endings: Set<() => void>
}

export interface VisitorParts {
  readonly keptBookings: KeptBookingStore
  readonly features: Visitor
  readonly owner: SessionOwner
  readonly shared: Shared
  readonly dispose: () => void
}

export const createVisitor = (ports: VisitorPorts): VisitorParts => {
  const { scheduler, ids, navigation, texts, sessionChannel: channel } = ports
  const scope = createSessionScope(ids)
  const owner = ports.sessionOwner
  scope.ended$.subscribe(owner.forget)
  // The client outlives every session.
  const lastingScope = createSessionScope(ids)
  const messages = createMessageStore(scheduler, ids)
  const sessionStore = createSessionStore(scheduler, scope)
  const customerId = createState<string | null>(null)
  const failures = createFailureHandler({
    messages,
    navigation,
    texts,
    reporter: ports.errorReporter,
    revoke: sessionStore.revoke,
    isSignedIn: () => isSignedIn(sessionStore.state$.value, scheduler.now()),
    customerId: () => customerId.state$.value,
  })
  const shared = {
    scheduler,
    ids,
    scope,
    messages,
    navigation,
    failures,
    onFailure: failures.handle,
    sessionStore,
    customerId,
    endings: new Set([
      forgetKeptBooking(ports.keptBookings, sessionStore.state$, customerId.state$, () => scheduler.now()),
    ]),
  }
  const signIn = { ...shared, texts, channel, owner, api: ports.sessionApi, store: sessionStore, clock: scheduler }
  const session = createSession(signIn)
  return {
    keptBookings: ports.keptBookings,
    owner,
    shared,
    features: {
      session,
      drafts: createDrafts(sessionStore.state$, customerId.state$),
      client: createClientSetUp({
        api: ports.clientApi,
        identity: ports.clientIdentity,
        scope: lastingScope,
        visitEnded$: scope.ended$,
        onFailure: failures.handle,
        report: failures.reportQuietly,
      }),
      messages,
      report: (code, severity) => failures.report(code, '', severity),
      texts,
    },
    dispose: () => {
      scope.close()
      lastingScope.close()
      shared.endings.forEach((end) => end())
      session.dispose()
      sessionStore.dispose()
      messages.clear()
    },
  }
}

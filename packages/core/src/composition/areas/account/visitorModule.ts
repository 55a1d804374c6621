import { ContainerModule, type ResolutionContext } from 'inversify'
import { createClientIdentity } from '../../../client/ClientApi.js'
import { createSessionOwner } from '../../../session/sessionElsewhere.js'
import { visitorWords } from '../../../messages/areas/visitorTexts.js'
import { tokens, type VisitorParts } from '../../tokens.js'
import { createClientSetUp } from '../../../client/clientSetUp.js'
import { createFailureHandler } from '../../../failure/handleFailure.js'
import { forgetKeptBooking } from '../../../offline/KeptBooking.js'
import { createLanguageChoice } from '../../../messages/language.js'
import { createMessageStore } from '../../../messages/MessageStore.js'
import { createState } from '../../../reactive/Behavior.js'
import { createSession } from '../../../session/session.js'
import { admission, createSessionStore, isSignedIn } from '../../../session/SessionState.js'
import { createDrafts } from '../../../session/Drafts.js'
import { createSessionScope } from '../../../session/SessionScope.js'

const createVisitor = (context: ResolutionContext): VisitorParts => {
  const scheduler = context.get(tokens.scheduler)
  const ids = context.get(tokens.ids)
  const navigation = context.get(tokens.navigation)
  const texts = context.get(tokens.visitorTexts)
  const keptBookings = context.get(tokens.keptBookings)
  const scope = createSessionScope(ids)
  const owner = context.get(tokens.sessionOwner)
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
    reporter: context.get(tokens.errorReporter),
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
    endings: new Set([forgetKeptBooking(keptBookings, sessionStore.state$, customerId.state$, () => scheduler.now())]),
  }
  const drafts = createDrafts(sessionStore.state$, customerId.state$)
  const session = createSession({
    ...shared,
    drafts,
    texts,
    owner,
    channel: context.get(tokens.sessionChannel),
    api: context.get(tokens.sessionApi),
    store: sessionStore,
    clock: scheduler,
  })
  const client = createClientSetUp({
    api: context.get(tokens.clientApi),
    identity: context.get(tokens.clientIdentity),
    scope: lastingScope,
    visitEnded$: scope.ended$,
    onFailure: failures.handle,
    report: failures.reportQuietly,
  })
  sessionStore.state$.subscribe((state) => {
    if (['signIn', 'changePassword'].includes(admission(state))) client.settle()
  })
  return {
    keptBookings,
    owner,
    shared,
    features: {
      session,
      drafts,
      client,
      language: createLanguageChoice(context.get(tokens.language).locale, client.state$, context.get(tokens.showIn)),
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

/** Binds what the first page needs. */
export const visitorModule = new ContainerModule(({ bind }) => {
  bind(tokens.visitorTexts)
    .toResolvedValue(
      (language) => ({ formats: language.formats, ...language.wordsOf('visitor', visitorWords) }),
      [tokens.language],
    )
    .inSingletonScope()
  bind(tokens.clientIdentity).toResolvedValue(createClientIdentity).inSingletonScope()
  bind(tokens.sessionOwner).toResolvedValue(createSessionOwner).inSingletonScope()
  bind(tokens.visitor).toDynamicValue(createVisitor).inSingletonScope()
})

import type { TabMemory } from '../../../basket/basketStore.js'
import type { SchedulerLike } from 'rxjs'
import type { PaymentNews } from '../../../bookings/list/bookingsList.js'
import type { ClientApi, ClientIdentity } from '../../../client/ClientApi.js'
import { createColourScheme, type DeviceMemory } from '../../../client/colourScheme.js'
import type { Ids } from '../../../environment/CallContext.js'
import { namingCurrencies } from '../../../language/formats.js'
import type { LanguageTexts } from '../../../language/Wording.js'
import type { Language } from '../../../language/locales.js'
import type { Navigation } from '../../../navigation/paths.js'
import type { SessionApi } from '../../../session/SessionApi.js'
import type { SessionChannel, SessionOwner } from '../../../session/sessionElsewhere.js'
import { visitorWords } from '../../../texts/areas/visitorTexts.js'
import type { VisitorParts } from '../../tokens.js'
import { createClientSetUp } from '../../../client/clientSetUp.js'
import { createFailureHandler } from '../../../failure/handleFailure.js'
import { createRefusal } from '../../../failure/refuseCardNumbers.js'
import type { Telemetry } from '../../../failure/telemetry.js'
import { forgetStoredBooking, type StoredBookingStore } from '../../../offline/StoredBooking.js'
import { createLanguageChoice } from '../../../texts/language.js'
import { createMessageStore } from '../../../messages/MessageStore.js'
import { createState } from '../../../reactive/Behavior.js'
import { latest } from '../../../reactive/resource.js'
import { createSession } from '../../../session/session.js'
import { createSessionStore, presence } from '../../../session/SessionState.js'
import { createDrafts } from '../../../session/Drafts.js'
import { createLifetime } from '../../../reactive/Lifetime.js'

/** The dependencies of the visitor's part. */
export interface VisitorPorts {
  readonly scheduler: SchedulerLike
  /** The back end's time in ms since the epoch. Null until an answer has named it. */
  readonly serverNow: () => number | null
  readonly ids: Ids
  readonly navigation: Navigation
  readonly telemetry: Telemetry
  readonly sessionChannel: SessionChannel
  readonly storedBookings: StoredBookingStore
  /** Stores over a reload which warnings were shown; missing if nothing is stored. */
  readonly tabMemory?: TabMemory
  /** Stores the chosen colour scheme; missing if nothing is stored. */
  readonly deviceMemory?: DeviceMemory
  /** The language, whose texts for every visitor are loaded. */
  readonly language: LanguageTexts
  /** Stores the customer's choice, and shows everything again in that language. */
  readonly showIn: (language: Language) => void
  readonly identity: ClientIdentity
  readonly owner: SessionOwner
  readonly sessionApi: SessionApi
  readonly clientApi: ClientApi
}

const noMemory: DeviceMemory = { read: () => null, store: () => undefined }

/**
 * What works before a sign-in: session, client and messages. It is a plain function, so that the login page needs no
 * container. `createVisitorModule` passes the result to the modules of a signed-in customer.
 */
export const createVisitor = (ports: VisitorPorts): VisitorParts => {
  const { scheduler, ids, navigation, storedBookings, owner } = ports
  const language: LanguageTexts = {
    ...ports.language,
    formats: namingCurrencies(ports.language.formats, () => latest(client.state$.value)?.config?.currencyCodes ?? []),
  }
  const texts = { formats: language.formats, ...language.wordsOf('visitor', visitorWords) }
  const scope = createLifetime(ids)
  scope.ended$.subscribe(owner.forget)
  // The client outlives every session.
  const lastingScope = createLifetime(ids)
  const messages = createMessageStore(scheduler, ids, scope)
  const sessionStore = createSessionStore(scheduler, scope)
  const customerId = createState<string | null>(null)
  const failures = createFailureHandler({
    notify: (text, of) => messages.toast('danger', text, of),
    navigation,
    texts,
    telemetry: ports.telemetry,
    revoke: sessionStore.revoke,
    isSignedIn: () => presence(sessionStore.state$.value) === 'signedIn',
    customerId: () => customerId.state$.value,
  })
  const shared = {
    scheduler,
    serverClock: { now: () => ports.serverNow() ?? scheduler.now() },
    ids,
    scope,
    messages,
    navigation,
    tabMemory: ports.tabMemory ?? noMemory,
    failures,
    onFailure: failures.handle,
    refuseCardNumbers: createRefusal(texts.failure.cardNumber),
    sessionStore,
    customerId,
    unfinished: new Set<() => readonly string[]>(),
    newsOf: createState<(bookingRef: string) => PaymentNews>(() => ({ unfinished: [], made: null })),
    endings: new Set([forgetStoredBooking(storedBookings, sessionStore.state$, owner.id$, () => scheduler.now())]),
  }
  const drafts = createDrafts(sessionStore.state$, customerId.state$)
  const session = createSession({
    ...shared,
    drafts,
    texts,
    owner,
    storedBookingName: async () => (await storedBookings.read())?.name ?? null,
    channel: ports.sessionChannel,
    api: ports.sessionApi,
    store: sessionStore,
  })
  const client = createClientSetUp({
    api: ports.clientApi,
    identity: ports.identity,
    scope: lastingScope,
    visitEnded$: scope.ended$,
    onFailure: failures.handle,
    report: failures.reportQuietly,
    texts: { ...texts.screen.client, formats: texts.formats },
  })
  let wasOutage = false
  sessionStore.state$.subscribe((state) => {
    // The back end answers again, so the client that failed to load is requested once more.
    if (wasOutage && state.kind !== 'checking' && client.state$.value.kind === 'failed') void client.setUp()
    wasOutage = state.kind === 'checking' && state.outage !== undefined
  })
  return {
    language,
    storedBookings,
    owner,
    shared,
    features: {
      session,
      drafts,
      client,
      colourScheme: createColourScheme(ports.deviceMemory ?? noMemory),
      language: createLanguageChoice(language.locale, client.state$, ports.showIn),
      messages,
      reportThrown: (code, severity, thrown) => failures.report(code, '', severity, { thrown }),
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

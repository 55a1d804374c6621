import { createFailureHandler, type FailureHandler } from '../src/failure/handleFailure.js'
import { createRefusal, type RefuseCardNumbers } from '../src/failure/refuseCardNumbers.js'
import type { PaymentNews } from '../src/bookings/list/bookingsList.js'
import type { ErrorReport, Telemetry } from '../src/failure/telemetry.js'
import type { Ids } from '../src/environment/CallContext.js'
import { createMessageStore, type MessageStore } from '../src/messages/MessageStore.js'
import { type Texts, texts } from '../src/composition/texts.js'
import type { TabMemory } from '../src/basket/basketStore.js'
import type { Navigation } from '../src/navigation/paths.js'
import { createSessionStore, type SessionStore } from '../src/session/SessionState.js'
import { createState, type State } from '../src/reactive/Behavior.js'
import { createLifetime, type Lifetime } from '../src/reactive/Lifetime.js'
import { VirtualTime } from './VirtualTime.js'

export interface Surroundings {
  readonly time: VirtualTime
  readonly ids: Ids
  readonly scope: Lifetime
  readonly sessionStore: SessionStore
  readonly messages: MessageStore
  readonly texts: Texts
  readonly navigation: Navigation
  /** Outlives the page, so a test may hand it to the next one. */
  readonly tabMemory: TabMemory
  readonly failures: FailureHandler
  readonly refuseCardNumbers: RefuseCardNumbers
  readonly telemetry: Pick<Telemetry, 'error'>
  /** Every visited path. */
  readonly visited: string[]
  readonly reports: ErrorReport[]
  /** The text of every toast that was shown. */
  readonly notified: readonly string[]
  /** What the question before a sign-out lists. */
  readonly unfinished: Set<() => readonly string[]>
  readonly newsOf: State<(bookingRef: string) => PaymentNews>
  /** Sets the current page. */
  readonly standAt: (path: string) => void
}

const createCountingIds = (): Ids => {
  let count = 0
  const next = (): number => (count += 1)
  return {
    uuid: () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`,
    traceId: () => String(next()).padStart(32, '0'),
  }
}

/** The surroundings of a use case: the real stores over recording ports, in virtual time. */
export const createSurroundings = (customerId: () => string | null = () => null): Surroundings => {
  const time = new VirtualTime()
  const ids = createCountingIds()
  const scope = createLifetime(ids)
  const sessionStore = createSessionStore(time, scope)
  const messages = createMessageStore(time, ids, scope)
  const visited: string[] = []
  const reports: ErrorReport[] = []
  let current = '/elsewhere'
  const navigation: Navigation = {
    goTo: (path) => {
      visited.push(path)
      current = path
    },
    current: () => current,
  }
  const telemetry = { error: (report: ErrorReport) => void reports.push(report) }
  const failures = createFailureHandler({
    notify: (text, of) => messages.toast('danger', text, of),
    navigation,
    texts,
    telemetry,
    revoke: sessionStore.revoke,
    customerId,
    isSignedIn: () => true,
  })
  const unfinished = new Set<() => readonly string[]>()
  const newsOf = createState<(bookingRef: string) => PaymentNews>(() => ({ unfinished: [], made: null }))
  const notified: string[] = []
  const known = new Set<string>()
  messages.toasts$.subscribe((toasts) => {
    for (const { id, message } of toasts) {
      if (!known.has(id)) notified.push(message)
      known.add(id)
    }
  })
  const stored = new Map<string, string>()
  const standAt = (path: string): void => {
    current = path
  }
  return {
    time,
    ids,
    scope,
    sessionStore,
    messages,
    texts,
    navigation,
    tabMemory: { read: (name) => stored.get(name) ?? null, store: (name, text) => void stored.set(name, text) },
    failures,
    refuseCardNumbers: createRefusal(texts.failure.cardNumber),
    telemetry,
    visited,
    reports,
    notified,
    unfinished,
    newsOf,
    standAt,
  }
}

import type { SchedulerLike } from 'rxjs'
import { seconds } from '../environment/time.js'
import { type Behavior, createState } from '../reactive/Behavior.js'
import type { Formats } from '../language/formats.js'
import { formatMoment, isPageKept, isTripOver, type StoredBooking, type StoredBookingStore } from './KeptBooking.js'

/** What stands in the place of every page while there is no network. */
export type OfflinePageState =
  /** Whether there is a network is being found out: nothing of a booking is shown before that. */
  | { readonly kind: 'checking' }
  /** The back end answers, so that a booking is shown by itself or after a sign-in, and never from here. */
  | { readonly kind: 'online'; readonly signedIn: boolean }
  /** `files` are the keys of the e-tickets that open; the others need a connection. */
  | {
      readonly kind: 'booking'
      readonly kept: StoredBooking
      readonly asOf: string
      readonly files: ReadonlySet<string>
    }
  /** Another booking is kept than the one of this page. */
  | { readonly kind: 'otherBooking'; readonly name: string; readonly reference: string }
  | { readonly kind: 'nothing' }

export interface OfflinePage {
  readonly state$: Behavior<OfflinePageState>
  /** Asks again whether there is a network: at the start, at a press, when the device says that it may have come back. */
  readonly look: () => Promise<void>
  readonly dispose: () => void
}

export interface OfflinePageDeps {
  /** Whether somebody is signed in; null where the back end cannot be reached. */
  readonly isSignedIn: () => Promise<boolean | null>
  readonly store: Pick<StoredBookingStore, 'read' | 'fileKeys' | 'forget'>
  readonly scheduler: SchedulerLike
  readonly pathname: string
  readonly formats: Formats
  /** Shows the page itself. */
  readonly openPage: () => void
}

const lookAgainAfter = seconds(20)

export const createOfflinePage = (deps: OfflinePageDeps): OfflinePage => {
  const { store, scheduler, pathname } = deps
  const state = createState<OfflinePageState>({ kind: 'checking' })
  let running: Promise<void> | null = null

  const away = async (): Promise<OfflinePageState> => {
    const kept = await store.read()
    if (kept === null) return { kind: 'nothing' }
    if (isTripOver(kept, scheduler.now())) {
      await store.forget()
      return { kind: 'nothing' }
    }
    if (!isPageKept(kept, pathname)) return { kind: 'otherBooking', name: kept.name, reference: kept.reference }
    const files = new Set(await store.fileKeys())
    return { kind: 'booking', kept, asOf: formatMoment(kept.readAt, deps.formats), files }
  }
  const run = async (): Promise<void> => {
    const before = state.state$.value.kind
    const signedIn = await deps.isSignedIn()
    running = null
    state.set(signedIn === null ? await away() : { kind: 'online', signedIn })
    // At the start a customer decides: where the pages themselves cannot be had, this one would come again and again.
    if (signedIn === true && before !== 'checking' && before !== 'online') deps.openPage()
  }
  const look = (): Promise<void> => (running ??= run())
  const again = scheduler.schedule(function () {
    if (state.state$.value.kind !== 'online') void look()
    this.schedule(undefined, lookAgainAfter)
  }, lookAgainAfter)
  return { state$: state.state$, look, dispose: () => again.unsubscribe() }
}

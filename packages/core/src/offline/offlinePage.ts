import type { SchedulerLike } from 'rxjs'
import { seconds } from '../environment/time.js'
import { type Behavior, createState } from '../reactive/Behavior.js'
import type { Formats } from '../language/formats.js'
import { formatMoment, isPageKept, isTripOver, type StoredBooking, type StoredBookingStore } from './KeptBooking.js'

/** What is shown instead of every page while there is no network. */
export type OfflinePageState =
  /** The network is being checked. No booking is shown before the result. */
  | { readonly kind: 'checking' }
  /** The back end answers, so bookings are shown by their own pages, never from here. */
  | { readonly kind: 'online'; readonly signedIn: boolean }
  /** `files` are the keys of the stored e-tickets. The others need a connection. */
  | {
      readonly kind: 'booking'
      readonly kept: StoredBooking
      readonly asOf: string
      readonly files: ReadonlySet<string>
    }
  /** Another booking is stored than that of this page. */
  | { readonly kind: 'otherBooking'; readonly name: string; readonly reference: string }
  | { readonly kind: 'nothing' }

export interface OfflinePage {
  readonly state$: Behavior<OfflinePageState>
  /** Checks the network again: at the start, on request, and when the device reports that it may be back. */
  readonly look: () => Promise<void>
  readonly dispose: () => void
}

export interface OfflinePageDeps {
  /** Whether a customer is signed in. Null if the back end cannot be reached. */
  readonly isSignedIn: () => Promise<boolean | null>
  readonly store: Pick<StoredBookingStore, 'read' | 'fileKeys' | 'forget'>
  readonly scheduler: SchedulerLike
  readonly pathname: string
  readonly formats: Formats
  /** Opens the requested page. */
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
    // At the start the customer decides. If the pages themselves cannot be loaded, this page would open again and
    // again.
    if (signedIn === true && before !== 'checking' && before !== 'online') deps.openPage()
  }
  const look = (): Promise<void> => (running ??= run())
  const again = scheduler.schedule(function () {
    if (state.state$.value.kind !== 'online') void look()
    this.schedule(undefined, lookAgainAfter)
  }, lookAgainAfter)
  return { state$: state.state$, look, dispose: () => again.unsubscribe() }
}

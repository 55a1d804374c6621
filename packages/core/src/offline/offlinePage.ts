import type { SchedulerLike } from 'rxjs'
import { seconds } from '../environment/time.js'
import { type Behavior, createState } from '../reactive/Behavior.js'
import type { DownloadedFile } from '../delivery/deliveries.js'
import { createGateView, type DrawPages, type GateView } from '../delivery/gateView.js'
import type { Formats } from '../language/formats.js'
import { formatMoment, isPageStored, isTripOver, type StoredBooking, type StoredBookingStore } from './StoredBooking.js'

/** What is shown instead of every page while there is no network. */
export type OfflinePageState =
  /** `checking`: no booking is shown before the network is checked. `nothing`: nothing is stored. */
  | { readonly kind: 'checking' | 'nothing' }
  /** The back end answers, so bookings are shown by their own pages, never from here. */
  | { readonly kind: 'online'; readonly signedIn: boolean }
  /** `files` are the keys of the stored e-tickets. The others need a connection. */
  | {
      readonly kind: 'booking'
      readonly storedCopy: StoredBooking
      readonly asOf: string
      readonly files: ReadonlySet<string>
    }
  /** Another booking is stored than that of this page. */
  | { readonly kind: 'otherBooking'; readonly name: string; readonly reference: string }

/** Shows stored bookings while there is no network, and leaves once there is one. */
export interface OfflinePage {
  readonly state$: Behavior<OfflinePageState>
  /** Checks the network again: at the start, on request, and when the device reports that it may be back. */
  readonly check: () => Promise<void>
  /** The stored e-tickets, to be shown at a gate. Null if none is stored. */
  readonly gateView: (shown: Extract<OfflinePageState, { kind: 'booking' }>) => GateView | null
  /**
   * While a ticket is on the whole screen, a network that comes back changes nothing. Afterwards the network is
   * checked.
   */
  readonly setTicketShown: (isShown: boolean) => void
  readonly dispose: () => void
}

export interface OfflinePageDeps {
  /** Whether a customer is signed in. Null if the back end cannot be reached. */
  readonly isSignedIn: () => Promise<boolean | null>
  readonly store: Pick<StoredBookingStore, 'read' | 'fileKeys' | 'forget'>
  readonly scheduler: SchedulerLike
  readonly pathname: string
  readonly formats: Formats
  /** A stored file by its key. Null if it is not stored. */
  readonly readFile: (key: string) => Promise<DownloadedFile | null>
  readonly draw: DrawPages
  /** Opens the requested page. */
  readonly openPage: () => void
}

const checkAgainAfter = seconds(20)

/** The page that the service worker shows if there is no network. */
export const createOfflinePage = (deps: OfflinePageDeps): OfflinePage => {
  const { store, scheduler, pathname } = deps
  const state = createState<OfflinePageState>({ kind: 'checking' })
  let running: Promise<void> | null = null
  let isTicketShown = false

  const away = async (): Promise<OfflinePageState> => {
    const storedCopy = await store.read()
    if (storedCopy === null) return { kind: 'nothing' }
    if (isTripOver(storedCopy, scheduler.now())) {
      await store.forget()
      return { kind: 'nothing' }
    }
    if (!isPageStored(storedCopy, pathname))
      return { kind: 'otherBooking', name: storedCopy.name, reference: storedCopy.reference }
    const files = new Set(await store.fileKeys())
    return { kind: 'booking', storedCopy, asOf: formatMoment(storedCopy.readAt, deps.formats), files }
  }
  const run = async (): Promise<void> => {
    const before = state.state$.value.kind
    const signedIn = await deps.isSignedIn()
    running = null
    if (isTicketShown) return
    state.set(signedIn === null ? await away() : { kind: 'online', signedIn })
    // At the start the customer decides. If the pages themselves cannot be loaded, this page would open again and
    // again.
    if (signedIn === true && before !== 'checking' && before !== 'online') deps.openPage()
  }
  const check = async (): Promise<void> => {
    if (!isTicketShown) await (running ??= run())
  }
  const again = scheduler.schedule(function () {
    if (state.state$.value.kind !== 'online') void check()
    this.schedule(undefined, checkAgainAfter)
  }, checkAgainAfter)
  return {
    state$: state.state$,
    check,
    gateView: ({ storedCopy, files }) =>
      createGateView(
        storedCopy.tickets.filter(({ key }) => key !== null && files.has(key)),
        { fetchFile: deps.readFile, draw: deps.draw },
      ),
    setTicketShown: (isShown) => {
      isTicketShown = isShown
      if (!isShown) void check()
    },
    dispose: () => again.unsubscribe(),
  }
}

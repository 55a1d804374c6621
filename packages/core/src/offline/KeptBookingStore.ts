import type { DownloadedFile } from '../delivery/DeliveryApi.js'
import { isTripOver, type KeptBooking } from './KeptBooking.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { SessionState } from '../session/SessionState.js'

/** Where a device keeps one booking to be read without a network. Nothing rejects: what a device refuses is not kept. */
export interface KeptBookingStore {
  /** False where there is no such place: nothing is offered then. */
  readonly available: boolean
  /** Null where nothing is kept, or nothing that can be read. */
  readonly read: () => Promise<KeptBooking | null>
  /** In the place of what was kept before, whose files stay; false where the device refused. */
  readonly write: (kept: KeptBooking) => Promise<boolean>
  /** The keys of the e-tickets whose files are kept. */
  readonly fileKeys: () => Promise<readonly string[]>
  readonly writeFile: (key: string, file: DownloadedFile) => Promise<boolean>
  readonly removeFile: (key: string) => Promise<void>
  /** The booking and every file. */
  readonly forget: () => Promise<void>
}

/** Where nothing is kept: a script, a browser that has no such place. */
export const nothingKept: KeptBookingStore = {
  available: false,
  read: async () => null,
  write: async () => false,
  fileKeys: async () => [],
  writeFile: async () => false,
  removeFile: async () => undefined,
  forget: async () => undefined,
}

/**
 * A kept booking goes when its customer signs out, when another one signs in and when the trip is over (decisions §7.7).
 * It outlives a session that ran out: tickets are needed at the door. Returns how to stop.
 */
export const forgetKeptBooking = (
  store: KeptBookingStore,
  session$: Behavior<SessionState>,
  customerId$: Behavior<string | null>,
  now: () => number,
): (() => void) => {
  const look = async (customerId: string | null): Promise<void> => {
    const kept = await store.read()
    if (kept === null) return
    const isForeign = customerId !== null && kept.customerId !== customerId
    if (isForeign || isTripOver(kept, now())) await store.forget()
  }
  const watching = session$.subscribe((state) => {
    if (state.kind === 'signedOut' && state.chosen) void store.forget()
  })
  watching.add(customerId$.subscribe((id) => void look(id)))
  return () => watching.unsubscribe()
}

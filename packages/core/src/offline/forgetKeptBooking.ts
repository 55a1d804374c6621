import type { Behavior } from '../reactive/Behavior.js'
import type { SessionState } from '../session/SessionState.js'
import type { KeptBookingStore } from './KeptBookingStore.js'
import { isTripOver } from './keptTrip.js'

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

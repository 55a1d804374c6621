import type { Snapshot } from './Snapshot.js'
import type { World } from '../world/World.js'
import type { WorldClock } from '../world/WorldClock.js'
import { createWorldIds } from '../world/WorldIds.js'

export const takeSnapshot = (
  of: Pick<Snapshot, 'seed' | 'scenario' | 'faults'>,
  { clock, ids, ...world }: World,
): Snapshot => structuredClone({ ...of, ahead: clock.ahead(), ids: ids.state(), world })

/** The world of the snapshot, with this clock and this key of Stripe. */
export const restoreSnapshot = (snapshot: Snapshot, clock: WorldClock, publishableKey: string | null): World => {
  const { ahead, seed, ids, world } = structuredClone(snapshot)
  clock.setAhead(ahead)
  return { ...world, stripe: { ...world.stripe, publishableKey }, clock, ids: createWorldIds(seed, ids) }
}

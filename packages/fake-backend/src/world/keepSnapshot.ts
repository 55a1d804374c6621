import type { Snapshot } from './Snapshot.js'
import type { World } from './World.js'
import type { WorldClock } from './WorldClock.js'
import { createWorldIds } from './WorldIds.js'

export const takeSnapshot = (
  of: Pick<Snapshot, 'seed' | 'scenario' | 'faults'>,
  { clock, ids, ...world }: World,
): Snapshot => structuredClone({ ...of, ahead: clock.ahead(), ids: ids.state(), world })

/** The world of that moment, on this clock. */
export const restoreSnapshot = (snapshot: Snapshot, clock: WorldClock): World => {
  const { ahead, seed, ids, world } = structuredClone(snapshot)
  clock.setAhead(ahead)
  return { ...world, clock, ids: createWorldIds(seed, ids) }
}

import type { FaultList } from '../faults/FaultList.js'
import type { World } from '../world/World.js'

/** What stands behind the routes and outlives a world. */
export interface Backstage {
  readonly world: () => World
  readonly faults: FaultList
  readonly wait: (milliseconds: number) => Promise<void>
  /** A fresh world, and no faults. */
  readonly reset: () => void
}

import type { FaultReport } from '../faults/FaultList.js'
import type { World } from '../world/World.js'
import type { IdsState } from '../world/WorldIds.js'

/** A world at one moment, with its pending faults: plain data that can be stored and restored. */
export interface Snapshot {
  readonly seed: number
  /** The scenario's name. */
  readonly scenario: string
  /** Milliseconds by which its clock was moved forward. */
  readonly ahead: number
  readonly ids: IdsState
  readonly faults: readonly FaultReport[]
  readonly world: Omit<World, 'clock' | 'ids'>
}

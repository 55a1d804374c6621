import type { FaultReport } from '../faults/FaultList.js'
import type { World } from './World.js'
import type { IdsState } from './WorldIds.js'

/** A world as it was at one moment, with the faults that wait for it: plain data that can be kept and gone back to. */
export interface Snapshot {
  readonly seed: number
  /** The scenario's name. */
  readonly scenario: string
  /** Milliseconds that its clock was moved on. */
  readonly ahead: number
  readonly ids: IdsState
  readonly faults: readonly FaultReport[]
  readonly world: Omit<World, 'clock' | 'ids'>
}

import * as t from 'io-ts'
import { ofKind } from '../values/codecs.js'
import { readAs } from '../values/readAs.js'
import type { World } from '../world/World.js'
import { createWorldIds, type IdsState } from '../world/WorldIds.js'
import type { FaultReport } from '../faults/FaultList.js'

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

export const takeSnapshot = (
  of: Pick<Snapshot, 'seed' | 'scenario' | 'faults'>,
  { clock, ids, ...world }: World,
): Snapshot => structuredClone({ ...of, ahead: clock.ahead(), ids: ids.state(), world })

/** `instanceof` fails for a Map of another realm, such as a structured clone in a test's window. */
const isMap = (value: unknown): boolean => Object.prototype.toString.call(value) === '[object Map]'

/** Throws Nonsense for a value that is not a snapshot of a world with the same parts as `current`. */
const checkSnapshot = (value: unknown, current: World): void => {
  const parts = Object.keys(current).filter((part) => part !== 'clock' && part !== 'ids')
  const isWorld = (world: unknown): boolean => t.UnknownRecord.is(world) && parts.every((part) => part in world)
  const Fields = t.type({
    seed: t.number,
    scenario: t.string,
    ahead: t.number,
    ids: t.type({ drawn: t.number, counters: ofKind('a Map', isMap) }),
    faults: t.array(t.UnknownRecord),
    world: ofKind('the world of a snapshot', isWorld),
  })
  readAs(Fields, value, 'This snapshot')
}

/** The world of the snapshot, with the clock of the current world and this key of Stripe. Throws Nonsense. */
export const restoreSnapshot = (snapshot: Snapshot, current: World, publishableKey: string | null): World => {
  checkSnapshot(snapshot, current)
  const { clock } = current
  const { ahead, seed, ids, world } = structuredClone(snapshot)
  clock.setAhead(ahead)
  return { ...world, stripe: { ...world.stripe, publishableKey }, clock, ids: createWorldIds(seed, ids) }
}

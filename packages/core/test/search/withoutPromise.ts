import { allBut, type Fault } from './faultKinds.js'
import type { Promises } from './promises.js'
import { aScene, type Scene } from './scene.js'

export type Promised = keyof Promises

/** One device and a back end that breaks one promise. The search looks only for the named faults. */
export const withoutPromise = (
  promise: Promised,
  purchaseKind: Scene['purchaseKind'],
  ...watched: readonly Fault[]
): Scene =>
  aScene(purchaseKind, {
    promises: { [promise]: false },
    unwatched: watched.length === 0 ? ['a key was given up that is not spent'] : allBut(...watched),
  })

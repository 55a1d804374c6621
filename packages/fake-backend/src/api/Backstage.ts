import type { FaultList } from '../faults/FaultList.js'
import type { WrittenJournal } from '../journal/Journal.js'
import type { World } from '../world/World.js'

/** The objects behind the routes that outlive a world. */
export interface Backstage {
  readonly world: () => World
  readonly faults: FaultList
  readonly journal: WrittenJournal
  readonly wait: (milliseconds: number) => Promise<void>
  /** Whether a call without the contract's headers is refused. Otherwise the journal only notes it. */
  readonly strict: boolean
  /** The delay of the next answer in milliseconds, 0 for none. */
  readonly latency: () => number
  /** Origins of other front ends, which must be able to send the session's cookie. */
  readonly corsOrigins: readonly string[]
  /** The session of the only browser. Null if each request carries its own cookie. */
  readonly jar: SessionJar | null
}

/** The session's cookie as a browser stores it. Null if nobody is signed in. */
export interface SessionJar {
  token: string | null
}

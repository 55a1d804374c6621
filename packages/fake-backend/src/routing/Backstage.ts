import type { FaultList } from '../faults/FaultList.js'
import type { WrittenJournal } from '../journal/Journal.js'
import type { World } from '../world/World.js'

/** What stands behind the routes and outlives a world. */
export interface Backstage {
  readonly world: () => World
  readonly faults: FaultList
  readonly journal: WrittenJournal
  readonly wait: (milliseconds: number) => Promise<void>
  /** Whether a call without the headers of the contract is refused, in place of noted. */
  readonly strict: boolean
  /** How many milliseconds the next answer takes; 0 for none. */
  readonly latency: () => number
  /** Origins of front ends elsewhere, which have to be able to send the session along. */
  readonly corsOrigins: readonly string[]
  /** The session of the one browser that asks; null if each request brings its own cookie. */
  readonly jar: SessionJar | null
}

/** The session's cookie as a browser holds it. Null: nobody is signed in. */
export interface SessionJar {
  token: string | null
}

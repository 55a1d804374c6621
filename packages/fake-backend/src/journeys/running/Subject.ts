import type fc from 'fast-check'
import type { Invariant } from '../invariants/Invariant.js'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import type { TestContextOptions } from '../model/TestContext.js'
import type { Tally } from '../model/Tally.js'
import type { Story } from '../story/Story.js'

/** How random journeys are drawn. */
export interface Drawing {
  /** Maximum number of steps. */
  readonly steps: number
  /** The replay path that fast-check printed. */
  readonly replayPath?: string
  /** Custom steps, drawn as often as all others together. */
  readonly ownSteps?: fc.Arbitrary<JourneyCommand>
}

/** The observers of a journey and its additional invariants. */
export interface Around {
  readonly tally: Tally
  readonly story?: Story | undefined
  readonly alsoHeld?: readonly Invariant[]
  /** Called with each request, before it is sent. */
  readonly onCall?: TestContextOptions['onCall']
  /** Called before each step. */
  readonly onStep?: (words: string) => void
}

/** A kind of journey: how to draw one and how to run it. */
export interface Subject<Case> {
  readonly draw: (drawing: Drawing) => fc.Arbitrary<Case>
  /** Fixed cases that run before random ones, from this index on; undefined if all are random. */
  readonly first?: (from: number, count: number) => readonly Case[]
  /** Throws a Violation if an invariant does not hold. */
  readonly travel: (one: Case, around: Around) => Promise<void>
  /** The bookings that a story reports. */
  readonly bookingRefs: readonly string[]
  /** Reads a case from `--trial`, if cases can be written down. */
  readonly read?: (text: string) => Case
  /** The options that replay this case, if it can be written down. */
  readonly write?: (one: Case) => string
}

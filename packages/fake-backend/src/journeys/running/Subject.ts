import type fc from 'fast-check'
import type { Invariant } from '../invariants/Invariant.js'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import type { Tally } from '../model/Tally.js'
import type { Story } from '../story/Story.js'

/** How journeys are drawn. */
export interface Drawing {
  /** The most steps that one has. */
  readonly steps: number
  /** What fast-check printed of the steps that were made, to make those again. */
  readonly replayPath?: string
  /** Steps of one's own, drawn as often as all others. */
  readonly ownSteps?: fc.Arbitrary<JourneyCommand>
}

/** What one journey is told beside itself. */
export interface Around {
  readonly tally: Tally
  readonly story?: Story | undefined
  readonly alsoHeld?: readonly Invariant[]
  /** Hears of each step before it is made. */
  readonly onStep?: (words: string) => void
}

/** What journeys are about: how one is drawn, and how it is made. */
export interface Subject<Case> {
  readonly draw: (drawing: Drawing) => fc.Arbitrary<Case>
  /** Those that are made before any is drawn, from this place on; none where all are drawn. */
  readonly first?: (from: number, count: number) => readonly Case[]
  /** Throws a Violation where something does not hold. */
  readonly travel: (one: Case, around: Around) => Promise<void>
  /** The bookings that a story tells of. */
  readonly bookingRefs: readonly string[]
  /** As `--trial` has it, where one can be written down. */
  readonly read?: (text: string) => Case
  /** The options that make this one again, where it can be written down. */
  readonly write?: (one: Case) => string
}

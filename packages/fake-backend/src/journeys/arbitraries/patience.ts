import fc from 'fast-check'
import type { Patience } from '../model/TestContext.js'

/** Mostly until nothing is in progress, sometimes for a moment only. */
export const patience: fc.Arbitrary<Patience> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('untilQuiet' as const) },
  { weight: 1, arbitrary: fc.constantFrom(0, 50, 300, 6000, 40_000) },
)

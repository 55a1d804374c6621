import fc from 'fast-check'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import { Opened } from '../commands/Opened.js'
import type { BookingRef } from '../model/TestContext.js'

/** Most of the time on a page that knows all that happened, of which it can be told what comes; now and then on what stands there. */
export const mostlyOpened = <S extends JourneyCommand & { readonly ref: BookingRef }>(
  step: fc.Arbitrary<S>,
): fc.Arbitrary<JourneyCommand> =>
  fc.oneof({ weight: 4, arbitrary: step.map((one) => new Opened(one)) }, { weight: 1, arbitrary: step })

import fc from 'fast-check'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import { Opened } from '../commands/Opened.js'
import type { BookingRef } from '../model/TestContext.js'

/** Mostly on a freshly opened booking, so that the step's end is predictable; sometimes on the page as it stands. */
export const mostlyOpened = <S extends JourneyCommand & { readonly ref: BookingRef }>(
  step: fc.Arbitrary<S>,
): fc.Arbitrary<JourneyCommand> =>
  fc.oneof({ weight: 4, arbitrary: step.map((one) => new Opened(one)) }, { weight: 1, arbitrary: step })

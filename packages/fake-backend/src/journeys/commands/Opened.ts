import type { JourneyModel } from '../model/JourneyModel.js'
import type { BookingRef, TestContext } from '../model/TestContext.js'
import { JourneyCommand } from './JourneyCommand.js'
import { OpenBooking } from './bookings/OpenBooking.js'

/** Runs another step on an up-to-date page: reopens the booking if the page may have missed a change. */
export class Opened extends JourneyCommand {
  readonly name: string

  constructor(readonly step: JourneyCommand & { readonly ref: BookingRef }) {
    super()
    this.name = step.name
  }

  override check(model: Readonly<JourneyModel>): boolean {
    return this.step.check(model)
  }

  override async run(model: JourneyModel, context: TestContext): Promise<void> {
    const { step } = this
    const isPredictable = model.faults === 0 && model.signedIn && model.owner === true
    if (isPredictable && !model.upToDate.has(step.ref))
      await new OpenBooking(step.ref, 'untilQuiet').run(model, context)
    if (step.check(model)) await step.run(model, context)
  }

  protected act(): Promise<void> {
    return Promise.resolve()
  }

  toString(): string {
    return `${this.step.toString()}, on a page that was opened since`
  }
}

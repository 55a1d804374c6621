import type { JourneyModel } from '../model/JourneyModel.js'
import type { BookingRef, TestContext } from '../model/TestContext.js'
import { JourneyCommand } from './JourneyCommand.js'
import { OpenBooking } from './bookings/OpenBooking.js'

/** Another step, made on a page that knows all that happened: the booking is opened anew where the page may have missed something. */
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
    const isTold = model.faults === 0 && model.signedIn && model.owner === true
    if (isTold && !model.upToDate.has(step.ref)) await new OpenBooking(step.ref, 'untilQuiet').run(model, context)
    if (step.check(model)) await step.run(model, context)
  }

  protected act(): Promise<void> {
    return Promise.resolve()
  }

  toString(): string {
    return `${this.step.toString()}, on a page that was opened since`
  }
}

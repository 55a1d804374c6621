import type { JourneyModel } from '../../model/JourneyModel.js'
import type { TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** Lets time pass. */
export class Wait extends JourneyCommand {
  readonly name = 'wait'

  constructor(readonly milliseconds: number) {
    super()
  }

  override check(): boolean {
    return true
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    await context.pass(this.milliseconds)
    model.upToDate.clear()
  }

  toString(): string {
    return `${this.milliseconds} ms go by`
  }
}

import { awaitsNews } from '../../model/isStill.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { days } from '../../../values/calendar.js'

/** Moves time on by days, so that instalments fall due. Does nothing while the customer waits for a payment. */
export class JumpDays extends JourneyCommand {
  readonly name = 'days go by'

  constructor(readonly days: number) {
    super()
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    if (awaitsNews(context)) return
    await context.pass(days(this.days))
    model.upToDate.clear()
    await context.signIn(context.journey.tab())
    const taken = context.journey.backend.inspect.charges().filter(({ by }) => by === 'plan').length
    if (taken > 0) context.tally.count('instalments taken')
  }

  toString(): string {
    return `${this.days} days go by`
  }
}

import { viewOn } from '../../oracle/paymentModels.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** Reloads the page in front, or closes its tab and opens a new one. */
export class ComeBack extends JourneyCommand {
  readonly name: string

  constructor(readonly how: 'reload' | 'reopen') {
    super()
    this.name = how === 'reload' ? 'reload' : 'close and reopen the tab'
  }

  override check(): boolean {
    return true
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { journey } = context
    const view = viewOn(journey.tab().dashboard, 'basket', 'SUN1001')
    if (view?.kind === 'moving') context.tally.count(`${this.name} in ${view.stage}`)
    await (this.how === 'reload' ? journey.reload() : journey.reopen())
    await context.pass('untilQuiet')
    model.upToDate.clear()
  }

  toString(): string {
    return this.how === 'reload' ? 'reloads the page' : 'closes the tab and opens a new one'
  }
}

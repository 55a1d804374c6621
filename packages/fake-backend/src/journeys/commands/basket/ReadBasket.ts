import { basketOf, type Path, paths, texts } from '@booking-dashboard/core'
import { isStill } from '../../model/isStill.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** Opens a basket's page, which warns of problems that block a payment. */
export class ReadBasket extends JourneyCommand {
  override readonly screen: Path
  readonly name = 'look at the basket'

  constructor(readonly ref: BookingRef) {
    super()
    this.screen = paths.basket(ref)
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { messages, basket: baskets, session } = tab.dashboard
    const basket = baskets(this.ref)
    const notified: string[] = []
    // Dismisses an earlier warning.
    const before = messages.prompt$.value
    if (before?.header === texts.basket.warningHeader) messages.act(before.id, 0)
    const prompted = () => messages.prompt$.value
    // Items that are still being added cause a new warning.
    const isFree = prompted() === null && !context.isBusy()
    const listening = messages.prompt$.subscribe((prompt) => {
      if (prompt?.header === texts.basket.warningHeader) notified.push(...prompt.message)
    })
    await context.press(tab, basket.load)
    listening.unsubscribe()
    if (!isStill(model, context, 'untilQuiet') || session.state$.value.kind !== 'signedIn') return
    const { value } = basket.state$
    this.expect(value.kind === 'loaded' || value.kind === 'none', `the basket to be known, not ${value.kind}`)
    const held = basketOf(value)
    const wrong = Object.values(held?.mandatoryStatus ?? {}).flatMap(({ valid, errors }) => (valid ? [] : errors))
    if (wrong.length > 0) context.tally.count('basket to be put right')
    if (!isFree) return
    this.expect(notified.join() === wrong.join(), `“${wrong.join('”, “')}” to be said, not “${notified.join('”, “')}”`)
    // After the customer has read the warning, it does not appear again.
    const shown = prompted()
    if (shown?.header !== texts.basket.warningHeader) return
    await context.press(tab, basket.load)
    const again = prompted()
    if (again !== null) messages.act(again.id, 0)
    this.expect(prompted() === null, 'the warning to be said once')
  }

  toString(): string {
    return `looks at the basket of ${this.ref}`
  }
}

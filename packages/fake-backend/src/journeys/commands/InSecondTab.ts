import type { JourneyModel } from '../model/JourneyModel.js'
import { goToCheckout, type PayPress, pressPay } from '../model/pressPay.js'
import type { Patience, TestContext } from '../model/TestContext.js'
import { addTickets, type TicketOrder } from './AddTickets.js'
import { JourneyCommand } from './JourneyCommand.js'
import { openBooking } from './OpenBooking.js'

export type InSecondTabAction =
  | { readonly kind: 'pay'; readonly press: PayPress }
  | { readonly kind: 'add'; readonly order: TicketOrder; readonly patience: Patience }
  | { readonly kind: 'discard'; readonly ref: TicketOrder['ref']; readonly patience: Patience }
  | { readonly kind: 'close' }

/** What happens in another tab of the same browser; the first knows nothing of it. */
export class InSecondTab extends JourneyCommand {
  readonly name: string

  constructor(private readonly action: InSecondTabAction) {
    super()
    this.name = `second tab: ${action.kind}`
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { action } = this
    model.upToDate.clear()
    if (action.kind === 'close') return context.closeSecond()
    const tab = await context.second()
    const { dashboard } = tab
    switch (action.kind) {
      case 'add':
        return context.press(tab, () => addTickets(dashboard, action.order), action.patience)
      case 'discard':
        return context.press(tab, dashboard.basket(action.ref).discard, action.patience)
      case 'pay':
        await context.press(tab, () => openBooking(dashboard, action.press.ref))
        await goToCheckout(context, tab, action.press)
        await pressPay(context, tab, action.press)
    }
  }

  toString(): string {
    return `${this.name} ${JSON.stringify(this.action)}`
  }
}

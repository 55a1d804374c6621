import type { JourneyModel } from '../../model/JourneyModel.js'
import type { TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { AddTickets, type TicketOrder } from './AddTickets.js'

/** The page's timeout, and the time during which the result is unknown; ms. */
const [tooLong, onTheWay] = [31_000, 5000]

/** Adds tickets while the network is down, so that the result is unknown, and adds them again when it is back. */
export class AddTicketsAgain extends AddTickets {
  override readonly name = 'add tickets once more'

  /** Uses the lead passenger, because the basket asks again for the details of a new passenger. */
  constructor(order: Omit<TicketOrder, 'passenger'>) {
    super({ ...order, passenger: 1 }, 'untilQuiet')
  }

  override check(model: Readonly<JourneyModel>): boolean {
    return super.check(model) && model.faults === 0
  }

  protected override async press(context: TestContext, tab: Tab): Promise<void> {
    const { faults } = context.journey.backend
    const { add } = tab.dashboard.ticketShop(this.order.ref)
    faults.add({
      match: { path: 'addTickets' },
      times: 'once',
      effect: { kind: 'delay', milliseconds: tooLong, when: 'after' },
    })
    const ends: string[] = []
    await context.press(tab, async () => ends.push((await add()).kind), onTheWay)
    // The page can neither read the basket nor reset it.
    for (const path of ['getBasket', 'resetBasket'])
      faults.add({ match: { path }, times: 'always', effect: { kind: 'drop' } })
    await context.pass('untilQuiet')
    context.tally.count(`${this.name}: ${ends.join()} at first`)
    faults.clear()
    await super.press(context, tab)
  }

  override toString(): string {
    return `${super.toString()}, while the network is away, and presses again`
  }
}

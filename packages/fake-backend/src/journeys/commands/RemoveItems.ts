import { type Basket, basketOf, type ItemsToRemove, paxLeftOver } from '@booking-dashboard/core'
import { isCalm, type JourneyModel } from '../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../model/openBasket.js'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import { JourneyCommand } from './JourneyCommand.js'

/** One ticket, every other one with the passengers who then have none, all of it, or the passengers alone. */
export type WhatToRemove = 'one' | 'some' | 'all' | 'passengers'

const itemsOf = (basket: Basket, what: WhatToRemove): ItemsToRemove => {
  const tickets = basket.tickets.map(({ id }) => id)
  const pax = basket.pax.map(({ id }) => id)
  switch (what) {
    case 'one':
      return { tickets: tickets.slice(0, 1) }
    case 'some': {
      const some = tickets.filter((_, at) => at % 2 === 0)
      return { tickets: some, pax: paxLeftOver(basket, some).map(({ id }) => id) }
    }
    case 'all':
      return { tickets, pax }
    case 'passengers':
      return { pax }
  }
}

export class RemoveItems extends JourneyCommand {
  readonly name = 'remove items'

  constructor(
    private readonly ref: BookingRef,
    private readonly what: WhatToRemove,
    private readonly patience: Patience,
  ) {
    super()
  }

  override check({ signedIn, baskets }: Readonly<JourneyModel>): boolean {
    return signedIn && (baskets.get(this.ref)?.count ?? 0) > 0
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const basket = tab.dashboard.basket(this.ref)
    const shown = basketOf(basket.state$.value)
    if (shown === null) return
    const items = itemsOf(shown, this.what)
    const calm =
      isCalm(model, this.ref) && !isBeingPaid(openBasket(context, this.ref)) && this.patience === 'untilQuiet'
    const left = (model.baskets.get(this.ref)?.count ?? 0) - (items.tickets?.length ?? 0)
    await context.press(tab, basket.removeItems(items), this.patience)
    if (!calm) return
    context.tally.count('items removed')
    const after = openBasket(context, this.ref)?.tickets.length ?? 0
    this.expect(after === left, `${left} tickets left in the basket, not ${after}`)
  }

  toString(): string {
    return `remove ${this.what} of the basket of ${this.ref}, waits ${this.patience}`
  }
}

import { type LoadedBasket, type Path, paths, type ShoppingBasket } from '@booking-dashboard/core'
import { isAlone } from '../../model/isStill.js'
import { isCalm, type JourneyModel } from '../../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../../model/basket/openBasket.js'
import { minus } from '../../model/basket/Removal.js'
import { sameItems } from '../../model/basket/sameThings.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** One ticket; every other ticket, with the passengers who then have none; all tickets; or only the passengers. */
export type WhatToRemove = 'one' | 'some' | 'all' | 'passengers'

const whatWords: Readonly<Record<WhatToRemove, string>> = {
  one: 'one ticket',
  some: 'every other ticket',
  all: 'all tickets',
  passengers: 'the passengers',
}

const keysOf = ({ basket }: LoadedBasket, what: WhatToRemove): readonly string[] => {
  const tickets = basket.tickets.map(({ id }) => `tickets/${id}`)
  const passengers = basket.passengers.map(({ id }) => `passengers/${id}`)
  switch (what) {
    case 'one':
      return tickets.slice(0, 1)
    case 'some':
      return tickets.filter((_, at) => at % 2 === 0)
    case 'all':
      return [...tickets, ...passengers]
    case 'passengers':
      return passengers
  }
}

/** Removes tickets or passengers from the basket. */
export class RemoveItems extends JourneyCommand {
  override readonly screen: Path
  readonly name = 'remove items'

  constructor(
    readonly ref: BookingRef,
    readonly what: WhatToRemove,
    readonly patience: Patience,
  ) {
    super()
    this.screen = paths.basket(ref)
  }

  override check({ signedIn, baskets }: Readonly<JourneyModel>): boolean {
    return signedIn && (baskets.get(this.ref)?.count ?? 0) > 0
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const basket = tab.dashboard.basket(this.ref)
    const shown = basket.state$.value
    if (shown.kind !== 'loaded') return
    const keys = keysOf(shown, this.what)
    const before = openBasket(context, this.ref)
    const alone = before !== null && isAlone(model, context, this.ref)
    const calm = isCalm(model, this.ref) && !isBeingPaid(before) && this.patience === 'untilQuiet'
    await context.press(tab, () => this.remove(basket, keys), this.patience)
    const after = openBasket(context, this.ref)
    const going = shown.basket.tickets.filter(({ id }) => keys.includes(`tickets/${id}`))
    const types = going.map(({ ticketTypeId }) => ticketTypeId)
    const stays = minus(before?.ticketTypes ?? [], types)
    // Even with faults, unselected items stay.
    if (alone && after?.id === before.id) {
      context.tally.count('items removed: looked at what stays')
      const lost = minus(stays, after.ticketTypes)
      this.expect(lost.length === 0, `tickets of ${lost.join(', ')} to stay`)
      this.expect(sameItems(before.held, after.held), 'everything but tickets to stay')
    }
    if (!calm) return
    context.tally.count('items removed')
    this.expect(
      sameItems(after?.ticketTypes ?? [], stays),
      `tickets of ${stays.join(', ')} left in the basket, not ${after?.ticketTypes.join(', ')}`,
    )
  }

  /** Acts as the basket's page does: if only some tickets go, passengers without items go too. */
  private async remove(basket: ShoppingBasket, keys: readonly string[]): Promise<unknown> {
    if (this.what === 'all' || this.what === 'passengers') return basket.remove(keys)
    basket.pickAll(false)
    if (this.what === 'some') for (const key of keys) basket.pick(key, true)
    if (this.what === 'some') basket.askToRemovePicked()
    else basket.askToRemove(keys)
    return basket.answerRemoval(this.what === 'some')
  }

  toString(): string {
    return `removes ${whatWords[this.what]} from the basket of ${this.ref}${waits(this.patience)}`
  }
}

import { basketOf, texts } from '@booking-dashboard/core'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
import { openShop, optionsOf, shownBy } from './AddRooms.js'
import { type Adding, AddThings, areLeft, pick } from './AddThings.js'

/** An option for a room that is in the basket. */
export class AddRoomOptions extends AddThings {
  readonly name = 'add a room option'

  constructor(
    ref: BookingRef,
    private readonly room: number,
    private readonly option: number,
    patience: Patience,
  ) {
    super(ref, patience)
  }

  protected async choose(context: TestContext, tab: Tab): Promise<Adding | null> {
    const { ref } = this
    const basket = tab.dashboard.basket(ref)
    const rooms = basketOf(basket.state$.value)?.accommodations ?? []
    const room = pick(rooms, this.room)
    if (room === undefined) return null
    const shop = await openShop(context, tab, ref, room.accommodationId)
    const held = shownBy(shop)?.inBasket.find(({ lineId }) => lineId === room.id)
    const chosen = pick(optionsOf(held?.extras ?? []), this.option)
    if (chosen === undefined) return null
    const { extraId } = chosen.extra
    const { optionId } = chosen.option
    shop.chooseHeldExtra(room.id, extraId, optionId)
    const things = [`room extra ${extraId} ${optionId}`]
    return {
      run: shop.addHeldExtras,
      isLimited: true,
      parts: [{ things, costs: shownBy(shop)?.heldExtras.total ?? 0, granted: areLeft(context, ref, things) }],
      said: [texts.basket.optionsAdded(1)],
    }
  }

  toString(): string {
    return `add option ${this.option} to room ${this.room} of the basket of ${this.ref}`
  }
}

import { basketOf, type Path, paths, texts } from '@booking-dashboard/core'
import type { BasketRoom } from '@booking-dashboard/core/ports'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { openShop, optionsOf, roomsOnSale, shownBy } from './AddRooms.js'
import { waits } from '../Step.js'
import { type Adding, AddThings, areLeft, pick } from './AddThings.js'

/** Adds an option to a room in the basket, after adding a room if there is none. */
export class AddRoomOptions extends AddThings {
  readonly name = 'add a room option'
  override readonly screen: Path

  constructor(
    ref: BookingRef,
    readonly room: number,
    readonly option: number,
    patience: Patience,
  ) {
    super(ref, patience)
    this.screen = paths.accommodations(ref)
  }

  protected async choose(context: TestContext, tab: Tab): Promise<Adding | null> {
    const { ref } = this
    const basket = tab.dashboard.basket(ref)
    const rooms = basketOf(basket.state$.value)?.accommodations ?? []
    const room = pick(rooms, this.room) ?? (await this.takeRoom(context, tab))
    if (room === undefined) return null
    const shop = await openShop(context, tab, ref, room.accommodationId)
    const held = shownBy(shop)?.inBasket.find(({ lineId }) => lineId === room.id)
    const chosen = pick(optionsOf(held?.extras ?? []), this.option)
    if (chosen === undefined) return null
    const { extraId } = chosen.extra
    const { optionId } = chosen.option
    shop.chooseHeldExtra(room.id, extraId, optionId)
    const items = [`room extra ${extraId} ${optionId}`]
    return {
      run: shop.add,
      isLimited: true,
      parts: [{ items, costs: shownBy(shop)?.heldExtras.total ?? 0, granted: areLeft(context, ref, items) }],
      notified: [texts.basket.optionsAdded(1)],
    }
  }

  /** Adds a room if the basket has none. */
  private async takeRoom(context: TestContext, tab: Tab): Promise<BasketRoom | undefined> {
    const { ref } = this
    const onSale = pick(await roomsOnSale(context, tab, ref), this.room)
    if (onSale === undefined) return undefined
    const shop = await openShop(context, tab, ref, onSale.accommodationId)
    shop.choose(onSale.room.id, 1)
    await context.press(tab, shop.add)
    return basketOf(tab.dashboard.basket(ref).state$.value)?.accommodations[0]
  }

  toString(): string {
    return `adds option ${this.option} to room ${this.room} in the basket of ${this.ref}${waits(this.patience)}`
  }
}

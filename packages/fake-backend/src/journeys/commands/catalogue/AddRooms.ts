import { type Path, paths, type RoomExtraOffer, type RoomShop, type RoomsOnSale, texts } from '@booking-dashboard/core'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { waits } from '../Step.js'
import { type Adding, AddThings, areLeft, type Part, pick } from './AddThings.js'

/** The rooms to choose. */
export interface RoomOrder {
  readonly ref: BookingRef
  /** Index into the rooms on sale, modulo their number. */
  readonly kind: number
  readonly count: 1 | 2 | 3
  /** Index of an extra's option for the first room. */
  readonly option: number | null
}

/** What the loaded page shows; null if no room is on sale. */
export const shownBy = ({ state$ }: RoomShop): RoomsOnSale | null =>
  state$.value.kind === 'choosing' || state$.value.kind === 'adding' ? state$.value : null

/** All options of a room's extras. */
export const optionsOf = (
  extras: readonly RoomExtraOffer[],
): readonly { readonly extra: RoomExtraOffer; readonly option: RoomExtraOffer['options'][number] }[] =>
  extras.flatMap((extra) => extra.options.map((option) => ({ extra, option })))

/** All kinds of rooms of all accommodations. */
export const roomsOnSale = async (context: TestContext, tab: Tab, ref: string) => {
  const list = tab.dashboard.accommodationList(ref)
  await context.press(tab, list.open)
  const { value } = list.state$
  return value.kind === 'choosing'
    ? value.accommodations.flatMap(({ id, rooms }) => rooms.map((room) => ({ accommodationId: id, room })))
    : []
}

/** Opens the shop of an accommodation and clears the choice. */
export const openShop = async (context: TestContext, tab: Tab, ref: string, accommodationId: string) => {
  const shop = tab.dashboard.roomShop(ref, accommodationId)
  await context.press(tab, shop.open)
  for (const { id, quantity } of shownBy(shop)?.kinds ?? []) if (quantity > 0) shop.choose(id, 0)
  for (const { lineId, extras } of shownBy(shop)?.inBasket ?? [])
    for (const { extraId, chosen } of extras) if (chosen !== '') shop.chooseHeldExtra(lineId, extraId, null)
  return shop
}

interface AddingRooms extends Adding {
  readonly shop: RoomShop
}

/** Adds rooms of one kind: plenty, few or none left, or no limit; with or without an option for the first room. */
export class AddRooms extends AddThings {
  readonly name: string = 'add rooms'
  override readonly screen: Path

  constructor(
    readonly order: RoomOrder,
    patience: Patience,
  ) {
    super(order.ref, patience)
    this.screen = paths.accommodations(order.ref)
  }

  protected async choose(context: TestContext, tab: Tab): Promise<AddingRooms | null> {
    const { ref, kind, count, option } = this.order
    const wanted = pick(await roomsOnSale(context, tab, ref), kind)
    if (wanted === undefined) return null
    const { id: roomId, name, price } = wanted.room
    const shop = await openShop(context, tab, ref, wanted.accommodationId)
    shop.choose(roomId, count)
    const first = shownBy(shop)?.kinds.find(({ id }) => id === roomId)?.rooms[0]
    const chosen = first && option !== null ? pick(optionsOf(first.extras), option) : undefined
    if (first && chosen) shop.chooseExtra(first.key, chosen.extra.extraId, chosen.option.optionId)
    const total = shownBy(shop)?.summary.total ?? 0
    const rooms = Array.from({ length: count }, () => `room ${roomId}`)
    const parts: Part[] = [{ items: rooms, costs: price * count, granted: areLeft(context, ref, rooms) }]
    const notified = [texts.basket.added(count, name)]
    if (chosen !== undefined) {
      const items = [`room extra ${chosen.extra.extraId} ${chosen.option.optionId}`]
      parts.push({ items, costs: total - price * count, granted: areLeft(context, ref, items) })
      notified.push(texts.basket.optionsAdded(1))
    }
    const afterwards = (): void =>
      this.expect(
        shownBy(shop)?.kinds.every(({ quantity }) => quantity === 0) !== false,
        'no room to be chosen any more',
      )
    return { shop, run: shop.add, isLimited: true, parts, notified, afterwards }
  }

  toString(): string {
    const { ref, kind, count, option } = this.order
    return `adds ${count} × room kind ${kind} to ${ref}${option === null ? '' : `, the first with option ${option}`}${waits(this.patience)}`
  }
}

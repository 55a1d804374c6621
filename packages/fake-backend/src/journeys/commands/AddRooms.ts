import {
  type AccommodationOnSale,
  type Dashboard,
  displayedCost,
  extrasForRoom,
  latest,
  texts,
} from '@booking-dashboard/core'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
import { type Adding, AddThings, areLeft, type Part, pick } from './AddThings.js'

export interface RoomOrder {
  readonly ref: BookingRef
  /** Of what is on sale, counted round and round. */
  readonly kind: number
  readonly count: 1 | 2 | 3
  /** An option of an extra for the first of the rooms. */
  readonly option: number | null
}

/** The options of a kind of room that are on offer, loaded where they are not known yet. */
export const optionsOf = async (
  context: TestContext,
  tab: Tab,
  ref: string,
  room: { readonly accommodationId: string; readonly roomId: string },
) => {
  const { accommodationCatalogue } = tab.dashboard
  const known = (): ReturnType<typeof extrasForRoom> | null =>
    latest(accommodationCatalogue.roomExtras(ref, room.accommodationId).value)
  if (known() === null) await context.press(tab, accommodationCatalogue.loadRoomExtras(ref, room.accommodationId))
  return extrasForRoom(known() ?? [], room).flatMap((extra) => extra.options.map((option) => ({ extra, option })))
}

const onSaleIn = ({ accommodationCatalogue }: Dashboard, ref: string): readonly AccommodationOnSale[] | null =>
  latest(accommodationCatalogue.onSale(ref).value)

/** Rooms of one kind: plenty, few, sold out or without a limit, with an option of the first of them or without. */
export class AddRooms extends AddThings {
  readonly name = 'add rooms'

  constructor(
    private readonly order: RoomOrder,
    patience: Patience,
  ) {
    super(order.ref, patience)
  }

  protected async choose(context: TestContext, tab: Tab): Promise<Adding | null> {
    const { dashboard } = tab
    const { ref, kind, count, option } = this.order
    if (onSaleIn(dashboard, ref) === null) await context.press(tab, dashboard.accommodationCatalogue.load(ref))
    const room = pick(
      (onSaleIn(dashboard, ref) ?? []).flatMap(({ rooms }) => rooms),
      kind,
    )
    if (room === undefined) return null
    const { accommodationId, id: roomId, name } = room
    const chosen =
      option === null ? undefined : pick(await optionsOf(context, tab, ref, { accommodationId, roomId }), option)
    const rooms = Array.from({ length: count }, () => `room ${roomId}`)
    const parts: Part[] = [
      { things: rooms, costs: displayedCost(room.cost) * count, granted: areLeft(context, ref, rooms) },
    ]
    const said = [texts.basket.added(count, name)]
    if (chosen !== undefined) {
      const things = [`room extra ${chosen.extra.extraId} ${chosen.option.optionId}`]
      parts.push({ things, costs: displayedCost(chosen.option.cost), granted: areLeft(context, ref, things) })
      said.push(texts.basket.optionsAdded(1))
    }
    const extras =
      chosen === undefined
        ? []
        : [
            {
              extraId: chosen.extra.extraId,
              optionId: chosen.option.optionId,
              name: chosen.extra.name,
              otherInformation: '',
            },
          ]
    const selected = rooms.map((_room, index) => ({ accommodationId, roomId, name, extras: index === 0 ? extras : [] }))
    return { run: () => dashboard.basket(ref).addAccommodation({ rooms: selected }), parts, said }
  }

  toString(): string {
    const { ref, kind, count, option } = this.order
    return `add ${count} rooms of kind ${kind} to ${ref}${option === null ? '' : `, with option ${option}`}`
  }
}

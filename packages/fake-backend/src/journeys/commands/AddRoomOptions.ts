import { basketOf, displayedCost, texts } from '@booking-dashboard/core'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
import { optionsOf } from './AddRooms.js'
import { type Adding, AddThings, areLeft, pick } from './AddThings.js'

/** An option for a room that is in the basket; one that the room has already is refused. */
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
    const chosen = pick(await optionsOf(context, tab, ref, room), this.option)
    if (chosen === undefined) return null
    const {
      extra: { extraId, name },
      option: { optionId, cost },
    } = chosen
    const things = [`room extra ${extraId} ${optionId}`]
    // One that has no group any more was of a room that was removed.
    const has = room.extras.some((extra) => extra.extraId === extraId && extra.groupId !== null)
    const granted = areLeft(context, ref, things) && !has
    const extras = [{ roomLineId: room.id, extraId, optionId, name, otherInformation: '' }]
    return {
      run: () => basket.addAccommodationOptions({ extras }),
      parts: [{ things, costs: displayedCost(cost), granted }],
      said: [texts.basket.optionsAdded(1)],
    }
  }

  toString(): string {
    return `add option ${this.option} to room ${this.room} of the basket of ${this.ref}`
  }
}

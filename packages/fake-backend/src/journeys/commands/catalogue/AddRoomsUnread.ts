import type { JourneyModel } from '../../model/JourneyModel.js'
import type { TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { AddRooms, type RoomOrder, shownBy } from './AddRooms.js'

/**
 * Chooses rooms with an option. The session ends, and afterwards the options cannot be read. The rooms are added, and
 * the option stays to be added.
 */
export class AddRoomsUnread extends AddRooms {
  override readonly name = 'add rooms whose extras cannot be read'

  constructor(order: RoomOrder & { readonly option: number }) {
    super(order, 'untilQuiet')
  }

  override check(model: Readonly<JourneyModel>): boolean {
    return super.check(model) && model.faults === 0
  }

  protected override async act(model: JourneyModel, context: TestContext): Promise<void> {
    if (context.isBusy()) return
    await super.act(model, context)
    context.journey.backend.faults.clear()
    // The page has lost its data of the other bookings.
    model.upToDate.clear()
  }

  protected override async choose(context: TestContext, tab: Tab) {
    const adding = await super.choose(context, tab)
    const [rooms, extras] = adding?.parts ?? []
    if (adding === null || rooms === undefined || extras === undefined) return null
    const { sessions, faults } = context.journey.backend
    sessions.expire()
    await context.press(tab, () => tab.dashboard.bookings.load(this.order.ref))
    await context.signIn(tab)
    faults.add({ match: { path: 'getAccommodationExtras' }, times: 'always', effect: { kind: 'status', status: 500 } })
    await context.press(tab, adding.shop.open)
    const afterwards = (): void => {
      const outcome = shownBy(adding.shop)?.outcome.kind
      this.expect(outcome === 'partlyAdded', `to be told that an option is left to add, not “${outcome}”`)
    }
    return { ...adding, parts: [rooms], notified: adding.notified.slice(0, 1), afterwards }
  }

  override toString(): string {
    return `${super.toString()}, once the session ran out and what the rooms have beside cannot be read`
  }
}

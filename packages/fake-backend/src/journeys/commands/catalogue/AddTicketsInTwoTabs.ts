import { type Path, paths } from '@booking-dashboard/core'
import { isCalm, type JourneyModel } from '../../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../../model/basket/openBasket.js'
import type { BookingRef, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { openBooking } from '../bookings/OpenBooking.js'
import { chooseTickets, type TicketOrder } from './AddTickets.js'

/** Adds tickets in two tabs at once, so that both give their new passenger the same id. */
export class AddTicketsInTwoTabs extends JourneyCommand {
  readonly name = 'add tickets in two tabs'
  override readonly screen: Path
  readonly ref: BookingRef
  private readonly order: TicketOrder

  /** `count` applies to each tab. */
  constructor({ ref, ticketTypeId, count }: Omit<TicketOrder, 'passenger'>) {
    super()
    this.ref = ref
    this.screen = paths.tickets(ref)
    this.order = { ref, ticketTypeId, count, passenger: 'new' }
  }

  override check(model: Readonly<JourneyModel>): boolean {
    return super.check(model) && model.faults === 0
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, order } = this
    const tab = context.journey.tab()
    const second = await context.other('secondTab')
    await context.press(second, () => openBooking(second.dashboard, ref))
    await context.press(tab, () => chooseTickets(tab.dashboard, order))
    await context.press(second, () => chooseTickets(second.dashboard, order, ['Otto']))
    const before = openBasket(context, ref)
    const calm = isCalm(model, ref) && !context.isBusy() && !isBeingPaid(before)
    const ends: string[] = []
    const add = async ({ dashboard }: typeof tab): Promise<void> =>
      void ends.push((await dashboard.ticketShop(ref).add()).kind)
    await context.press(tab, () => Promise.all([add(tab), add(second)]))
    model.upToDate.clear()
    if (!calm) return
    context.tally.count(`${this.name}: ${ends.toSorted().join()}`)
    const after = openBasket(context, ref)
    const holders = (after?.holders ?? []).filter((_one, at) => !before?.tickets.includes(after?.tickets[at] ?? ''))
    for (const holder of holders) {
      const held = holders.filter((one) => one === holder).length
      this.expect(
        held <= order.count,
        `at most ${order.count} more tickets for each new passenger, not ${held} for one`,
      )
    }
  }

  protected override readonly because = 'a ticket is for the person who was named for it'

  toString(): string {
    const { ref, ticketTypeId, count } = this.order
    return `adds ${count} × ticket ${ticketTypeId} to ${ref} for somebody new, and in a second tab for somebody else at the same moment`
  }
}

import { type AddTicketsInput, basketOf, type Dashboard, latest } from '@booking-dashboard/core'
import { isCalm, type JourneyModel } from '../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../model/openBasket.js'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import { JourneyCommand } from './JourneyCommand.js'

export interface TicketOrder {
  readonly ref: BookingRef
  readonly ticketTypeId: string
  readonly count: number
  /** Existing passengers by id (3 is one who cancelled), or someone new for all of them. */
  readonly passenger: 1 | 2 | 3 | 'new'
}

const nora = { firstName: 'Nora', lastName: 'Quill', email: 'nora@example.com', telephone: '' }

const toInput = ({ ticketTypeId, count, passenger }: TicketOrder): AddTicketsInput => {
  const holder = passenger === 'new' ? { newcomer: 0 } : { paxId: passenger }
  return {
    tickets: Array.from({ length: count }, () => ({ ticketTypeId, ticketName: `Type ${ticketTypeId}`, ...holder })),
    newcomers: passenger === 'new' ? [nora] : [],
  }
}

export const addTickets = (dashboard: Dashboard, order: TicketOrder): Promise<unknown> =>
  dashboard.basket(order.ref).addTickets(toInput(order))

/** Tickets of any type: on sale, without end, too many, sold out, not on sale at all. */
export class AddTickets extends JourneyCommand {
  readonly name = 'add tickets'

  constructor(
    private readonly order: TicketOrder,
    private readonly patience: Patience,
  ) {
    super()
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { dashboard } = tab
    const { ref, count } = this.order
    if (latest(dashboard.bookings.booking(ref).value) === null) await context.press(tab, dashboard.bookings.load(ref))
    const calm = isCalm(model, ref) && !isBeingPaid(openBasket(context, ref)) && this.patience === 'untilQuiet'
    const before = model.baskets.get(ref)?.count ?? 0
    const expected = before + (this.isGranted(before, context) ? count : 0)
    await context.press(tab, () => addTickets(dashboard, this.order), this.patience)
    if (!calm || dashboard.session.state$.value.kind !== 'signedIn') return
    context.tally.count(expected > before ? 'tickets added' : 'tickets refused')
    const after = openBasket(context, ref)?.tickets.length ?? 0
    this.expect(after === expected, `${expected} tickets in the basket, not ${after}`)
    const shown = basketOf(dashboard.basket(ref).state$.value)?.tickets.length ?? 0
    this.expect(shown === after, `${after} tickets on the screen, not ${shown}`)
  }

  /** The limits that the fake back end chose are in its README. */
  private isGranted(before: number, { journey }: TestContext): boolean {
    const { ref, ticketTypeId, count } = this.order
    const booking = journey.backend.inspect.bookings().find(({ reference }) => reference === ref)
    return count <= 10 && before + count <= 20 && (booking?.available[ticketTypeId] ?? 0) >= count
  }

  toString(): string {
    const { ref, ticketTypeId, count, passenger } = this.order
    return `add ${count} × ${ticketTypeId} to ${ref} for passenger ${passenger}, waits ${this.patience}`
  }
}

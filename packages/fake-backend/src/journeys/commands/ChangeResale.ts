import {
  latest,
  resaleCode,
  resaleRows,
  resaleStatus,
  type ResaleTicket,
  resaleTickets,
  setAllResale,
  texts,
  toggleResale,
} from '@booking-dashboard/core'
import { Recorder } from '../model/Recorder.js'
import { isStill } from '../model/isStill.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../model/openBasket.js'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
import { JourneyCommand } from './JourneyCommand.js'

export interface ResaleOrder {
  readonly ref: BookingRef
  /** Everything that can be chosen, one ticket of the list, or one against the rules. */
  readonly what: 'everything' | 'all put up' | 'one' | 'against the rules'
  readonly ticket: number
}

/** Puts tickets up for resale and takes others back, both at once. */
export class ChangeResale extends JourneyCommand {
  readonly name: string

  constructor(
    private readonly order: ResaleOrder,
    private readonly patience: Patience,
  ) {
    super()
    this.name = `resale: ${order.what}`
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, what } = this.order
    const tab = context.journey.tab()
    const { bookings, resale } = tab.dashboard
    await context.press(tab, () => Promise.all([bookings.refresh(ref)(), resale(ref).loadPendingChanges()]))
    // While a change of a name is being paid for, its ticket cannot be listed.
    const still = isStill(model, context, this.patience) && !isBeingPaid(openBasket(context, ref))
    const tickets = this.choose(tab)
    if (tickets.length === 0) return
    const before = this.codes(context)
    const recorder = new Recorder(tab, ref)
    await context.press(tab, resale(ref).update(tickets), this.patience)
    recorder.stop()
    if (!still || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    const works = what !== 'against the rules'
    context.tally.count(`${this.name}: ${works ? 'updated' : 'refused'}`)
    for (const { id, status } of tickets) {
      const expected = !works ? before[id] : status === resaleStatus.putUp ? resaleCode.onResale : resaleCode.available
      this.expect(
        this.codes(context)[id] === expected,
        `ticket ${id} to have code ${expected}, not ${this.codes(context)[id]}`,
      )
      const shown = latest(bookings.booking(ref).value)?.tickets.find((ticket) => ticket.id === id)?.resale.code
      this.expect(!works || shown === expected, `ticket ${id} to be shown with code ${expected}, not ${shown}`)
    }
    const said = works ? texts.resale.updated : texts.failure.resaleNotPossible
    this.expect(recorder.said().join() === said, `“${said}” to be said, not “${recorder.said().join('”, “')}”`)
    const { kind } = resale(ref).update$.value
    this.expect(kind === (works ? 'succeeded' : 'failed'), `the end of the update, not ${kind}`)
  }

  private choose({ dashboard }: Tab): readonly ResaleTicket[] {
    const { ref, what, ticket } = this.order
    const booking = latest(dashboard.bookings.booking(ref).value)
    const pending = latest(dashboard.resale(ref).pendingChanges$.value)
    if (booking === null || pending === null) return []
    const rows = resaleRows(booking, pending)
    const row = rows[ticket % Math.max(1, rows.length)]
    if (what === 'against the rules') {
      if (row === undefined || row.state.kind === 'available') return []
      return [{ id: row.ticket.id, status: resaleStatus.putUp }]
    }
    if (what === 'one') return row === undefined ? [] : resaleTickets(toggleResale(new Map(), row), rows)
    const putUp = setAllResale(new Map(), rows, resaleStatus.putUp, true)
    return resaleTickets(what === 'all put up' ? putUp : setAllResale(putUp, rows, resaleStatus.cancel, true), rows)
  }

  private codes({ journey }: TestContext): Readonly<Record<string, number>> {
    return journey.backend.inspect.bookings().find(({ reference }) => reference === this.order.ref)?.resale ?? {}
  }

  toString(): string {
    const { ref, what, ticket } = this.order
    return `resale of ${ref}: ${what}, ticket ${ticket}, waits ${this.patience}`
  }
}

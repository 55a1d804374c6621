import {
  type Dashboard,
  latest,
  type Path,
  paths,
  type ResaleTickets,
  resaleStatus,
  type ResaleTicket,
  texts,
} from '@booking-dashboard/core'
import { resaleCode } from '@booking-dashboard/core/ports'
import { Recorder } from '../../model/Recorder.js'
import { isStill } from '../../model/isStill.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../../model/basket/openBasket.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** The tickets to list for resale or to withdraw. */
export interface ResaleOrder {
  readonly ref: BookingRef
  /** Every selectable ticket, every listed ticket, one ticket, or one that the rules forbid. */
  readonly what: 'everything' | 'all put up' | 'one' | 'against the rules'
  readonly ticket: number
}

const deskOf = (dashboard: Dashboard, ref: BookingRef): ResaleTickets | null => {
  const state = dashboard.resale(ref).state$.value
  return 'preview' in state ? state : null
}
const rowsOn = (desk: ResaleTickets | null) => desk?.list.groups.flatMap(({ entries }) => entries) ?? []
const chosenOn = ({ preview }: ResaleTickets): readonly ResaleTicket[] =>
  [...preview.putUp, ...preview.cancel].flatMap(({ ticket: { id }, action }) =>
    action === null ? [] : [{ id, status: action }],
  )

/** Lists tickets for resale and withdraws others in one step. */
export class ChangeResale extends JourneyCommand {
  override readonly screen: Path
  readonly name: string

  constructor(
    readonly order: ResaleOrder,
    readonly patience: Patience,
  ) {
    super()
    this.screen = paths.resale(order.ref)
    this.name = `resale: ${order.what}`
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, what } = this.order
    const tab = context.journey.tab()
    const { dashboard } = tab
    const resale = dashboard.resale(ref)
    await context.press(tab, resale.open)
    // A ticket cannot be listed while its name change is being paid.
    const still = isStill(model, context, this.patience) && !isBeingPaid(openBasket(context, ref))
    const before = this.codes(context)
    const given = what === 'against the rules' ? this.impossible(dashboard) : undefined
    resale.clear()
    if (given === undefined) this.choose(dashboard)
    const desk = deskOf(dashboard, ref)
    if (given?.length === 0 || desk === null || (given === undefined && desk.chosen.size === 0)) return
    const tickets = given ?? chosenOn(desk)
    resale.ask()
    this.expect(given !== undefined || deskOf(dashboard, ref)?.kind === 'asking', 'to be asked first')
    const recorder = new Recorder(tab, ref)
    let end = ''
    await context.press(tab, async () => (end = (await resale.update(given)).kind), this.patience)
    recorder.stop()
    const isRead = model.faults < 2 && this.patience === 'untilQuiet' && !context.isBusy()
    if (isRead && end === 'failed' && dashboard.session.state$.value.kind === 'signedIn')
      for (const { id } of tickets)
        this.expect(this.codes(context)[id] === before[id], `ticket ${id} to be as it was, since that was said`)
    if (!still || dashboard.session.state$.value.kind !== 'signedIn') return
    const works = given === undefined
    context.tally.count(`${this.name}: ${works ? 'updated' : 'refused'}`)
    for (const { id, status } of tickets) {
      const expected = !works ? before[id] : status === resaleStatus.putUp ? resaleCode.onResale : resaleCode.available
      this.expect(
        this.codes(context)[id] === expected,
        `ticket ${id} to have code ${expected}, not ${this.codes(context)[id]}`,
      )
      const booking = latest(dashboard.bookings.booking(ref).value)
      const shown = booking?.tickets.find((ticket) => ticket.id === id)?.resale.code
      this.expect(!works || shown === expected, `ticket ${id} to be shown with code ${expected}, not ${shown}`)
    }
    const notified = works ? texts.resale.updated : ''
    this.expect(
      recorder.notified().join() === notified,
      `“${notified}” to be said, not “${recorder.notified().join('”, “')}”`,
    )
    this.expect(end === (works ? 'updated' : 'invalid'), `the end of the update, not ${end}`)
    const after = deskOf(dashboard, ref)
    this.expect(after?.chosen.size === 0, `nothing to be chosen any more, not ${after?.chosen.size} tickets`)
    this.expect(
      after?.preview.listed ===
        Object.values(this.codes(context)).filter((code) => code === resaleCode.onResale).length,
      `as many tickets to be shown on resale as are`,
    )
  }

  /** Selects the tickets. */
  private choose(dashboard: Dashboard): void {
    const { ref, what, ticket } = this.order
    const resale = dashboard.resale(ref)
    const desk = deskOf(dashboard, ref)
    const rows = rowsOn(desk)
    if (what === 'one') {
      const row = rows[ticket % Math.max(1, rows.length)]
      if (row === undefined) return
      // Selects, deselects and selects again.
      resale.toggle(row.ticket.id)
      resale.toggle(row.ticket.id)
      this.expect(deskOf(dashboard, ref)?.chosen.size === 0, 'what was taken back not to be chosen')
      resale.toggle(row.ticket.id)
      return
    }
    for (const row of rows)
      if (row.action === resaleStatus.putUp || (what === 'everything' && row.action !== null))
        resale.toggle(row.ticket.id)
  }

  private impossible(dashboard: Dashboard): readonly ResaleTicket[] {
    const rows = rowsOn(deskOf(dashboard, this.order.ref))
    const row = rows[this.order.ticket % Math.max(1, rows.length)]
    return row === undefined || row.action === resaleStatus.putUp
      ? []
      : [{ id: row.ticket.id, status: resaleStatus.putUp }]
  }

  private codes({ journey }: TestContext): Readonly<Record<string, number>> {
    return journey.backend.inspect.bookings().find(({ reference }) => reference === this.order.ref)?.resale ?? {}
  }

  toString(): string {
    const { ref, what, ticket } = this.order
    return `changes the resale of ${ref}: ${what} (ticket at place ${ticket})${waits(this.patience)}`
  }
}

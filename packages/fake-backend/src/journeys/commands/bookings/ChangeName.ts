import { latest, type Path, paths, texts } from '@booking-dashboard/core'
import { resaleCode } from '@booking-dashboard/core/ports'
import { openBasket } from '../../model/basket/openBasket.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { waits } from '../Step.js'
import { type Adding, AddThings, pick } from '../catalogue/AddThings.js'

/** Changes the name on a ticket that may allow it, be on resale, be sold, wait for a change, or forbid it. */
export class ChangeName extends AddThings {
  readonly name = 'change a name'
  override readonly screen: Path

  constructor(
    ref: BookingRef,
    readonly ticket: number,
    patience: Patience,
  ) {
    super(ref, patience)
    this.screen = paths.ticketDetails(ref)
  }

  protected async choose(context: TestContext, tab: Tab): Promise<Adding | null> {
    const { ref } = this
    const { bookings, nameChange } = tab.dashboard
    const change = nameChange(ref)
    // Scripts may act without opening the page first.
    const isOpened = this.ticket % 3 > 0 || latest(bookings.booking(ref).value) === null
    if (isOpened) await context.press(tab, change.open)
    const { value } = change.state$
    if (value.kind === 'ready') this.compareCounts(value.list.states)
    const ticket = pick(latest(bookings.booking(ref).value)?.tickets ?? [], this.ticket)
    if (ticket === undefined) return null
    change.start(ticket.id)
    change.type(ticket.id, 'firstName', 'Ada')
    change.type(ticket.id, 'lastName', 'Byrne')
    change.type(ticket.id, 'email', 'ada@example.com')
    const part = { items: [`name on ${ticket.id}`], costs: ticket.nameChangeFee ?? 0 }
    const granted = ticket.nameChangeAllowed && this.isFree(context, ticket.id)
    const isAdding = (): boolean => change.state$.value.kind === 'ready' && change.state$.value.isAdding
    let wasAdding = false
    return {
      run: async () => {
        const listening = change.state$.subscribe(() => (wasAdding ||= isAdding()))
        await change.add(ticket.id)
        listening.unsubscribe()
      },
      afterwards: () => this.expect(wasAdding && !isAdding(), 'to see that the name is being added, until it is'),
      isLimited: true,
      parts: [{ ...part, granted }],
      notified: [texts.basket.nameChangeAdded],
    }
  }

  /** Each ticket counts under exactly one state besides "all". */
  private compareCounts(states: readonly { readonly state: string; readonly count: number }[]): void {
    const [all, ...others] = states
    const sum = others.reduce((total, { count }) => total + count, 0)
    this.expect(all?.count === sum, `${all?.count} tickets by their states, not ${sum}`)
  }

  private isFree(context: TestContext, ticketId: string): boolean {
    const booking = context.journey.backend.inspect.bookings().find(({ reference }) => reference === this.ref)
    const code = booking?.resale[ticketId]
    const waiting = [...(booking?.changing ?? []), ...(openBasket(context, this.ref)?.nameChanges ?? [])]
    return code !== resaleCode.onResale && code !== resaleCode.resold && !waiting.includes(ticketId)
  }

  toString(): string {
    return `changes the name on the ticket at place ${this.ticket} of ${this.ref}${waits(this.patience)}`
  }
}

import { latest, type Path, paths } from '@booking-dashboard/core'
import { isStill } from '../../model/isStill.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { pick } from './AddThings.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** How a customer leaves a half-filled form. */
export type WayOut = 'the session runs out' | 'signs out'

const typed = 'Ada'

/** Types into a form and leaves it. After an expired session the text is still there; after a sign-out it is gone. */
export class LeaveTyped extends JourneyCommand {
  readonly name: string
  override readonly screen: Path

  constructor(
    readonly ref: BookingRef,
    readonly ticket: number,
    readonly how: WayOut,
  ) {
    super()
    this.name = `leave what was typed: ${how}`
    this.screen = paths.ticketDetails(ref)
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref } = this
    if (context.isBusy()) return
    const tab = context.journey.tab()
    const { bookings, nameChange, session } = tab.dashboard
    const form = nameChange(ref)
    await context.press(tab, form.open)
    const ticket = pick(latest(bookings.booking(ref).value)?.tickets ?? [], this.ticket)
    if (ticket === undefined || !isStill(model, context, 'untilQuiet')) return
    form.start(ticket.id)
    if (this.shown(tab, ticket.id) === null) return
    form.type(ticket.id, 'firstName', typed)
    if (this.how === 'signs out') await context.press(tab, session.signOut)
    else {
      context.journey.backend.sessions.expire()
      await context.press(tab, () => bookings.load(ref))
    }
    this.expect(session.state$.value.kind === 'signedOut', `the session to be over, not ${session.state$.value.kind}`)
    model.upToDate.clear()
    await context.signIn(tab)
    await context.press(tab, form.open)
    form.start(ticket.id)
    const [wanted, shown] = [this.how === 'signs out' ? '' : typed, this.shown(tab, ticket.id) ?? '']
    this.expect(shown === wanted, `“${wanted}” to stand in the form, and not “${shown}”`)
    form.giveUp(ticket.id)
  }

  /** The first name in a ticket's form; null if there is no form. */
  private shown({ dashboard }: Tab, ticketId: string): string | null {
    const { value } = dashboard.nameChange(this.ref).state$
    return value.kind === 'ready' ? (value.forms.get(ticketId)?.values.firstName ?? null) : null
  }

  toString(): string {
    return `types a name for the ticket at place ${this.ticket} of ${this.ref}; ${this.how}; comes back to the form`
  }
}

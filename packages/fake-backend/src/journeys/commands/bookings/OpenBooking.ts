import { type Dashboard, latest, type Path, paths } from '@booking-dashboard/core'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** Loads what the screens of a booking load. */
export const openBooking = (dashboard: Dashboard, ref: string): Promise<unknown> =>
  Promise.all([
    dashboard.customer.load(),
    dashboard.bookings.loadList(),
    dashboard.bookings.load(ref),
    dashboard.basket(ref).check(),
    dashboard.ticketShop(ref).open(),
  ])

/** Opens a booking, so that its page is up to date. */
export class OpenBooking extends JourneyCommand {
  override readonly screen: Path
  readonly name = 'open a booking'

  constructor(
    readonly ref: BookingRef,
    readonly patience: Patience,
  ) {
    super()
    this.screen = paths.booking(ref)
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { dashboard } = tab
    // Work on another page may still change the booking.
    const isAlone = !context.isBusy()
    await context.press(tab, () => openBooking(dashboard, this.ref), this.patience)
    if (this.patience !== 'untilQuiet' || model.faults > 0 || dashboard.session.state$.value.kind !== 'signedIn') return
    const state = dashboard.bookings.booking(this.ref).value
    // Nothing is on sale after departure.
    const departs = latest(state)?.departureDate ?? ''
    if (isAlone && Date.parse(departs) > context.journey.clock.now()) model.upToDate.add(this.ref)
    if (model.owner === true) this.expect(state.kind === 'loaded', `${this.ref}, not ${state.kind}`)
    if (model.owner === false) this.expect(latest(state) === null, 'somebody else’s booking to stay theirs')
  }

  toString(): string {
    return `opens ${this.ref}${waits(this.patience)}`
  }
}

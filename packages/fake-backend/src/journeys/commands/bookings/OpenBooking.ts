import { type Dashboard, latest, type Path, paths } from '@booking-dashboard/core'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** What the screens of a booking ask for. */
export const openBooking = (dashboard: Dashboard, ref: string): Promise<unknown> =>
  Promise.all([
    dashboard.customer.load(),
    dashboard.bookings.loadList(),
    dashboard.bookings.load(ref),
    dashboard.basket(ref).check(),
    dashboard.ticketShop(ref).open(),
  ])

/** Opens a booking: afterwards the page knows all that happened. */
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
    // What another page is about may come in after this one has looked.
    const isAlone = !context.isBusy()
    await context.press(tab, () => openBooking(dashboard, this.ref), this.patience)
    if (this.patience !== 'untilQuiet' || model.faults > 0 || dashboard.session.state$.value.kind !== 'signedIn') return
    const state = dashboard.bookings.booking(this.ref).value
    // Nothing more is sold for a trip that has begun.
    const departs = latest(state)?.departureDate ?? ''
    if (isAlone && Date.parse(departs) > context.journey.clock.now()) model.upToDate.add(this.ref)
    if (model.owner === true) this.expect(state.kind === 'loaded', `${this.ref}, not ${state.kind}`)
    if (model.owner === false) this.expect(latest(state) === null, 'somebody else’s booking to stay theirs')
  }

  toString(): string {
    return `opens ${this.ref}${waits(this.patience)}`
  }
}

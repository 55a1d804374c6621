import { type Dashboard, latest, shownDownloads } from '@booking-dashboard/core'
import { isStill } from '../../model/isStill.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** Downloads the confirmation, or the first shown e-ticket that was not sold. */
export class DownloadDocument extends JourneyCommand {
  readonly name: string

  constructor(
    readonly ref: BookingRef,
    readonly what: 'confirmation' | 'e-ticket',
    readonly patience: Patience,
  ) {
    super()
    this.name = `download: ${what}`
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { bookings } = tab.dashboard
    if (latest(bookings.booking(this.ref).value) === null) await context.press(tab, () => bookings.load(this.ref))
    const still = isStill(model, context, this.patience)
    const arrived = { bytes: 0, asked: false }
    await context.press(tab, () => this.fetch(tab.dashboard, context, arrived), this.patience)
    if (!still || !arrived.asked || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    context.tally.count(`${this.name}: arrived`)
    this.expect(arrived.bytes > 0, 'a file')
  }

  private async fetch(
    { downloads, bookings }: Dashboard,
    { soldTickets }: TestContext,
    arrived: { bytes: number; asked: boolean },
  ): Promise<void> {
    const deliveries = latest(bookings.booking(this.ref).value)?.deliveries ?? []
    const isSold = (ids: readonly string[]): boolean => ids.length > 0 && ids.every((id) => soldTickets.has(id))
    const offered = deliveries.flatMap(shownDownloads).filter(({ ticketIds }) => !isSold(ticketIds))
    const own = offered.find((download) => download.kind === 'own')
    if (this.what !== 'confirmation' && own === undefined) return
    arrived.asked = true
    const files = downloads(this.ref)
    const got = await (own === undefined || this.what === 'confirmation' ? files.confirmation() : files.item(own))
    if (got.kind === 'downloaded') arrived.bytes = got.file.bytes.length
  }

  toString(): string {
    return `downloads the ${this.what} of ${this.ref}${waits(this.patience)}`
  }
}

import type { JourneyModel } from '../../model/JourneyModel.js'
import { type BookingRef, bookingRefs, type TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** What others do in the meantime; no page is notified. */
export type MeanwhileKind = 'a ticket is sold' | 'a delivery leaves' | 'baskets expire'

/** First deliveries that go to a postal address. */
const posted: readonly (readonly [BookingRef, string])[] = [
  ['SUN1001', '6101'],
  ['SUN1003', '6103'],
]
const onItsWay = 3

/** Lets others act; no page is notified. */
export class Meanwhile extends JourneyCommand {
  readonly name: string

  constructor(readonly what: MeanwhileKind) {
    super()
    this.name = what
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { backend } = context.journey
    model.upToDate.clear()
    switch (this.what) {
      case 'a ticket is sold': {
        const listed = backend.inspect
          .bookings()
          .flatMap(({ resale }) => Object.keys(resale).filter((id) => resale[id] === 2))
        const [ticket] = listed
        if (ticket !== undefined && backend.resale.sell(ticket)) context.soldTickets.add(ticket)
        return
      }
      case 'a delivery leaves': {
        const next = posted.find(([ref]) => !context.deliveriesOnTheirWay.has(ref))
        if (next !== undefined && backend.deliveries.move(next[1], onItsWay)) context.deliveriesOnTheirWay.add(next[0])
        return
      }
      case 'baskets expire':
        backend.baskets.expire()
        context.tally.count(`baskets expired with ${bookingRefs.filter((ref) => model.baskets.has(ref)).length} open`)
    }
  }

  toString(): string {
    return `(meanwhile ${this.what})`
  }
}

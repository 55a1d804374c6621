import type { FakeBackend } from '../../../FakeBackend.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** A change in minor units, or a rise by the last payment, so that the same amount is due again. */
export type PriceStep = number | 'what was paid last'

/** Changes the price of a booking; no page is notified. */
export class ChangePrice extends JourneyCommand {
  readonly name = 'a price changes'

  constructor(
    readonly ref: BookingRef,
    readonly by: PriceStep,
  ) {
    super()
  }

  /** Returns the change in minor units. */
  happen({ bookings, inspect }: FakeBackend): number {
    const { ref } = this
    const last = inspect.charges().findLast(({ bookingRef }) => bookingRef === ref)?.amount ?? 0
    const by = this.by === 'what was paid last' ? last : this.by
    const { total = 0 } = inspect.bookings().find(({ reference }) => reference === ref) ?? {}
    // The total falls by at most half, because its lines cannot absorb more.
    if (by === 0 || total + by < total / 2) return 0
    bookings.changePrice(ref, by)
    return by
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref } = this
    const { backend } = context.journey
    const by = this.happen(backend)
    if (by === 0) return
    model.upToDate.clear()
    context.priceChanges.set(ref, (context.priceChanges.get(ref) ?? 0) + by)
    if (by > 0) context.oracle.ledger.owesAgain(ref)
    const { outstanding = 0 } = backend.inspect.bookings().find(({ reference }) => reference === ref) ?? {}
    context.tally.count(`price: ${by > 0 ? 'more' : outstanding < 0 ? 'less, so that too much is paid' : 'less'}`)
  }

  toString(): string {
    return `(meanwhile ${this.ref} costs ${this.by} more)`
  }
}

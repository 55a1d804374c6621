import type { FakeBackend } from '../../../FakeBackend.js'
import type { ChargebackOrder } from '../../../records/MoneyReturn.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** Which money goes back, and how it is listed. A partial refund is always a separate row. */
export interface ReturnedMoney {
  readonly ref: BookingRef
  readonly what: 'all refunded' | 'a part refunded' | 'charged back'
  readonly listed: NonNullable<ChargebackOrder['listed']>
  /** Index into the payments with money left, modulo their number. */
  readonly which: number
}

/** The organiser refunds a payment, or the customer's bank charges it back; no page is notified. */
export class MoneyBack extends JourneyCommand {
  readonly name = 'money goes back'

  constructor(readonly returned: ReturnedMoney) {
    super()
  }

  /** True if there was money to return. */
  happen({ payments, world }: FakeBackend): boolean {
    const { ref, what, listed, which } = this.returned
    const left = world.report().payments.filter(({ booking }) => booking === ref)
    const chosen = left[which % Math.max(1, left.length)]
    if (chosen === undefined) return false
    const { reference: payment, amount } = chosen
    const isWhole = chosen.left === amount
    if (what === 'a part refunded') payments.refund({ payment, amount: Math.ceil(chosen.left / 3) })
    else payments[what === 'charged back' ? 'chargeBack' : 'refund']({ payment, listed: isWhole ? listed : 'row' })
    return true
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, what, listed } = this.returned
    if (!this.happen(context.journey.backend)) return
    model.upToDate.clear()
    context.oracle.ledger.owesAgain(ref)
    context.tally.count(`money back: ${what}${what === 'a part refunded' ? '' : `, listed as ${listed}`}`)
  }

  toString(): string {
    const { ref, what, listed } = this.returned
    return `(meanwhile ${what}: a payment of ${ref}${what === 'a part refunded' ? '' : `, listed as ${listed}`})`
  }
}

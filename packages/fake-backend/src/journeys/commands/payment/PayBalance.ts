import { type BalancePart, paths } from '@booking-dashboard/core'
import type { ChallengeDecision } from '../../Bank.js'
import { bankWords, type CardChoice, sourceOf, typedCard } from '../../model/payment/CardChoice.js'
import { isCalm, type JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** Which part of a balance is paid, with which card. */
export interface BalancePress {
  readonly ref: BookingRef
  readonly part: BalancePart
  readonly card: CardChoice
  readonly decision: ChallengeDecision
  readonly patience: Patience
}

/** Pays what a booking owes, or what is overdue of its plan, with any card. */
export class PayBalance extends JourneyCommand {
  readonly name = 'pay the balance'

  constructor(readonly press: BalancePress) {
    super()
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, part, card, decision, patience } = this.press
    const tab = context.journey.tab()
    const payment = tab.dashboard.balancePayment(ref, part)
    tab.navigation.goTo(paths.payInFull(ref))
    await context.pressPayment(tab, () => tab.dashboard.bookings.load(ref))
    await context.pressPayment(tab, payment.open)
    const { value } = payment.state$
    if (value.kind !== 'open' || value.due === null || value.payment.kind !== 'form') return
    const shown = value.due.amount.amount
    const { browser, bank, backend } = context.journey
    const owed = (): number => backend.inspect.bookings().find(({ reference }) => reference === ref)?.outstanding ?? 0
    const before = owed()
    const charges = backend.inspect.charges().length
    const isForetold = isCalm(model, ref) && patience === 'untilQuiet' && browser.storage.unended(ref).length === 0
    bank.decide(decision)
    browser.cardFields.typed = typedCard(card)
    context.oracle.presses.pressed(ref, shown)
    await context.pressPayment(
      tab,
      () => payment.pay({ cardholderName: 'Amelia Hart', source: sourceOf(card) }),
      patience,
    )
    const charged = backend.inspect.charges().length - charges
    if (charged > 0) context.tally.count(`charged: ${part}`)
    const ofThisSum = backend.inspect.charges().filter((one) => one.bookingRef === ref && one.amount === shown)
    if (charged > 0 && ofThisSum.length > 1) context.tally.count('charged: the same sum again')
    if (isForetold)
      this.expect(
        before - owed() === charged * shown,
        `${charged} charges of ${shown} to lower what is owed by as much`,
      )
  }

  toString(): string {
    const { ref, part, card, decision, patience } = this.press
    return `pays what is ${part} of ${ref} with the card …${card.number.slice(-4)}${bankWords(card, decision)}${waits(patience)}`
  }
}

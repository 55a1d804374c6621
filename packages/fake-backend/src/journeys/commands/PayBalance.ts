import { balanceToPay, type BalancePart, latest, mayPay, paths } from '@booking-dashboard/core'
import type { ChallengeDecision } from '../Bank.js'
import { type CardChoice, sourceOf, typedCard } from '../model/CardChoice.js'
import { isCalm, type JourneyModel } from '../model/JourneyModel.js'
import type { BookingRef, Patience, Stage } from '../model/Stage.js'
import { JourneyCommand } from './JourneyCommand.js'

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

  constructor(private readonly press: BalancePress) {
    super()
  }

  protected async act(model: JourneyModel, stage: Stage): Promise<void> {
    const { ref, part, card, decision, patience } = this.press
    const tab = stage.journey.tab()
    const { bookings, payment } = tab.dashboard
    tab.navigation.goTo(paths.payInFull(ref))
    await stage.pressPayment(tab, bookings.load(ref))
    await stage.pressPayment(tab, payment(ref).reconcileBalance)
    const booking = latest(bookings.booking(ref).value)
    const shownTotal = booking === null ? null : (balanceToPay(booking, part)?.amount.amount ?? null)
    if (shownTotal === null || !mayPay(payment(ref).state$.value)) return
    const { browser, bank, backend } = stage.journey
    const owed = (): number => backend.inspect.bookings().find(({ reference }) => reference === ref)?.outstanding ?? 0
    const before = owed()
    const charges = backend.inspect.charges().length
    const isForetold = isCalm(model, ref) && patience === 'untilQuiet' && !browser.storage.records.has(ref)
    bank.decide(decision)
    browser.cardFields.typed = typedCard(card)
    stage.witness.pressedPayBalance(ref, shownTotal)
    await stage.pressPayment(tab, payment(ref).payBalance({ part, shownTotal, cardholderName: 'Amelia Hart', source: sourceOf(card) }), patience)
    const charged = backend.inspect.charges().length - charges
    if (charged > 0) stage.tally.count(`charged: ${part}`)
    if (isForetold) this.expect(before - owed() === charged * shownTotal, `${charged} charges of ${shownTotal} to lower what is owed by as much`)
  }

  toString(): string {
    const { ref, part, card, decision, patience } = this.press
    return `pay what is ${part} of ${ref} with …${card.number.slice(-4)}, would ${decision} the bank's check, waits ${patience}`
  }
}

import { type BalancePart, type BalancePaymentState, latest, paths } from '@booking-dashboard/core'
import type { ChallengeDecision } from '../../Bank.js'
import {
  bankWords,
  type CardChoice,
  cardOnSheet,
  cardWords,
  isCharged,
  sourceOf,
  typedCard,
} from '../../model/payment/CardChoice.js'
import { isStill } from '../../model/isStill.js'
import { isAwaited } from '../../model/payment/submitPayment.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { viewOn } from '../../oracle/paymentModels.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** Which part of the amount due to pay, and with which card. */
export interface BalanceSubmission {
  readonly ref: BookingRef
  readonly part: BalancePart
  readonly card: CardChoice
  readonly decision: ChallengeDecision
  readonly patience: Patience
}

/** The amount due in the world; minor units. */
const owedOf = ({ journey }: TestContext, ref: string): number =>
  journey.backend.inspect.bookings().find(({ reference }) => reference === ref)?.outstanding ?? 0

/** Pays the amount due, or the overdue part of a plan, with any card. */
export class PayBalance extends JourneyCommand {
  readonly name = 'pay the balance'

  constructor(readonly submission: BalanceSubmission) {
    super()
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, part, card, decision, patience } = this.submission
    const tab = context.journey.tab()
    const payment = tab.dashboard.balancePayment(ref, part)
    tab.navigation.goTo(paths.payInFull(ref))
    await context.runPaymentTask(tab, () => tab.dashboard.bookings.load(ref))
    await context.runPaymentTask(tab, payment.open)
    const { browser, bank, backend } = context.journey
    const isKnown = isStill(model, context, patience) && tab.dashboard.session.state$.value.kind === 'signedIn'
    const { value } = payment.state$
    if (isKnown) this.compareDue(context, value)
    if (value.kind !== 'open' || value.due === null || value.payment.kind !== 'form') return
    const shown = value.due.amount.amount
    const before = owedOf(context, ref)
    const charges = backend.inspect.charges().length
    const isPredictable =
      isKnown && isAwaited(context) && browser.storage.unended(ref).length === 0 && this.isEndKnown()
    bank.decide(decision)
    browser.cardFields.typed = typedCard(card)
    tab.sheet.card = cardOnSheet(card)
    context.oracle.submissions.submitted(ref, shown)
    const agreed = card.by === 'wallet' ? { agreed: value.due.amount.amount } : {}
    if (card.by === 'wallet') context.tally.count('paid by wallet')
    await context.runPaymentTask(
      tab,
      () => payment.pay({ cardholderName: 'Amelia Hart', source: sourceOf(card), ...agreed }),
      patience,
    )
    const charged = backend.inspect.charges().length - charges
    if (charged > 0) context.tally.count(`charged: ${part}`)
    const ofThisSum = backend.inspect.charges().filter((one) => one.bookingRef === ref && one.amount === shown)
    if (charged > 0 && ofThisSum.length > 1) context.tally.count('charged: the same sum again')
    if (isPredictable) this.compareEnd(context, before - owedOf(context, ref), charged * shown, charged)
  }

  /** After a payment plan has set it up, the card that needs one challenge needs no further one. */
  private isEndKnown(): boolean {
    const { card, decision } = this.submission
    return decision !== 'leaveOpen' && (decision === 'complete' || card.number !== '4000002500003155')
  }

  /** The page asks for the amount due or overdue, and offers a payment whenever something is due. */
  private compareDue(context: TestContext, value: BalancePaymentState): void {
    const { ref, part } = this.submission
    const { inspect } = context.journey.backend
    const owed = owedOf(context, ref)
    if (part === 'outstanding') {
      const isOpen = value.kind === 'open' && value.due !== null
      this.expect(isOpen === owed > 0, `${owed} owed to be ${owed > 0 ? '' : 'not '}asked for, and not ${value.kind}`)
    }
    if (value.kind !== 'open' || value.due === null) return
    const { amount } = value.due.amount
    const amounts = part === 'outstanding' ? [owed] : [owed, inspect.plan(ref)?.overdue ?? owed]
    this.expect(amounts.includes(amount), `${amounts.join(' or ')} to be asked for, not ${amount}`)
  }

  /** A card that pays is charged once, the page reports it, and shows the remaining amount due. */
  private compareEnd(context: TestContext, fallen: number, sum: number, charged: number): void {
    const { ref, part, card, decision } = this.submission
    const due = isCharged(card, ref, decision) ? 1 : 0
    const { dashboard } = context.journey.tab()
    const view = viewOn(dashboard, part, ref)
    context.tally.count(`${this.name}: ${due === 1 ? 'paid' : 'not paid'}, as predicted`)
    this.expect(charged === due, `${due} charges more, not ${charged}`)
    this.expect(fallen === sum, `what is owed to fall by ${sum}, not by ${fallen}`)
    const isReported = due === 1 ? view?.kind === 'paid' : view?.kind === 'form' && view.failure !== null
    this.expect(isReported, `it to be said, not ${view?.kind}`)
    const shown = latest(dashboard.bookings.booking(ref).value)?.prices.outstandingBalance
    this.expect(shown === owedOf(context, ref), `${owedOf(context, ref)} to be shown as owed, not ${shown}`)
  }

  toString(): string {
    const { ref, part, card, decision, patience } = this.submission
    return `pays what is ${part} of ${ref} with ${cardWords(card)}${bankWords(card, decision)}${waits(patience)}`
  }
}

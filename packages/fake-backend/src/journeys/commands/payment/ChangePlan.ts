import { paths, type PaymentStatus } from '@booking-dashboard/core'
import type { ChallengeDecision } from '../../Bank.js'
import { bankWords, type CardChoice, sourceOf, typedCard } from '../../model/payment/CardChoice.js'
import { viewOn } from '../../oracle/paymentModels.js'
import { isStill } from '../../model/isStill.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** An action on a payment plan, and its card. */
export interface PlanSubmission {
  readonly ref: BookingRef
  readonly action: 'create' | 'changePayment' | 'changeDay'
  /** Day of the month. */
  readonly day: number
  readonly card: CardChoice
  readonly decision: ChallengeDecision
  readonly patience: Patience
}

const actionWords: Readonly<Record<PlanSubmission['action'], string>> = {
  create: 'sets up the plan',
  changePayment: 'changes the card of the plan',
  changeDay: 'changes the day of the plan',
}

/** Checks the projection for a day, then creates a plan or changes its card or day. */
export class ChangePlan extends JourneyCommand {
  readonly name: string

  constructor(readonly submission: PlanSubmission) {
    super()
    this.name = `plan: ${submission.action}`
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, action, day, card, decision, patience } = this.submission
    const { backend, bank, browser } = context.journey
    const tab = context.journey.tab()
    const purpose = ({ create: 'planCreate', changePayment: 'planCard', changeDay: 'planDay' } as const)[action]
    const { setUp, changeCard, changeDay } = tab.dashboard.plan(ref)
    const form = { create: setUp, changePayment: changeCard, changeDay }[action]
    tab.navigation.goTo(paths.paymentPlan(ref))
    const { bookings, session } = tab.dashboard
    // If nobody has opened the booking, the form loads it itself, as for a script that goes straight to the form.
    if (bookings.booking(ref).value.kind !== 'idle') await context.press(tab, () => bookings.load(ref))
    if (action !== 'changePayment') await context.press(tab, () => form.chooseDay(day))
    const { entries, summary } = form.state$.value.chosen
    const dates = entries.flatMap(({ state, date }) => (state === 'toCome' && date !== null ? [date] : []))
    if (summary !== null && dates.length > 0)
      this.expect(summary.final.date === dates.toSorted().at(-1), `the plan to end on ${dates.toSorted().at(-1)}`)
    await context.runPaymentTask(tab, form.open)
    if (isStill(model, context, 'untilQuiet') && session.state$.value.kind === 'signedIn')
      this.expect(viewOn(tab.dashboard, purpose, ref)?.kind !== 'checking', 'to be told how the plan stands')
    if (viewOn(tab.dashboard, purpose, ref)?.kind !== 'form') return
    bank.decide(decision)
    browser.cardFields.typed = typedCard(card)
    const before = JSON.stringify(backend.inspect.plan(ref))
    const ends: PaymentStatus[] = []
    const submit = async (): Promise<void> =>
      void ends.push(await form.submit({ day, card: { cardholderName: 'Amelia Hart', source: sourceOf(card) } }))
    await context.runPaymentTask(tab, submit, patience)
    const [end] = ends
    context.tally.count(`plan: ${end?.kind ?? 'no end yet'}`)
    // Days 1 to 31 are valid (behaviour/payment-plan#1.3).
    this.expect(end?.kind !== 'invalid', `day ${day} and the card to be taken`)
    const after = backend.inspect.plan(ref)
    if (end?.kind === 'paid') {
      const isOtherwise = end.payment.otherwise === true
      this.expect(
        after !== null && (action === 'changePayment' || (after.day === day) !== isOtherwise),
        isOtherwise ? 'a plan for another day' : 'the plan to be as it was wished for',
      )
    }
    if (end?.kind === 'form' && end.money === 'none' && !end.mayArrive && patience === 'untilQuiet')
      this.expect(JSON.stringify(after) === before, 'a plan that is as it was')
    form.leave()
  }

  toString(): string {
    const { ref, action, day, card, decision, patience } = this.submission
    return `${actionWords[action]} of ${ref} (day ${day}, card …${card.number.slice(-4)})${bankWords(card, decision)}${waits(patience)}`
  }
}

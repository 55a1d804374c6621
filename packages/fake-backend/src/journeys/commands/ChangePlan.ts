import { mayChangePlan, paths } from '@booking-dashboard/core'
import type { ChallengeDecision } from '../Bank.js'
import { type CardChoice, sourceOf, typedCard } from '../model/CardChoice.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import type { BookingRef, Patience, Stage } from '../model/Stage.js'
import { JourneyCommand } from './JourneyCommand.js'

export interface PlanPress {
  readonly ref: BookingRef
  readonly action: 'create' | 'changePayment' | 'changeDay'
  /** Of the month. */
  readonly day: number
  readonly card: CardChoice
  readonly decision: ChallengeDecision
  readonly patience: Patience
}

/** Looks at the projection of a day, and sets a plan up or changes its card or its day. */
export class ChangePlan extends JourneyCommand {
  readonly name: string

  constructor(private readonly press: PlanPress) {
    super()
    this.name = `plan: ${press.action}`
  }

  protected async act(_model: JourneyModel, stage: Stage): Promise<void> {
    const { ref, action, day, card, decision, patience } = this.press
    const { backend, bank, browser } = stage.journey
    const tab = stage.journey.tab()
    const plan = tab.dashboard.paymentPlan(ref)
    tab.navigation.goTo(paths.paymentPlan(ref))
    await stage.press(tab, tab.dashboard.bookings.load(ref))
    if (action !== 'changePayment') await stage.press(tab, plan.project(day))
    if (plan.state$.value.kind === 'undecided') await stage.pressPayment(tab, plan.checkNow)
    if (!mayChangePlan(plan.state$.value)) return
    bank.decide(decision)
    browser.cardFields.typed = typedCard(card)
    const before = JSON.stringify(backend.inspect.plan(ref))
    const paying = { cardholderName: 'Amelia Hart', source: sourceOf(card) }
    const task = { create: plan.create({ day, ...paying }), changePayment: plan.changePayment(paying), changeDay: plan.changeDay(day) }[action]
    await stage.pressPayment(tab, task, patience)
    const { value } = plan.state$
    stage.tally.count(`plan is ${value.kind}`)
    const after = backend.inspect.plan(ref)
    if (value.kind === 'updated') this.expect(after !== null && (action === 'changePayment' || after.day === day), 'the plan to be as it was wished for')
    const isSure = value.kind === 'failed' && value.action === action && ['refused', 'challengeFailed', 'challengeClosed'].includes(value.reason.kind)
    if (isSure && patience === 'untilQuiet') this.expect(JSON.stringify(after) === before, 'a plan that is as it was')
  }

  toString(): string {
    const { ref, action, day, card, decision, patience } = this.press
    return `${action} the plan of ${ref} (day ${day}, …${card.number.slice(-4)}), would ${decision} the bank's check, waits ${patience}`
  }
}

import { basketOf, checkoutObstacle, mayPay } from '@booking-dashboard/core'
import { isCalm, type JourneyModel } from '../model/JourneyModel.js'
import { openBasket } from '../model/openBasket.js'
import { goToCheckout, type PayPress, pressPay } from '../model/pressPay.js'
import type { Stage } from '../model/Stage.js'
import { JourneyCommand } from './JourneyCommand.js'

/** Pays the basket with any card, and does anything at the bank's check. */
export class Pay extends JourneyCommand {
  readonly name = 'pay'

  constructor(private readonly press: PayPress) {
    super()
  }

  override check({ signedIn, baskets }: Readonly<JourneyModel>): boolean {
    return signedIn && (baskets.get(this.press.ref)?.total ?? 0) > 0
  }

  protected async act(model: JourneyModel, stage: Stage): Promise<void> {
    const tab = stage.journey.tab()
    await goToCheckout(stage, tab, this.press)
    const before = stage.journey.backend.inspect.charges().length
    const foretold = this.canBeForetold(model, stage)
    const due = this.isCharged() ? 1 : 0
    await pressPay(stage, tab, this.press)
    const charged = stage.journey.backend.inspect.charges().length - before
    if (charged > 0) stage.tally.count('charged')
    const { state$ } = tab.dashboard.payment(this.press.ref)
    if (!foretold || state$.value.kind === 'requiresAction') return
    stage.tally.count(due === 1 ? 'paid, as foretold' : 'not paid, as foretold')
    this.expect(charged === due, `${due} charges more, not ${charged}`)
    this.expect(state$.value.kind === (due === 1 ? 'idle' : 'failed'), `it to be said, not ${state$.value.kind}`)
    this.expect((openBasket(stage, this.press.ref) === null) === (due === 1), 'the basket to be kept until it is paid')
  }

  private canBeForetold(model: JourneyModel, stage: Stage): boolean {
    const { ref, patience, decision } = this.press
    const { dashboard } = stage.journey.tab()
    const shown = basketOf(dashboard.basket(ref).state$.value)
    return (
      isCalm(model, ref) &&
      model.outcomeIsPaid &&
      patience === 'untilQuiet' &&
      decision !== 'leaveOpen' &&
      mayPay(dashboard.payment(ref).state$.value) &&
      !stage.journey.browser.storage.records.has(ref) &&
      shown !== null &&
      checkoutObstacle(shown) === null &&
      shown.total === model.baskets.get(ref)?.total &&
      (ref === 'SUN1001' || !this.press.card.number.startsWith('37'))
    )
  }

  private isCharged(): boolean {
    const { card, decision } = this.press
    return card.pays && (!card.challenged || decision === 'complete')
  }

  toString(): string {
    const { ref, card, decision, patience, unchecked } = this.press
    const how = `${card.by === 'number' ? 'typed' : card.paymentMethod} …${card.number.slice(-4)}`
    return `pay ${ref} with ${how}, would ${decision} the bank's check, ${unchecked ? 'unchecked, ' : ''}waits ${patience}`
  }
}

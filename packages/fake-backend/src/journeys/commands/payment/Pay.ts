import { basketOf, checkoutObstacle } from '@booking-dashboard/core'
import { bankWords, cardWords, isCharged } from '../../model/payment/CardChoice.js'
import { viewOn } from '../../oracle/paymentModels.js'
import { isCalm, type JourneyModel } from '../../model/JourneyModel.js'
import { isStill } from '../../model/isStill.js'
import { openBasket } from '../../model/basket/openBasket.js'
import { goToCheckout, isAwaited, type PaySubmission, submitPayment } from '../../model/payment/submitPayment.js'
import type { TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

export const payWords = ({ ref, card, decision, patience, unchecked }: PaySubmission): string =>
  `pays the basket of ${ref} with ${cardWords(card)}${bankWords(card, decision)}${unchecked ? ', without waiting for the form' : ''}${waits(patience)}`

/** Pays the basket with any card, and gives any answer to a challenge. */
export class Pay extends JourneyCommand {
  readonly name = 'pay'

  constructor(readonly submission: PaySubmission) {
    super()
  }

  override check({ signedIn, baskets }: Readonly<JourneyModel>): boolean {
    return signedIn && (baskets.get(this.submission.ref)?.total ?? 0) > 0
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    await goToCheckout(context, tab, this.submission)
    if (isStill(model, context, 'untilQuiet')) this.compareForm(tab)
    const before = context.journey.backend.inspect.charges().length
    const isPredicted = this.isPredictable(model, context)
    const due = isCharged(this.submission.card, this.submission.ref, this.submission.decision) ? 1 : 0
    const views: string[] = []
    const watching = tab.dashboard
      .checkout(this.submission.ref)
      .state$.subscribe(() => void views.push(viewOn(tab.dashboard, 'basket', this.submission.ref)?.kind ?? ''))
    await submitPayment(context, tab, this.submission)
    watching.unsubscribe()
    const charged = context.journey.backend.inspect.charges().length - before
    if (charged > 0) context.tally.count('charged')
    const view = viewOn(tab.dashboard, 'basket', this.submission.ref)
    if (!isPredicted || view?.kind === 'moving') return
    context.tally.count(due === 1 ? 'paid, as predicted' : 'not paid, as predicted')
    this.expect(charged === due, `${due} charges more, not ${charged}`)
    const isReported = due === 1 ? view?.kind === 'paid' : view?.kind === 'form' && view.failure !== null
    this.expect(isReported, `it to be said, not ${view?.kind}`)
    this.expect(!views.includes('undecided'), 'the end to be waited for: up to five times it is asked again')
    this.expect(
      (openBasket(context, this.submission.ref) === null) === (due === 1),
      'the basket to be kept until it is paid',
    )
  }

  /** The page shows a form only for a payable basket. */
  private compareForm({ dashboard }: Tab): void {
    const { value } = dashboard.checkout(this.submission.ref).state$
    if (value.kind !== 'open' || value.payment.kind !== 'form') return
    const isPayable = value.basket !== null && checkoutObstacle(value.basket) === null
    this.expect(isPayable, 'no form for a basket that cannot be paid')
  }

  private isPredictable(model: JourneyModel, context: TestContext): boolean {
    const { ref, card, patience, decision } = this.submission
    const { dashboard } = context.journey.tab()
    const shown = basketOf(dashboard.basket(ref).state$.value)
    return (
      isCalm(model, ref) &&
      isAwaited(context) &&
      patience === 'untilQuiet' &&
      decision !== 'leaveOpen' &&
      // After a payment plan has set this card up, it needs no further challenge.
      (decision === 'complete' || card.number !== '4000002500003155') &&
      viewOn(dashboard, 'basket', ref)?.kind === 'form' &&
      context.journey.browser.storage.unended(ref).length === 0 &&
      shown !== null &&
      checkoutObstacle(shown) === null &&
      shown.total === model.baskets.get(ref)?.total
    )
  }

  toString(): string {
    return payWords(this.submission)
  }
}

import { basketOf, checkoutObstacle, paths } from '@booking-dashboard/core'
import { viewOn } from '../../oracle/paymentModels.js'
import { isCalm, type JourneyModel } from '../../model/JourneyModel.js'
import { openBasket } from '../../model/basket/openBasket.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** Completes a free basket. */
export class CompleteFreeBasket extends JourneyCommand {
  readonly name = 'complete a free basket'

  constructor(
    readonly ref: BookingRef,
    readonly patience: Patience,
  ) {
    super()
  }

  override check({ signedIn, baskets }: Readonly<JourneyModel>): boolean {
    return signedIn && baskets.get(this.ref)?.total === 0
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { basket, checkout } = tab.dashboard
    tab.navigation.goTo(paths.checkout(this.ref))
    await context.runPaymentTask(tab, checkout(this.ref).open)
    const free = openBasket(context, this.ref)?.id
    const shown = basketOf(basket(this.ref).state$.value)
    const calm =
      isCalm(model, this.ref) &&
      viewOn(tab.dashboard, 'basket', this.ref)?.kind === 'form' &&
      this.patience === 'untilQuiet'
    await context.runPaymentTask(tab, checkout(this.ref).complete, this.patience)
    const charges = context.journey.backend.inspect.charges()
    this.expect(!charges.some(({ basketId }) => basketId !== null && basketId === free), 'nothing to be charged for it')
    if (!calm || shown === null) return
    const completes = checkoutObstacle(shown) === null
    context.tally.count(completes ? 'free basket completed' : 'free basket refused')
    this.expect((openBasket(context, this.ref) === null) === completes, completes ? 'no basket' : 'the basket to stay')
  }

  toString(): string {
    return `completes the free basket of ${this.ref}${waits(this.patience)}`
  }
}

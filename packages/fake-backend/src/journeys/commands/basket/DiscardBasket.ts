import { isCalm, type JourneyModel } from '../../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../../model/basket/openBasket.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** Discards the basket of a booking. */
export class DiscardBasket extends JourneyCommand {
  readonly name = 'discard the basket'

  constructor(
    readonly ref: BookingRef,
    readonly patience: Patience,
  ) {
    super()
  }

  override check({ signedIn, baskets }: Readonly<JourneyModel>): boolean {
    return signedIn && baskets.has(this.ref)
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const basket = tab.dashboard.basket(this.ref)
    const calm =
      isCalm(model, this.ref) && !isBeingPaid(openBasket(context, this.ref)) && this.patience === 'untilQuiet'
    await context.press(tab, basket.discard, this.patience)
    if (!calm) return
    context.tally.count('basket discarded')
    this.expect(openBasket(context, this.ref) === null, 'no basket')
    this.expect(basket.state$.value.kind === 'none', 'no basket on the screen')
  }

  toString(): string {
    return `discards the basket of ${this.ref}${waits(this.patience)}`
  }
}

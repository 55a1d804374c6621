import { basketOf, checkoutObstacle, paths } from '@booking-dashboard/core'
import { isCalm, type JourneyModel } from '../model/JourneyModel.js'
import { openBasket } from '../model/openBasket.js'
import type { BookingRef, Patience, Stage } from '../model/Stage.js'
import { JourneyCommand } from './JourneyCommand.js'

export class CompleteFreeBasket extends JourneyCommand {
  readonly name = 'complete a free basket'

  constructor(
    private readonly ref: BookingRef,
    private readonly patience: Patience,
  ) {
    super()
  }

  override check({ signedIn, baskets }: Readonly<JourneyModel>): boolean {
    return signedIn && baskets.get(this.ref)?.total === 0
  }

  protected async act(model: JourneyModel, stage: Stage): Promise<void> {
    const tab = stage.journey.tab()
    const { basket, payment } = tab.dashboard
    tab.navigation.goTo(paths.checkout(this.ref))
    await stage.pressPayment(tab, payment(this.ref).reconcile)
    const shown = basketOf(basket(this.ref).state$.value)
    const calm = isCalm(model, this.ref) && payment(this.ref).state$.value.kind === 'idle' && this.patience === 'untilQuiet'
    await stage.pressPayment(tab, payment(this.ref).completeFreeBasket, this.patience)
    this.expect(stage.journey.backend.inspect.charges().length === model.charges, 'nothing to be charged')
    if (!calm || shown === null) return
    const completes = checkoutObstacle(shown) === null
    stage.tally.count(completes ? 'free basket completed' : 'free basket refused')
    this.expect((openBasket(stage, this.ref) === null) === completes, completes ? 'no basket' : 'the basket to stay')
  }

  toString(): string {
    return `complete the free basket of ${this.ref}, waits ${this.patience}`
  }
}

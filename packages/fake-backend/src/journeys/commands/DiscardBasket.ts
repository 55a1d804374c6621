import { isCalm, type JourneyModel } from '../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../model/openBasket.js'
import type { BookingRef, Patience, Stage } from '../model/Stage.js'
import { JourneyCommand } from './JourneyCommand.js'

export class DiscardBasket extends JourneyCommand {
  readonly name = 'discard the basket'

  constructor(
    private readonly ref: BookingRef,
    private readonly patience: Patience,
  ) {
    super()
  }

  override check({ signedIn, baskets }: Readonly<JourneyModel>): boolean {
    return signedIn && baskets.has(this.ref)
  }

  protected async act(model: JourneyModel, stage: Stage): Promise<void> {
    const tab = stage.journey.tab()
    const basket = tab.dashboard.basket(this.ref)
    const calm = isCalm(model, this.ref) && !isBeingPaid(openBasket(stage, this.ref)) && this.patience === 'untilQuiet'
    await stage.press(tab, basket.reset, this.patience)
    if (!calm) return
    stage.tally.count('basket discarded')
    this.expect(openBasket(stage, this.ref) === null, 'no basket')
    this.expect(basket.state$.value.contents.kind === 'none', 'no basket on the screen')
  }

  toString(): string {
    return `discard the basket of ${this.ref}, waits ${this.patience}`
  }
}

import { type BasketFeature, basketOf, paths } from '@booking-dashboard/core'
import { Recorder } from '../model/Recorder.js'
import { isStill } from '../model/isStill.js'
import { isCalm, type JourneyModel } from '../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../model/openBasket.js'
import { type Removal, removalOf, type ThingsToRemove } from '../model/Removal.js'
import { sameThings } from '../model/sameThings.js'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import { JourneyCommand } from './JourneyCommand.js'

/** Takes things other than tickets alone out of the basket: a section, everything, or one by itself. */
export class RemoveThings extends JourneyCommand {
  readonly name: string

  constructor(
    private readonly ref: BookingRef,
    private readonly what: ThingsToRemove,
    private readonly patience: Patience,
  ) {
    super()
    this.name = `remove ${what}`
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, patience } = this
    const tab = context.journey.tab()
    const feature = tab.dashboard.basket(ref)
    const shown = basketOf(feature.state$.value)
    if (shown === null) return
    const removal = removalOf(shown, this.what)
    if (removal.count === 0) return
    const before = openBasket(context, ref)
    const calm = isCalm(model, ref) && before !== null && !isBeingPaid(before) && isStill(model, context, patience)
    tab.navigation.goTo(paths.basket(ref))
    const recorder = new Recorder(tab, ref)
    await context.press(tab, () => this.remove(feature, removal), patience)
    recorder.stop()
    if (!calm || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    context.tally.count(`${this.name}: removed`)
    const after = openBasket(context, ref)
    this.expect(
      recorder.said().join() === removal.said,
      `“${removal.said}” to be said, not “${recorder.said().join('”, “')}”`,
    )
    this.expect(
      (after?.total ?? 0) === before.total - removal.costs,
      `${before.total - removal.costs} left to pay, not ${after?.total}`,
    )
    const left = basketOf(feature.state$.value)?.total ?? 0
    this.expect(left === (after?.total ?? 0), `${after?.total} to be shown, not ${left}`)
    const held = removal.leaves(before.held)
    this.expect(sameThings(after?.held ?? [], held), `${held.join(', ')} to be left, not ${after?.held.join(', ')}`)
    if (this.what !== 'everything') return
    this.expect(
      after === null && recorder.signals.join() === 'resetSucceeded',
      `the empty basket to be reset, not ${recorder.signals.join()}`,
    )
    this.expect(tab.navigation.current() === paths.booking(ref), `the booking’s page, not ${tab.navigation.current()}`)
  }

  private remove(feature: BasketFeature, { items }: Removal): Promise<unknown> {
    const shown = basketOf(feature.state$.value)
    const [accoId] = items.accommodations ?? []
    if (this.what === 'one room' && accoId !== undefined) {
      const roomName = shown?.accommodations.find(({ id }) => id === accoId)?.roomName ?? ''
      return feature.removeAccommodation({ accoId, qty: 1, roomName })()
    }
    if (this.what !== 'one extra') return feature.removeItems(items)()
    const wanted = shown?.extras.filter(({ id }) => items.extras?.includes(id) === true) ?? []
    return feature.removeExtras({ extrasToRemove: wanted.map(({ id, option }) => ({ id, option })) })()
  }

  toString(): string {
    return `remove ${this.what} of the basket of ${this.ref}, waits ${this.patience}`
  }
}

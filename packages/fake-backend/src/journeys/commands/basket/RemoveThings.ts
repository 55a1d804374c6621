import { type LoadedBasket, paths, type ShoppingBasket, texts } from '@booking-dashboard/core'
import type { InspectedBasket } from '../../../worlds/Inspection.js'
import { Recorder } from '../../model/Recorder.js'
import { isAlone, isStill } from '../../model/isStill.js'
import { isCalm, type JourneyModel } from '../../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../../model/basket/openBasket.js'
import { minus, type Removal, removalOf, roomsAlike, type ItemsToRemove } from '../../model/basket/Removal.js'
import { sameItems } from '../../model/basket/sameThings.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** Presses the remove button of one item and confirms, without removing passengers. */
export const removeOne = (
  basket: ShoppingBasket,
  keys: readonly string[],
): ReturnType<ShoppingBasket['answerRemoval']> => {
  basket.askToRemove(keys)
  return basket.answerRemoval(false)
}

/** The lines and label of a button for several lines. */
const button = (keys: readonly string[], label: string): string => `${label} (${keys.join(', ')})`

/** Removes items other than tickets from the basket: a section, everything, or a single item. */
export class RemoveThings extends JourneyCommand {
  readonly name: string

  constructor(
    readonly ref: BookingRef,
    readonly what: ItemsToRemove,
    readonly patience: Patience,
  ) {
    super()
    this.name = `remove ${what}`
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, patience } = this
    const tab = context.journey.tab()
    const basket = tab.dashboard.basket(ref)
    const shown = basket.state$.value
    if (shown.kind !== 'loaded') return
    this.expectAlikeToBeOffered(shown)
    const removal = removalOf(shown, this.what)
    if (removal.keys.length === 0) return
    const before = openBasket(context, ref)
    const calm = isCalm(model, ref) && before !== null && !isBeingPaid(before) && isStill(model, context, patience)
    const alone = before !== null && isAlone(model, context, ref)
    tab.navigation.goTo(paths.basket(ref))
    const recorder = new Recorder(tab, ref)
    let isRemoved = false
    await context.press(
      tab,
      async () => (isRemoved = (await this.remove(basket, removal)).kind === 'removed'),
      patience,
    )
    recorder.stop()
    if (alone) this.expectNothingElseToGo(before, openBasket(context, ref), removal, context)
    if (alone && isRemoved) this.expectAllOfItToGo(before, openBasket(context, ref), removal)
    if (!calm || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    context.tally.count(`${this.name}: removed`)
    const after = openBasket(context, ref)
    this.expect(
      recorder.notified().join() === removal.notified,
      `“${removal.notified}” to be said, not “${recorder.notified().join('”, “')}”`,
    )
    this.expect(
      (after?.total ?? 0) === before.total - removal.costs,
      `${before.total - removal.costs} left to pay, not ${after?.total}`,
    )
    const now = basket.state$.value
    const left = now.kind === 'loaded' ? now.total : 0
    this.expect(left === (after?.total ?? 0), `${after?.total} to be shown, not ${left}`)
    const held = removal.leaves(before.held)
    this.expect(sameItems(after?.held ?? [], held), `${held.join(', ')} to be left, not ${after?.held.join(', ')}`)
    if (this.what !== 'everything') return
    this.expect(after === null && now.kind === 'none', 'the empty basket to be reset')
    this.expect(tab.navigation.current() === paths.booking(ref), `the booking’s page, not ${tab.navigation.current()}`)
  }

  /** Several rooms of one kind share a button whose label shows their number. */
  private expectAlikeToBeOffered({ basket, sections }: LoadedBasket): void {
    const offered = sections.flatMap(({ alike }) => alike.map(({ keys, label }) => button(keys, label)))
    const wanted = roomsAlike(basket).map((rooms) =>
      button(
        rooms.map(({ id }) => `accommodations/${id}`),
        texts.screen.basket.removeAlike(rooms.length, rooms[0]?.roomName ?? ''),
      ),
    )
    this.expect(sameItems(offered, wanted), `“${wanted.join('”, “')}” to be offered, not “${offered.join('”, “')}”`)
  }

  /** Even with faults, unselected items stay. */
  private expectNothingElseToGo(
    before: InspectedBasket,
    after: InspectedBasket | null,
    removal: Removal,
    context: TestContext,
  ): void {
    if (this.what === 'everything' || after?.id !== before.id) return
    context.tally.count(`${this.name}: looked at what stays`)
    const lost = minus(removal.leaves(before.held), after.held)
    this.expect(lost.length === 0, `${lost.join(', ')} to stay`)
    if (this.what !== 'names')
      this.expect(sameItems(before.nameChanges, after.nameChanges), 'the changes of names to stay')
    this.expect(sameItems(before.ticketTypes, after.ticketTypes), 'the tickets to stay')
  }

  /** After a confirmed removal, the items and all that depends on them are gone. */
  private expectAllOfItToGo(before: InspectedBasket, after: InspectedBasket | null, removal: Removal): void {
    if (after !== null && after.id !== before.id) return
    const more = minus(after?.held ?? [], removal.leaves(before.held))
    this.expect(more.length === 0, `${more.join(', ')} to be gone as well`)
  }

  /** Acts as the basket's page does: by an item's button or by selection, without removing passengers. */
  private async remove(basket: ShoppingBasket, { keys, lines }: Removal): Promise<{ readonly kind: string }> {
    if (this.what === 'everything') return basket.remove(keys)
    const hasButton = ['one room', 'one extra', 'alike rooms'].includes(this.what)
    basket.pickAll(false)
    if (hasButton) return removeOne(basket, keys)
    for (const key of keys) basket.pick(key, true)
    const { value } = basket.state$
    const picked = value.kind === 'loaded' ? value.picked.size : 0
    this.expect(picked === lines, `${lines} lines to be picked, not ${picked}`)
    basket.askToRemovePicked()
    return basket.answerRemoval(false)
  }

  toString(): string {
    return `removes ${this.what} from the basket of ${this.ref}${waits(this.patience)}`
  }
}

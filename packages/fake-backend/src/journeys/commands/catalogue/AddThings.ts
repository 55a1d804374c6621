import { basketOf } from '@booking-dashboard/core'
import type { InspectedBasket } from '../../../worlds/Inspection.js'
import { Recorder } from '../../model/Recorder.js'
import { isAlone, isStill } from '../../model/isStill.js'
import { isCalm, type JourneyModel } from '../../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../../model/basket/openBasket.js'
import { minus } from '../../model/basket/Removal.js'
import { sameItems } from '../../model/basket/sameThings.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** One call of an order: the stock that it takes or changes, and its cost. The back end grants all of it or nothing. */
export interface Part {
  readonly items: readonly string[]
  readonly costs: number
  readonly granted: boolean
}

/** An order and its expected result. */
export interface Adding {
  readonly run: () => Promise<unknown>
  /** True if the page knows the stock and does not send an order that exceeds it. */
  readonly isLimited?: boolean
  /** Checks the page before the order is sent, if nothing interferes. */
  readonly check?: () => void
  /** Checks the page after everything was added. */
  readonly afterwards?: () => void
  /** In order of sending; the first refusal stops the rest. */
  readonly parts: readonly Part[]
  /** Expected success notifications. */
  readonly notified: readonly string[]
}

/** True if the back end has enough of each. */
export const areLeft = ({ journey }: TestContext, ref: BookingRef, keys: readonly string[]): boolean => {
  const stock = journey.backend.inspect.bookings().find(({ reference }) => reference === ref)?.stock ?? {}
  return keys.every((key) => (stock[key] ?? 0) >= keys.filter((one) => one === key).length)
}

/** The element at this index, modulo the length. */
export const pick = <A>(all: readonly A[], at: number): A | undefined => all[at % Math.max(1, all.length)]

const itemsIn = (basket: InspectedBasket | null): readonly string[] => [
  ...(basket?.held ?? []),
  ...(basket?.nameChanges ?? []).map((ticket) => `name on ${ticket}`),
]

/** Adds items other than tickets. If nothing interferes, it predicts the result. */
export abstract class AddThings extends JourneyCommand {
  constructor(
    readonly ref: BookingRef,
    readonly patience: Patience,
  ) {
    super()
  }

  /** Chooses on the page; null if the page offers nothing. */
  protected abstract choose(context: TestContext, tab: Tab): Promise<Adding | null>

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, patience } = this
    const tab = context.journey.tab()
    const adding = await this.choose(context, tab)
    if (adding === null) return context.tally.count(`${this.name}: nothing to choose`)
    const before = openBasket(context, ref)
    const calm = isCalm(model, ref) && !isBeingPaid(before) && isStill(model, context, patience)
    if (calm) adding.check?.()
    const alone = isAlone(model, context, ref)
    const recorder = new Recorder(tab, ref)
    await context.press(tab, adding.run, patience)
    recorder.stop()
    if (alone) this.compareWhatCame(context, adding, before, recorder)
    if (!calm || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    const isRefused = adding.isLimited === true && adding.parts.some(({ granted }) => !granted)
    if (isRefused) this.compareUnsent(context, before, recorder)
    else this.compare(context, adding, before, recorder)
  }

  /** Even with faults, at most the ordered items arrive, and all of them after a success notification. */
  private compareWhatCame(
    context: TestContext,
    { parts, notified }: Adding,
    before: InspectedBasket | null,
    recorder: Recorder,
  ): void {
    const asked = parts.flatMap(({ items }) => items)
    const after = openBasket(context, this.ref)
    const came = minus(itemsIn(after), itemsIn(before))
    const more = minus(came, asked)
    this.expect(more.length === 0, `nothing but ${asked.join(', ')} to come in, and not ${more.join(', ')}`)
    if (!notified.every((one) => recorder.notified().includes(one))) return
    this.expect(sameItems(came, asked), `${asked.join(', ')} in the basket, as was said, not ${came.join(', ')}`)
  }

  /** If the order exceeds the stock, the page says so and sends nothing. */
  private compareUnsent(context: TestContext, before: InspectedBasket | null, recorder: Recorder): void {
    context.tally.count(`${this.name}: refused by the page`)
    const after = openBasket(context, this.ref)
    this.expect(after?.total === before?.total, `the basket as it was, not ${after?.total}`)
    this.expect(
      sameItems(itemsIn(after), itemsIn(before)),
      `${itemsIn(before).join(', ')} in the basket, not ${itemsIn(after).join(', ')}`,
    )
    const notifications = [...recorder.signals, ...recorder.notified()]
    this.expect(notifications.length === 0, `nothing to be sent, and not “${notifications.join('”, “')}”`)
  }

  private compare(
    context: TestContext,
    { parts, notified, afterwards }: Adding,
    before: InspectedBasket | null,
    recorder: Recorder,
  ): void {
    const refusedAt = parts.findIndex(({ granted }) => !granted)
    const done = refusedAt < 0 ? parts : parts.slice(0, refusedAt)
    context.tally.count(`${this.name}: ${refusedAt < 0 ? 'added' : done.length > 0 ? 'added in part' : 'refused'}`)
    const after = openBasket(context, this.ref)
    const isUndone = before === null && done.length === 0
    this.expect((after === null) === isUndone, isUndone ? 'the basket that it created to be discarded' : 'a basket')
    const total = (before?.total ?? 0) + done.reduce((sum, { costs }) => sum + costs, 0)
    this.expect((after?.total ?? 0) === total, `a total of ${total}, not ${after?.total}`)
    const shown = basketOf(context.journey.tab().dashboard.basket(this.ref).state$.value)?.total ?? 0
    this.expect(shown === total, `${total} to be shown, not ${shown}`)
    const items = [...itemsIn(before), ...done.flatMap((part) => part.items)]
    this.expect(sameItems(itemsIn(after), items), `${items.join(', ')} in the basket, not ${itemsIn(after).join(', ')}`)
    const signals = refusedAt < 0 ? ['addSucceeded'] : isUndone ? ['addFailed', 'resetSucceeded'] : ['addFailed']
    this.expect(
      recorder.signals.join() === signals.join(),
      `the signals ${signals.join()}, not ${recorder.signals.join()}`,
    )
    if (refusedAt < 0) {
      this.expect(
        sameItems(recorder.notified(), notified),
        `“${notified.join('”, “')}” to be said, not “${recorder.notified().join('”, “')}”`,
      )
      afterwards?.()
    } else
      this.expect(
        recorder.notified().length > 0 && !notified.some((one) => recorder.notified().includes(one)),
        'to be told why nothing was added',
      )
  }
}

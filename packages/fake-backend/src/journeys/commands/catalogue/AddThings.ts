import { basketOf } from '@booking-dashboard/core'
import type { InspectedBasket } from '../../../world/Inspection.js'
import { Recorder } from '../../model/Recorder.js'
import { isAlone, isStill } from '../../model/isStill.js'
import { isCalm, type JourneyModel } from '../../model/JourneyModel.js'
import { isBeingPaid, openBasket } from '../../model/basket/openBasket.js'
import { minus } from '../../model/basket/Removal.js'
import { sameThings } from '../../model/basket/sameThings.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** One call of an adding: what it takes out of stock or changes, and what that costs. All of it is granted, or nothing. */
export interface Part {
  readonly things: readonly string[]
  readonly costs: number
  readonly granted: boolean
}

/** What is about to be added, and what that has to come to. */
export interface Adding {
  readonly run: () => Promise<unknown>
  /** Whether the page knows what is left, and sends nothing that cannot be had. */
  readonly isLimited?: boolean
  /** What is shown before it is pressed; where all is calm. */
  readonly check?: () => void
  /** What is shown once all of it is added. */
  readonly afterwards?: () => void
  /** One after the other; the first that is refused ends it. */
  readonly parts: readonly Part[]
  /** Toasts of the success of all. */
  readonly said: readonly string[]
}

/** Whether so many are left of each, by the back end's count. */
export const areLeft = ({ journey }: TestContext, ref: BookingRef, keys: readonly string[]): boolean => {
  const stock = journey.backend.inspect.bookings().find(({ reference }) => reference === ref)?.stock ?? {}
  return keys.every((key) => (stock[key] ?? 0) >= keys.filter((one) => one === key).length)
}

/** Any of them, as a customer's finger falls on it. */
export const pick = <A>(all: readonly A[], at: number): A | undefined => all[at % Math.max(1, all.length)]

const thingsIn = (basket: InspectedBasket | null): readonly string[] => [
  ...(basket?.held ?? []),
  ...(basket?.nameChanges ?? []).map((ticket) => `name on ${ticket}`),
]

/** Puts something other than tickets into the basket, and where all is calm knows what that has to come to. */
export abstract class AddThings extends JourneyCommand {
  constructor(
    readonly ref: BookingRef,
    readonly patience: Patience,
  ) {
    super()
  }

  /** What the customer chooses on the page; null where there is nothing to choose from. */
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

  /** Whatever goes wrong on the way: no more comes in than was asked for, and all of it where that is said. */
  private compareWhatCame(
    context: TestContext,
    { parts, said }: Adding,
    before: InspectedBasket | null,
    recorder: Recorder,
  ): void {
    const asked = parts.flatMap(({ things }) => things)
    const after = openBasket(context, this.ref)
    const came = minus(thingsIn(after), thingsIn(before))
    const more = minus(came, asked)
    this.expect(more.length === 0, `nothing but ${asked.join(', ')} to come in, and not ${more.join(', ')}`)
    if (!said.every((one) => recorder.said().includes(one))) return
    this.expect(sameThings(came, asked), `${asked.join(', ')} in the basket, as was said, not ${came.join(', ')}`)
  }

  /** More than is left: the page says so, and sends nothing. */
  private compareUnsent(context: TestContext, before: InspectedBasket | null, recorder: Recorder): void {
    context.tally.count(`${this.name}: refused by the page`)
    const after = openBasket(context, this.ref)
    this.expect(after?.total === before?.total, `the basket as it was, not ${after?.total}`)
    this.expect(
      sameThings(thingsIn(after), thingsIn(before)),
      `${thingsIn(before).join(', ')} in the basket, not ${thingsIn(after).join(', ')}`,
    )
    const told = [...recorder.signals, ...recorder.said()]
    this.expect(told.length === 0, `nothing to be sent, and not “${told.join('”, “')}”`)
  }

  private compare(
    context: TestContext,
    { parts, said, afterwards }: Adding,
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
    const things = [...thingsIn(before), ...done.flatMap((part) => part.things)]
    this.expect(
      sameThings(thingsIn(after), things),
      `${things.join(', ')} in the basket, not ${thingsIn(after).join(', ')}`,
    )
    const signals = refusedAt < 0 ? ['addSucceeded'] : isUndone ? ['addFailed', 'resetSucceeded'] : ['addFailed']
    this.expect(
      recorder.signals.join() === signals.join(),
      `the signals ${signals.join()}, not ${recorder.signals.join()}`,
    )
    if (refusedAt < 0) {
      this.expect(
        sameThings(recorder.said(), said),
        `“${said.join('”, “')}” to be said, not “${recorder.said().join('”, “')}”`,
      )
      afterwards?.()
    } else
      this.expect(
        recorder.said().length > 0 && !said.some((one) => recorder.said().includes(one)),
        'to be told why nothing was added',
      )
  }
}

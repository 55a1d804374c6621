import { displayedCost, latest, texts } from '@booking-dashboard/core'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
import { type Adding, AddThings, areLeft, pick } from './AddThings.js'

/** Some of one option of an extra: with every price display code, plenty, few, sold out or without a limit. */
export class AddExtras extends AddThings {
  readonly name = 'add extras'

  constructor(
    ref: BookingRef,
    private readonly option: number,
    private readonly count: number,
    patience: Patience,
  ) {
    super(ref, patience)
  }

  protected async choose(context: TestContext, tab: Tab): Promise<Adding | null> {
    const { ref, count } = this
    const { extrasCatalogue, basket } = tab.dashboard
    if (latest(extrasCatalogue.onSale(ref).value) === null) await context.press(tab, extrasCatalogue.load(ref))
    const options = (latest(extrasCatalogue.onSale(ref).value) ?? []).flatMap((extra) =>
      extra.groups.flatMap((group) => group.options.map((option) => ({ extra, option }))),
    )
    const chosen = pick(options, this.option)
    if (chosen === undefined) return null
    const {
      extra: { id: extraId, name },
      option: { optionId, groupId, cost },
    } = chosen
    const things = Array.from({ length: count }, () => `extra ${extraId} ${optionId}`)
    const extras = things.map(() => ({ extraId, optionId, groupId, name }))
    return {
      run: () => basket(ref).addExtras({ extras }),
      parts: [{ things, costs: displayedCost(cost) * count, granted: areLeft(context, ref, things) }],
      said: [texts.basket.added(count, name)],
    }
  }

  toString(): string {
    return `add ${this.count} of extra ${this.option} to ${this.ref}`
  }
}

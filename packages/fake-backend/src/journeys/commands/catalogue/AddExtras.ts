import { type ExtraOptionChoice, type ExtrasShop, type Path, paths, texts } from '@booking-dashboard/core'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { waits } from '../Step.js'
import { type Adding, AddThings, areLeft, pick } from './AddThings.js'

const optionsIn = (shop: ExtrasShop): readonly (ExtraOptionChoice & { readonly extraName: string })[] => {
  const { value } = shop.state$
  if (value.kind !== 'choosing' && value.kind !== 'adding') return []
  return value.extras.flatMap(({ name, groups }) =>
    groups.flatMap(({ options }) => options.map((option) => ({ ...option, extraName: name }))),
  )
}

/** Adds some of one extra's option: any price display code; plenty, few or none left, or no limit. */
export class AddExtras extends AddThings {
  readonly name = 'add extras'
  override readonly screen: Path

  constructor(
    ref: BookingRef,
    readonly option: number,
    readonly count: number,
    patience: Patience,
  ) {
    super(ref, patience)
    this.screen = paths.extras(ref)
  }

  protected async choose(context: TestContext, tab: Tab): Promise<Adding | null> {
    const { ref, count } = this
    const shop = tab.dashboard.extrasShop(ref)
    await context.press(tab, shop.open)
    for (const option of optionsIn(shop)) if (option.quantity > 0) shop.choose(option, 0)
    const chosen = pick(optionsIn(shop), this.option)
    if (chosen === undefined) return null
    shop.choose(chosen, count)
    const key = `extra ${chosen.extraId} ${chosen.optionId}`
    const items = Array.from({ length: count }, () => key)
    const cost = this.costOf(context, key) * count
    return {
      run: shop.add,
      check: () => this.compareShown(context, shop, cost),
      afterwards: () =>
        this.expect(
          optionsIn(shop).every(({ quantity }) => quantity === 0),
          'nothing to be chosen any more',
        ),
      parts: [{ items, costs: cost, granted: areLeft(context, ref, items) }],
      notified: [texts.basket.added(count, chosen.extraName)],
      isLimited: true,
    }
  }

  private costOf({ journey }: TestContext, key: string): number {
    return journey.backend.inspect.bookings().find(({ reference }) => reference === this.ref)?.costs[key] ?? 0
  }

  /** Compares limits and total of the choice with the back end's values. */
  private compareShown({ journey }: TestContext, shop: ExtrasShop, cost: number): void {
    const stock = journey.backend.inspect.bookings().find(({ reference }) => reference === this.ref)?.stock ?? {}
    for (const { extraId, optionId, stock: shown } of optionsIn(shop)) {
      const left = stock[`extra ${extraId} ${optionId}`] ?? 0
      this.expect(
        (shown.limit ?? Infinity) === left,
        `${extraId} ${optionId} to be limited to ${left}, not ${shown.limit}`,
      )
    }
    const { value } = shop.state$
    if (value.kind !== 'choosing') return
    this.expect(value.summary.total === cost, `${cost} in the summary, not ${value.summary.total}`)
  }

  toString(): string {
    return `adds ${this.count} of the extra at place ${this.option} to ${this.ref}${waits(this.patience)}`
  }
}

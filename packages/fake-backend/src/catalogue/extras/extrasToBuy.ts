import type { Cost } from '../../records/cost.js'
import type { ExtraOffer, GroupNeed } from '../../records/PackageOffers.js'
import type { PurchaseRules } from '../purchaseRules.js'
import { extraKey, type Left } from '../../records/Stock.js'

export interface OptionToBuy {
  readonly id: string
  readonly value: string
  readonly cost: Cost
  readonly left: Left
  /** 1 to 4 (behaviour/catalogue#2.4). Defaults to 1. */
  readonly display?: number
}

export interface ExtraToBuy {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly rules: PurchaseRules
  readonly groups: readonly {
    readonly id: number
    readonly name: string
    /** The id of another group, of which at least as many must be chosen. */
    readonly needs?: number
    readonly options: readonly OptionToBuy[]
  }[]
}

const toExtra = ({ id, name, description, rules, groups }: ExtraToBuy): ExtraOffer => ({
  id,
  name,
  description,
  ...rules,
  groups: groups.map((group) => ({ group_id: group.id, extra_id: id, name: group.name })),
  options: groups.flatMap((group) =>
    group.options.map((option) => ({
      option_id: option.id,
      extra_id: id,
      group_id: group.id,
      value: option.value,
      prices: option.cost,
      price_display_code: option.display ?? 1,
    })),
  ),
})

/** Extras from a short notation, with the stock of each option. */
export const toExtras = (extras: readonly ExtraToBuy[]) => ({
  extras: extras.map(toExtra),
  groupNeeds: extras.flatMap(({ id, groups }) =>
    groups.flatMap(({ id: groupId, needs }): GroupNeed[] =>
      needs === undefined ? [] : [{ extraId: id, groupId, needs }],
    ),
  ),
  left: extras.flatMap(({ id, groups }) =>
    groups.flatMap(({ options }) =>
      options.map((option): readonly [string, Left] => [extraKey(id, option.id), option.left]),
    ),
  ),
})

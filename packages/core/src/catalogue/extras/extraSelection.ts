import type { AddExtrasInput, SelectedExtra } from '../../basket/BasketApi.js'
import { displayedCost, type Minor, sumMinor, timesMinor } from '../../money/Money.js'
import type { Draft } from '../../session/Drafts.js'
import { joinIds, splitIds } from '../shop.js'
import { type Availability, mayBuy, mostOf } from '../onSale.js'
import type { Extra, ExtraAvailability, ExtraOption } from './ExtrasCatalogueApi.js'

/** An option on sale, with its availability. */
export interface ExtraOptionOnSale extends ExtraOption {
  readonly availability: Availability
}

/** Options under the group that they are linked to. */
interface ExtraGroupOnSale {
  readonly groupId: number
  readonly name: string
  readonly options: readonly ExtraOptionOnSale[]
}

export interface ExtraOnSale extends Omit<Extra, 'groups' | 'options'> {
  readonly groups: readonly ExtraGroupOnSale[]
}

/**
 * Extras that can be bought now, with availability, and their options in groups by extra_id and group_id. Options
 * without an availability entry are dropped, as tickets are, and so are groups and extras without options.
 */
export const extrasOnSale = (
  extras: readonly Extra[],
  availability: readonly ExtraAvailability[],
  now: number,
): readonly ExtraOnSale[] => {
  const entryOf = (extraId: string, optionId: string): ExtraAvailability | undefined =>
    availability.find((entry) => entry.extraId === extraId && entry.optionId === optionId)
  return extras
    .filter(({ rules }) => mayBuy(rules, now))
    .map(({ groups, options, ...extra }) => {
      const onSale = options.flatMap((option): readonly ExtraOptionOnSale[] => {
        const entry = option.extraId === extra.id ? entryOf(extra.id, option.optionId) : undefined
        return entry === undefined ? [] : [{ ...option, availability: entry.availability }]
      })
      return {
        ...extra,
        groups: groups
          .filter(({ extraId }) => extraId === extra.id)
          .map(({ groupId, name }) => ({
            groupId,
            name,
            options: onSale.filter((option) => option.groupId === groupId),
          }))
          .filter((group) => group.options.length > 0),
      }
    })
    .filter(({ groups }) => groups.length > 0)
}

interface ChosenExtra {
  readonly extraId: string
  readonly optionId: string
  readonly quantity: number
}

/** Options of extras with quantities, chosen but not added yet. */
export type ExtraSelection = readonly ChosenExtra[]

export type OptionIds = Pick<ExtraOptionOnSale, 'extraId' | 'optionId'>

const isOf =
  ({ extraId, optionId }: OptionIds) =>
  (chosen: ChosenExtra): boolean =>
    chosen.extraId === extraId && chosen.optionId === optionId

export const extraQuantity = (selection: ExtraSelection, option: OptionIds): number =>
  selection.find(isOf(option))?.quantity ?? 0

export const setExtraQuantity = (
  selection: ExtraSelection,
  { extraId, optionId }: OptionIds,
  quantity: number,
): ExtraSelection => {
  const others = selection.filter((chosen) => !isOf({ extraId, optionId })(chosen))
  return quantity <= 0 ? others : [...others, { extraId, optionId, quantity }]
}

interface ExtraSelectionLine {
  readonly extra: ExtraOnSale
  readonly option: ExtraOptionOnSale
  readonly quantity: number
  readonly cost: Minor
}

/** In the order of the offer. Options that are no longer on sale are left out. */
const linesOf = (selection: ExtraSelection, onSale: readonly ExtraOnSale[]): readonly ExtraSelectionLine[] =>
  onSale.flatMap((extra) =>
    extra.groups.flatMap(({ options }) =>
      options.flatMap((option): readonly ExtraSelectionLine[] => {
        const quantity = extraQuantity(selection, option)
        return quantity === 0
          ? []
          : [{ extra, option, quantity, cost: timesMinor(displayedCost(option.cost), quantity) }]
      }),
    ),
  )

interface ExtraSelectionTotals {
  readonly lines: readonly ExtraSelectionLine[]
  readonly count: number
  readonly bookingFee: Minor
  readonly total: Minor
}

/** The cost of the chosen extras before they are added. */
export const extraSelectionTotals = (
  selection: ExtraSelection,
  onSale: readonly ExtraOnSale[],
): ExtraSelectionTotals => {
  const lines = linesOf(selection, onSale)
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    bookingFee: sumMinor(lines.map(({ option, quantity }) => timesMinor(option.cost.bookingFee, quantity))),
    total: sumMinor(lines.map(({ cost }) => cost)),
  }
}

export interface ExtraSelectionProblem extends OptionIds {
  readonly kind: 'tooMany'
  readonly available: number
}

export const extraSelectionProblems = (
  selection: ExtraSelection,
  onSale: readonly ExtraOnSale[],
): readonly ExtraSelectionProblem[] =>
  linesOf(selection, onSale)
    .filter(({ option, quantity }) => quantity > mostOf(option))
    .map(({ option }) => ({
      kind: 'tooMany',
      extraId: option.extraId,
      optionId: option.optionId,
      available: mostOf(option),
    }))

/**
 * The input of the add command, with one entry for each piece. Null if nothing is chosen or something must be
 * corrected.
 */
export const toAddExtrasInput = (selection: ExtraSelection, onSale: readonly ExtraOnSale[]): AddExtrasInput | null => {
  if (extraSelectionProblems(selection, onSale).length > 0) return null
  const extras = linesOf(selection, onSale).flatMap(({ extra, option, quantity }) => {
    const { extraId, optionId, groupId } = option
    return Array.from({ length: quantity }, (): SelectedExtra => ({ extraId, optionId, groupId, name: extra.name }))
  })
  return extras.length === 0 ? null : { extras }
}

/** The selection without the added items. What was chosen meanwhile stays chosen. */
export const withoutAdded = (
  now: ExtraSelection,
  sent: readonly SelectedExtra[],
  left: readonly SelectedExtra[],
): ExtraSelection =>
  now.flatMap((chosen) => {
    const [wasSent, isLeft] = [sent, left].map((list) => list.filter((one) => isOf(one)(chosen)).length)
    const quantity = chosen.quantity - (wasSent ?? 0) + (isLeft ?? 0)
    return quantity > 0 ? [{ ...chosen, quantity }] : []
  })

/** The selection as text fields, for drafts that outlive a session. */
const toExtraDraft = (selection: ExtraSelection): Draft =>
  Object.fromEntries(selection.map(({ extraId, optionId, quantity }) => [joinIds(extraId, optionId), String(quantity)]))

const fromExtraDraft = (draft: Draft): ExtraSelection =>
  Object.entries(draft).map(([name, quantity]) => {
    const [extraId = '', optionId = ''] = splitIds(name)
    return { extraId, optionId, quantity: Number(quantity) }
  })

export const extraDraft = {
  isEmpty: (selection: ExtraSelection): boolean => selection.length === 0,
  toDraft: toExtraDraft,
  fromDraft: fromExtraDraft,
}

import type { AddExtrasInput, SelectedExtra } from '../../basket/kinds/extra.js'
import type { ChosenOption } from '../createShop.js'
import { type Availability, mayBuy, mostOf } from '../onSale.js'
import type { Extra, ExtraAvailability, ExtraOption } from './ExtrasCatalogueApi.js'

/** An option on sale, with its availability. */
export interface ExtraOptionOnSale extends ExtraOption {
  readonly availability: Availability
}

/** Options under the group that they are linked to. */
export interface ExtraGroupOnSale {
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

interface ChosenLine {
  readonly extra: ExtraOnSale
  readonly option: ExtraOptionOnSale
  readonly quantity: number
}

/** In the order of the offer. Options that are no longer on sale are left out. */
const linesOf = (selection: ExtraSelection, onSale: readonly ExtraOnSale[]): readonly ChosenLine[] =>
  onSale.flatMap((extra) =>
    extra.groups.flatMap(({ options }) =>
      options
        .map((option) => ({ extra, option, quantity: extraQuantity(selection, option) }))
        .filter(({ quantity }) => quantity > 0),
    ),
  )

export const chosenExtras = (selection: ExtraSelection, onSale: readonly ExtraOnSale[]): readonly ChosenOption[] =>
  linesOf(selection, onSale).map(({ extra, option, quantity }) => ({
    ...option,
    name: extra.name,
    note: option.value,
    quantity,
  }))

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

/** One entry for each piece. */
export const toAddExtrasInput = (selection: ExtraSelection, onSale: readonly ExtraOnSale[]): AddExtrasInput => ({
  extras: linesOf(selection, onSale).flatMap(({ extra: { name }, option: { extraId, optionId, groupId }, quantity }) =>
    Array.from({ length: quantity }, (): SelectedExtra => ({ extraId, optionId, groupId, name })),
  ),
})

/** What was chosen meanwhile stays chosen. */
export const withoutAdded = (
  now: ExtraSelection,
  sent: AddExtrasInput,
  left: AddExtrasInput | null,
): ExtraSelection => {
  const added = sent.extras.filter((one) => left?.extras.includes(one) !== true)
  return now.flatMap((chosen) => {
    const quantity = chosen.quantity - added.filter((one) => isOf(one)(chosen)).length
    return quantity > 0 ? [{ ...chosen, quantity }] : []
  })
}

import type { HeldExtra } from '../../domain/Holdings.js'
import { extraLine } from '../../bookings/money/priceLines.js'
import { type AddCommand, type BasketKind, type BasketLine, charged, type KindLine, lineOf } from '../BasketKind.js'
import { countsByName, newLines, uniqueJoined, without } from '../lineLists.js'

/** An extra in a basket, also one of a room. */
export interface BasketExtra extends HeldExtra, BasketLine {}

export interface HeldExtras {
  /** Includes the extras of rooms. */
  readonly extras: readonly BasketExtra[]
  readonly accommodations: readonly { readonly extras: readonly { readonly id: string }[] }[]
}

/** `partOf` is the key of the room's line. */
export const extraLineOf = (held: BasketExtra, partOf: string | null): KindLine =>
  lineOf('extras', held.id, charged(extraLine(held), held.total), { partOf, note: held.otherInformation })

const shortName = ({ option, name }: BasketExtra): string => (option === '' ? name : option)

/** A general extra, or an extra of a room, which is listed with its room. */
export const extra: BasketKind<HeldExtras> = {
  section: {
    name: 'extras',
    order: 3,
    mandatory: 'extras',
    title: (texts) => texts.basket.sections.extras,
    lines: ({ extras, accommodations }) => {
      const ofRooms = new Set(accommodations.flatMap((room) => room.extras.map(({ id }) => id)))
      return extras.filter(({ id }) => !ofRooms.has(id)).map((held) => extraLineOf(held, null))
    },
  },
  removedAlone: {
    operation: 'removeExtra',
    announce: ({ extras }, ids, texts) => {
      const options = extras.filter(({ id }) => ids.includes(id)).map(shortName)
      return texts.basket.extrasRemoved(uniqueJoined(options))
    },
  },
}

export interface ExtraToAdd {
  readonly extraId: string
  readonly optionId: string
  readonly groupId: number
  readonly name: string
  readonly passengerId: number
}

/** One extra for the customer's own passenger. */
export type SelectedExtra = Omit<ExtraToAdd, 'passengerId'>

export type AddExtrasInput = { readonly extras: readonly SelectedExtra[] }

/** POST /api/basket/{ref}/extra. General extras, each for the customer's own passenger (behaviour/basket#2.3). */
export const addExtras: AddCommand<HeldExtras, AddExtrasInput, readonly ExtraToAdd[]> = {
  toSend: ({ extras }, { own }) => extras.map((one) => ({ ...one, passengerId: own })),
  missing: ({ extras }, { before, after }) => ({
    extras: without(
      extras,
      newLines(before.extras, after.extras),
      (line, one) => line.extraId === one.extraId && line.optionId === one.optionId,
    ),
  }),
  announce: ({ extras }, texts) =>
    countsByName(extras.map(({ name }) => name)).map(([name, count]) => texts.basket.added(count, name)),
}

import type { Accommodation, AccommodationOnSale, Room, RoomExtra } from './accommodation/AccommodationCatalogue.js'
import type { Extra, ExtraAvailability } from './extras/ExtrasCatalogue.js'
import type { ExtraOnSale, ExtraOptionOnSale } from './extras/ExtraOnSale.js'
import { mayBuy } from './tickets/mayBuy.js'

/** Accommodations with the rooms that can be bought now; one without such a room is dropped (specification 2, §5). */
export const accommodationsOnSale = (
  accommodations: readonly Accommodation[],
  rooms: readonly Room[],
  now: number,
): readonly AccommodationOnSale[] =>
  accommodations
    .map((accommodation) => ({
      ...accommodation,
      rooms: rooms.filter(({ accommodationId, rules }) => accommodationId === accommodation.id && mayBuy(rules, now)),
    }))
    .filter((accommodation) => accommodation.rooms.length > 0)

/** Extras of rooms that can be bought now; one without an option is nothing to choose. */
export const roomExtrasOnSale = (extras: readonly RoomExtra[], now: number): readonly RoomExtra[] =>
  extras.filter(({ rules, options }) => mayBuy(rules, now) && options.length > 0)

/**
 * Extras that can be bought now, with their options under the groups that they are linked to by extra_id and group_id,
 * and how many there are. Options without an availability entry are dropped, as tickets are; so is what is left without any.
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

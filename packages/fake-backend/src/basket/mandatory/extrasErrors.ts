import type { BookingRecord } from '../../records/BookingRecord.js'
import type { GroupNeed } from '../../records/PackageOffers.js'
import type { BasketRecord } from '../../records/BasketRecord.js'
import { travellingPassengers } from './travellingPassengers.js'

/** Each extra must be for a passenger who travels. A group that needs another cannot have more. */
export const extrasErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] => {
  const coming = travellingPassengers(booking, basket)
  const extras = basket.extras.map(({ held }) => held).filter(({ acco_id }) => !acco_id)
  const taken = (extraId: string, groupId: number): number =>
    extras.filter(({ extra_id, group_id }) => extra_id === extraId && group_id === groupId).length
  const unmet = booking.offers.groupNeeds.filter(
    ({ extraId, groupId, needs }) => taken(extraId, groupId) > taken(extraId, needs),
  )
  return [
    ...extras
      .filter(({ pax_id }) => !coming.has(pax_id))
      .map(({ name, option }) => `Please say who ‘${name}: ${option.value}’ is for.`),
    ...unmet.map((need) => needed(booking, need)),
  ]
}

const needed = ({ offers }: BookingRecord, { extraId, groupId, needs }: GroupNeed): string => {
  const extra = offers.extras.find(({ id }) => id === extraId)
  const nameOf = (id: number): string => extra?.groups.find(({ group_id }) => group_id === id)?.name ?? ''
  return `${extra?.name ?? ''}: please choose a ‘${nameOf(needs)}’ for each ‘${nameOf(groupId)}’.`
}

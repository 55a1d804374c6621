import type { BookingRecord } from '../../records/BookingRecord.js'
import type { BasketRecord } from '../../records/BasketRecord.js'
import { travellingPassengers } from './travellingPassengers.js'

/** Each room must be for a passenger who travels, and each extra of a room must have its room. */
export const accommodationErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] => {
  const coming = travellingPassengers(booking, basket)
  const rooms = basket.rooms.map(({ held }) => held).filter(({ pax_ids }) => !pax_ids.every((id) => coming.has(id)))
  const extras = basket.extras.map(({ held }) => held).filter(({ acco_id, group_id }) => acco_id && !group_id)
  return [
    ...rooms.map(({ room_name, name }) => `Please say who the room ‘${room_name}’ at ${name} is for.`),
    ...extras.map(
      ({ name, option }) =>
        `‘${name}: ${option.value}’ is for a room that is not in your basket any more. Please remove it.`,
    ),
  ]
}

import * as t from 'io-ts'
import { Cost, Id, Integer, IsoValue, JourneyPrices, optional } from '../contract/wire.js'

const OptionWire = t.type({ value: t.string }, 'Option')

/** An extra of the booking, or of the room that `acco_id` identifies (behaviour/bookings#2.3). */
export const HeldExtraWire = t.intersection(
  [
    t.type({ id: Id, extra_id: Id, name: t.string, option: OptionWire, pax_id: Integer, prices: Cost }),
    optional({
      option_id: Id,
      group_id: Integer,
      group_name: t.string,
      acco_id: Id,
      other_information: t.string,
      /** 1 to 4: 2 hides the amount, 3 shows 'Free', 4 shows 'Included' (behaviour/catalogue#2.4). */
      price_display_code: Integer,
    }),
  ],
  'HeldExtra',
)

/** One room. `id` is the line's, `acco_id` the accommodation's, `room_id` the kind of room. */
export const HeldRoomWire = t.intersection(
  [
    t.type({
      id: Id,
      acco_id: Id,
      room_id: Id,
      name: t.string,
      room_name: t.string,
      check_in: IsoValue,
      check_out: IsoValue,
      /** The guests of the room. */
      pax_ids: t.array(Integer),
      prices: Cost,
    }),
    optional({
      location: t.string,
      /** Street and town. */
      address: t.string,
      /** The hotel's own reference of the stay. */
      supplier_reference: t.string,
    }),
  ],
  'HeldRoom',
)

export const HeldTransportWire = t.intersection(
  [
    t.type({
      id: Id,
      name: t.string,
      /** OUTBOUND or RETURN. */
      direction: t.string,
      departure_location: t.string,
      arrival_location: t.string,
      departure_date: IsoValue,
      is_departure_time_specified: t.boolean,
      pax_id: Integer,
    }),
    JourneyPrices,
    optional({
      arrival_date: IsoValue,
      type: t.string,
      /** The reference of the carrier. */
      supplier_reference: t.string,
      /** IANA names, for calendars. */
      departure_time_zone: t.string,
      arrival_time_zone: t.string,
    }),
  ],
  'HeldTransport',
)

/** A line of the price summary with only a name and a cost: insurance, a discount, a name change. */
export const PriceLineWire = t.type({ id: Id, name: t.string, prices: Cost }, 'PriceLine')

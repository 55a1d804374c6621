import * as t from 'io-ts'
import { get } from '../../contract/endpoint.js'
import { Cost, Id, Integer, IsoValue, optional } from '../../contract/wire.js'
import { PurchaseRulesWire } from '../onSaleWire.js'
import { AvailabilityWire } from '../tickets/ticketCatalogueContract.js'

export const AccommodationWire = t.intersection(
  [
    t.type({ id: Id, name: t.string }),
    optional({
      description: t.string,
      location: t.string,
      /** 1 to 5. */
      stars: Integer,
    }),
  ],
  'Accommodation',
)

/** A kind of room: its prices are for the whole stay. */
export const RoomWire = t.intersection(
  [
    t.type({ id: Id, acco_id: Id, name: t.string, check_in: IsoValue, check_out: IsoValue, prices: Cost }),
    optional({ description: t.string, sleeps: Integer }),
    PurchaseRulesWire,
    AvailabilityWire,
  ],
  'Room',
)

export const AccommodationExtraWire = t.intersection(
  [
    t.type({
      extra_id: Id,
      acco_id: Id,
      name: t.string,
      options: t.array(
        t.intersection([
          t.type({ option_id: Id, value: t.string, prices: Cost }),
          optional({ price_display_code: Integer }),
          AvailabilityWire,
        ]),
      ),
    }),
    /** If null or missing, the extra is for every kind of room. */
    optional({ room_id: Id, description: t.string }),
    PurchaseRulesWire,
  ],
  'AccommodationExtra',
)

/** See behaviour/contract#2.7, catalogue calls. */
export const accommodationCatalogueEndpoints = {
  accommodations: get(
    'getAccommodations',
    '/api/package/:ref/accommodation',
    t.type({ accommodations: t.array(AccommodationWire) }, 'AccommodationsAnswer'),
  ),
  availability: get(
    'getAccommodationAvailability',
    '/api/package/:ref/accommodationavailability',
    t.type({ rooms: t.array(RoomWire) }, 'AccommodationAvailabilityAnswer'),
  ),
  extras: get(
    'getAccommodationExtras',
    '/api/package/:ref/accommodation/:accommodationId/extras',
    t.type({ accommodationExtras: t.array(AccommodationExtraWire) }, 'AccommodationExtrasAnswer'),
    { failsInWords: true },
  ),
} as const

import * as t from 'io-ts'
import { get } from '../../contract/endpoint.js'
import { Cost, Id, Integer, IsoValue, nullable } from '../../contract/wire.js'
import { PurchaseRulesWire } from '../onSaleWire.js'
import { AvailabilityWire } from '../tickets/ticketCatalogueContract.js'

export const AccommodationWire = t.intersection(
  [
    t.type({ id: Id, name: t.string }),
    t.partial({
      description: nullable(t.string),
      location: nullable(t.string),
      /** 1 to 5. */
      stars: nullable(Integer),
    }),
  ],
  'Accommodation',
)

/** A kind of room: its prices are for the whole stay. */
export const RoomWire = t.intersection(
  [
    t.type({ id: Id, acco_id: Id, name: t.string, check_in: IsoValue, check_out: IsoValue, prices: Cost }),
    t.partial({ description: nullable(t.string), sleeps: Integer }),
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
          t.partial({ price_display_code: nullable(Integer) }),
          AvailabilityWire,
        ]),
      ),
    }),
    /** If null or missing, the extra is for every kind of room. */
    t.partial({ room_id: nullable(Id), description: nullable(t.string) }),
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

import * as t from 'io-ts'
import { get } from '../../contract/endpoint.js'
import { Cost, Id, Integer, optional } from '../../contract/wire.js'
import { PurchaseRulesWire } from '../onSaleWire.js'
import { AvailabilityWire } from '../tickets/ticketCatalogueContract.js'

/** An option is linked to its extra and its group by their ids (behaviour/catalogue#2.3). */
export const ExtraOptionWire = t.intersection(
  [
    t.type({ option_id: Id, extra_id: Id, group_id: Integer, value: t.string, prices: Cost }),
    optional({ price_display_code: Integer }),
  ],
  'ExtraOption',
)

export const ExtraWire = t.intersection(
  [
    t.type({
      id: Id,
      name: t.string,
      groups: t.array(t.type({ group_id: Integer, extra_id: Id, name: t.string })),
      options: t.array(ExtraOptionWire),
    }),
    optional({ description: t.string }),
    PurchaseRulesWire,
  ],
  'Extra',
)

export const ExtraAvailabilityWire = t.intersection(
  [t.type({ extra_id: Id, option_id: Id }), AvailabilityWire],
  'ExtraAvailability',
)

const AvailabilityAnswer = t.type({ extras: t.array(ExtraAvailabilityWire) }, 'ExtrasAvailabilityAnswer')

/** See behaviour/contract#2.7: each reads extras. */
export const extrasCatalogueEndpoints = {
  extras: get('getExtras', '/api/package/:bookingRef/extras', t.type({ extras: t.array(ExtraWire) }, 'ExtrasAnswer')),
  availability: get('getExtrasAvailability', '/api/package/:bookingRef/extrasavailability', AvailabilityAnswer),
  availabilityOf: get(
    'getExtraAvailability',
    '/api/package/:bookingRef/extra/:extraId/availability',
    AvailabilityAnswer,
  ),
} as const

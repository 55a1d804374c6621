import * as t from 'io-ts'
import { TicketPricesWire } from '../../bookings/bookingsContract.js'
import { get } from '../../contract/endpoint.js'
import { Id, Integer, IsoValue, optional } from '../../contract/wire.js'

export const TicketTypeWire = t.intersection(
  [t.type({ id: Id, name: t.string, prices: TicketPricesWire }), optional({ description: t.string })],
  'TicketType',
)

export const TicketEventWire = t.intersection(
  [
    t.type({ id: Id, name: t.string, event_date: IsoValue, tickets: t.array(TicketTypeWire) }),
    optional({ venue: t.string }),
  ],
  'TicketEvent',
)

export const AvailabilityWire = t.type({ freesale: t.boolean, available: Integer }, 'Availability')

const UnderItsName = t.type({ availability: t.record(t.string, AvailabilityWire) })

/**
 * By ticket type id, under its name or as the bare object (behaviour/catalogue#d9.7). The bare one has an entry, or is
 * merged with `bookingRef`: any other object would count as sold out.
 */
export const TicketAvailabilityAnswer = new t.Type<
  t.TypeOf<typeof UnderItsName>,
  t.OutputOf<typeof UnderItsName>,
  unknown
>(
  'TicketAvailabilityAnswer',
  UnderItsName.is,
  (u, context) => {
    const isBare = t.UnknownRecord.is(u) && !('availability' in u)
    const entries = isBare ? Object.entries(u).filter(([, one]) => t.UnknownRecord.is(one)) : []
    const isMeant = isBare && (entries.length > 0 || 'bookingRef' in u)
    return UnderItsName.validate(isMeant ? { availability: Object.fromEntries(entries) } : u, context)
  },
  t.identity,
)

/** See behaviour/contract#2.7, catalogue calls. */
export const ticketCatalogueEndpoints = {
  events: get(
    'getTicketEvents',
    '/api/4.0/ticket/:ref/ticketevents',
    t.type({ events: t.array(TicketEventWire) }, 'TicketEventsAnswer'),
  ),
  availability: get('getTicketAvailability', '/api/4.0/package/:ref/ticketavailability', TicketAvailabilityAnswer),
} as const

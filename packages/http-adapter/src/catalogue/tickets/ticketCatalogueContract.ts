import * as t from 'io-ts'
import { TicketPricesWire } from '../../bookings/bookingsContract.js'
import { get } from '../../contract/endpoint.js'
import { Id, Integer, IsoValue } from '../../contract/wire.js'

export const TicketTypeWire = t.intersection(
  [t.type({ id: Id, name: t.string, prices: TicketPricesWire }), t.partial({ description: t.string })],
  'TicketType',
)

export const TicketEventWire = t.intersection(
  [
    t.type({ id: Id, name: t.string, event_date: IsoValue, tickets: t.array(TicketTypeWire) }),
    t.partial({ venue: t.string }),
  ],
  'TicketEvent',
)

export const AvailabilityWire = t.type({ freesale: t.boolean, available: Integer }, 'Availability')

/** See behaviour/contract#2.7, catalogue calls. */
export const ticketCatalogueEndpoints = {
  events: get(
    'getTicketEvents',
    '/api/4.0/ticket/:ref/ticketevents',
    t.type({ events: t.array(TicketEventWire) }, 'TicketEventsAnswer'),
  ),
  availability: get(
    'getTicketAvailability',
    '/api/4.0/package/:ref/ticketavailability',
    /** By ticket type id. */
    t.type({ availability: t.record(t.string, AvailabilityWire) }, 'TicketAvailabilityAnswer'),
  ),
} as const

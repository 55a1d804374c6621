import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import type { TicketCatalogueApi, TicketEvent, TicketType } from '@booking-dashboard/core/ports'
import { toTicketPrices } from '../../bookings/toHoldings.js'
import type { Transport } from '../../transport/Transport.js'
import { ticketCatalogueEndpoints, type TicketEventWire, type TicketTypeWire } from './ticketCatalogueContract.js'

/** Tickets on sale, over HTTP. */
export const createHttpTicketCatalogueApi = ({ call }: Transport): TicketCatalogueApi => ({
  events: (bookingRef, context) =>
    pipe(
      call(ticketCatalogueEndpoints.events, { params: { ref: bookingRef }, context }),
      map(({ events }) => events.map(toTicketEvent)),
    ),
  availability: (bookingRef, context) =>
    pipe(
      call(ticketCatalogueEndpoints.availability, { params: { ref: bookingRef }, context }),
      map(({ availability }) => ({ bookingRef, byTicketType: availability })),
    ),
})

const toTicketEvent = (event: t.TypeOf<typeof TicketEventWire>): TicketEvent => ({
  id: event.id,
  name: event.name,
  venue: event.venue ?? '',
  date: event.event_date.iso_value,
  tickets: event.tickets.map(toTicketType),
})

const toTicketType = (type: t.TypeOf<typeof TicketTypeWire>): TicketType => ({
  id: type.id,
  name: type.name,
  description: type.description ?? '',
  prices: toTicketPrices(type.prices),
})

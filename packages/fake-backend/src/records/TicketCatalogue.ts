import type { ticketCatalogueEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { Availability } from './Stock.js'

export type TicketEvent = t.OutputOf<typeof ticketCatalogueEndpoints.events.answer>['events'][number]
export type TicketType = TicketEvent['tickets'][number]

/** The tickets on sale for a booking's package. */
export interface TicketCatalogue {
  readonly events: readonly TicketEvent[]
  /** By ticket type id. A type without an entry is not on sale. */
  readonly availability: Map<string, Availability>
}

export interface TicketOffer {
  readonly event: TicketEvent
  readonly type: TicketType
}

export const findTicketType = (catalogue: TicketCatalogue, id: string): TicketOffer | null => {
  for (const event of catalogue.events) {
    const type = event.tickets.find((one) => one.id === id)
    if (type !== undefined) return { event, type }
  }
  return null
}

import type { ticketCatalogueEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'

export type TicketEvent = t.OutputOf<typeof ticketCatalogueEndpoints.events.answer>['events'][number]
export type TicketType = TicketEvent['tickets'][number]

export interface Availability {
  readonly freesale: boolean
  available: number
}

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

export const canTake = (catalogue: TicketCatalogue, typeId: string, count: number): boolean => {
  const entry = catalogue.availability.get(typeId)
  return entry !== undefined && (entry.freesale || entry.available >= count)
}

/** Takes `count` tickets out of stock. A negative count returns them. */
export const takeTickets = (catalogue: TicketCatalogue, typeId: string, count: number): void => {
  const entry = catalogue.availability.get(typeId)
  if (entry !== undefined && !entry.freesale) entry.available -= count
}

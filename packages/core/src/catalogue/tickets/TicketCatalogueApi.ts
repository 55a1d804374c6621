import type { ApiCall } from '../../failure/Failure.js'
import type { TicketPrices } from '../../domain/Booking.js'
import type { IsoDate } from '../../environment/time.js'
import type { Availability } from '../onSale.js'

/** A type of ticket, such as a category of seats. */
export interface TicketType {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly prices: TicketPrices
}

/** An event with the types of tickets that it sells. */
export interface TicketEvent {
  readonly id: string
  readonly name: string
  readonly venue: string
  readonly date: IsoDate
  readonly tickets: readonly TicketType[]
}

/** The availability object of a package with the bookingRef merged in (behaviour/contract#2.7). */
export interface TicketAvailability {
  readonly bookingRef: string
  readonly byTicketType: Readonly<Record<string, Availability>>
}

/** A ticket type that can be bought now, with its availability. */
export interface TicketOnSale extends TicketType {
  readonly availability: Availability
}

export interface EventOnSale extends Omit<TicketEvent, 'tickets'> {
  readonly tickets: readonly TicketOnSale[]
}

/** The calls about tickets on sale for one booking. They end in a failure and never reject. */
export interface TicketCatalogueApi {
  /** GET /api/4.0/ticket/{ref}/ticketevents */
  readonly events: ApiCall<[bookingRef: string], readonly TicketEvent[]>
  /** GET /api/4.0/package/{ref}/ticketavailability */
  readonly availability: ApiCall<[bookingRef: string], TicketAvailability>
}

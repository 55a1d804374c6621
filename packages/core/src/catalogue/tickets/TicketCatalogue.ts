import type { TicketPrices } from '../../bookings/Booking.js'
import type { IsoDate } from '../../environment/time.js'

export interface TicketType {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly prices: TicketPrices
}

export interface TicketEvent {
  readonly id: string
  readonly name: string
  readonly venue: string
  readonly date: IsoDate
  readonly tickets: readonly TicketType[]
}

export interface Availability {
  /** Sold without a limit of its own. */
  readonly freesale: boolean
  readonly available: number
}

/** The availability object of a package with the bookingRef merged in (specification 2, §7). */
export interface TicketAvailability {
  readonly bookingRef: string
  readonly byTicketType: Readonly<Record<string, Availability>>
}

/** A ticket type that can be bought now, with how many. */
export interface TicketOnSale extends TicketType {
  readonly availability: Availability
}

export interface EventOnSale extends Omit<TicketEvent, 'tickets'> {
  readonly tickets: readonly TicketOnSale[]
}

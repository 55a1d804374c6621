import type { Pax, TicketLine } from '../bookings/BookingRecord.js'
import type { PaymentAttempt } from '../payment/PaymentAttempt.js'

/** `error` is a basket that was paid and could not be turned into a booking. */
export type BasketState = 'open' | 'discarded' | 'completed' | 'error'

export interface BasketRecord {
  readonly id: string
  readonly bookingRef: string
  state: BasketState
  readonly tickets: TicketLine[]
  /** The passengers that this basket adds. */
  readonly pax: Pax[]
  /** Attempts to pay it, oldest first. */
  readonly attempts: PaymentAttempt[]
}

/** Minor units: the sum of its lines. */
export const basketTotal = (basket: BasketRecord): number =>
  basket.tickets.reduce((total, { prices }) => total + prices.total_ticket_price.value, 0)

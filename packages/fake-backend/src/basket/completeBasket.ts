import type { BookingRecord } from '../bookings/BookingRecord.js'
import { allocationOf } from '../bookings/ticketLine.js'
import { codes } from '../routing/codes.js'
import { Refusal, refuse } from '../routing/Refusal.js'
import { type BasketRecord, basketTotal } from './BasketRecord.js'
import { mandatoryErrors } from './mandatoryStatus.js'

/** Moves what the basket holds into the booking. */
export const completeBasket = (booking: BookingRecord, basket: BasketRecord): void => {
  booking.tickets.push(...basket.tickets)
  booking.pax.push(...basket.pax)
  booking.allocations.push(...basket.tickets.map((ticket) => allocationOf(ticket)))
  basket.state = 'completed'
}

/** Refuses a basket that holds nothing, or in which something mandatory is missing. */
export const checkComplete = (booking: BookingRecord, basket: BasketRecord): void => {
  if (basket.tickets.length === 0) refuse(codes.basketIncomplete, 'There is nothing in your basket to complete.')
  const problems = mandatoryErrors(booking, basket)
  if (problems.length > 0) throw new Refusal(200, problems.map((message) => ({ code: codes.basketIncomplete, message })))
}

export const completeForNothing = (booking: BookingRecord, basket: BasketRecord): void => {
  checkComplete(booking, basket)
  if (basketTotal(basket) !== 0) refuse(codes.basketCosts, 'Your basket has to be paid for.')
  completeBasket(booking, basket)
}

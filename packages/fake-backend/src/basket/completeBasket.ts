import type { BookingRecord, HeldExtra } from '../bookings/BookingRecord.js'
import { allocationOf } from '../bookings/ticketLine.js'
import { Refusal, refuse } from '../routing/Refusal.js'
import { type BasketRecord, basketTotal, holdsNothing, stockedLines } from './BasketRecord.js'
import { mandatoryErrors } from './mandatoryStatus.js'

/** Moves what the basket holds into the booking. */
export const completeBasket = (booking: BookingRecord, basket: BasketRecord): void => {
  booking.tickets.push(...basket.tickets)
  booking.allocations.push(...basket.tickets.map((ticket) => allocationOf(ticket)))
  booking.pax.push(...basket.pax)
  booking.extras.push(...basket.extras.map(({ held }) => renumbered(booking, held)))
  booking.rooms.push(...basket.rooms.map(({ held }) => held))
  booking.transport.push(...basket.transport.map(({ held }) => held))
  booking.customerChanges.push(...basket.charges.map(({ id, name, prices }) => ({ id, name, prices })))
  booking.pendingChanges.push(...basket.nameChanges.map(({ ticket_id }) => ({ ticket_id, status: 'PENDING' })))
  booking.offers.stock.sold.push(...stockedLines(basket).map(({ stockKey }) => stockKey))
  basket.state = 'completed'
}

/** The rooms of the basket come after those that the booking has at the same accommodation. */
const renumbered = (booking: BookingRecord, extra: HeldExtra): HeldExtra => {
  if (!extra.acco_id || typeof extra.group_id !== 'number') return extra
  return {
    ...extra,
    group_id: extra.group_id + booking.rooms.filter(({ acco_id }) => acco_id === extra.acco_id).length,
  }
}

/** Refuses a basket that holds nothing, or in which something mandatory is missing. */
export const checkComplete = (booking: BookingRecord, basket: BasketRecord): void => {
  if (holdsNothing(basket)) refuse('basketIncomplete', 'There is nothing in your basket to complete.')
  const problems = mandatoryErrors(booking, basket)
  if (problems.length > 0)
    throw new Refusal(
      200,
      problems.map((message) => ({ reason: 'basketIncomplete', message })),
    )
}

export const completeForNothing = (booking: BookingRecord, basket: BasketRecord): void => {
  checkComplete(booking, basket)
  if (basketTotal(basket) !== 0) refuse('basketCosts', 'Your basket has to be paid for.')
  completeBasket(booking, basket)
}

import { addMinor, type Minor, sumMinor } from '../money/Money.js'
import type { Booking, TicketLine } from './Booking.js'

/** One line of a section of the price summary (specification 2, §9). */
export interface PriceLine {
  readonly id: string
  readonly title: string
  /** Price plus booking fee. */
  readonly cost: Minor
  /** The part of the cost that can be shown as 'Booking Fee'. */
  readonly bookingFee: Minor
}

export interface PriceSection {
  readonly lines: readonly PriceLine[]
  readonly cost: Minor
  readonly bookingFee: Minor
}

/** By code units, so that the order is the same in every place. */
const byTitle = (a: PriceLine, b: PriceLine): number => (a.title < b.title ? -1 : Number(a.title > b.title))

const toLine = ({ id, eventName, name, prices }: TicketLine): PriceLine => ({
  id,
  title: `${eventName}: ${name}`,
  cost: addMinor(prices.price, prices.bookingFee),
  bookingFee: prices.bookingFee,
})

/** Ticket lines sort by title ascending, then cost descending (specification 2, §9). */
export const ticketsSection = (tickets: readonly TicketLine[]): PriceSection => {
  const lines = tickets.map(toLine).sort((a, b) => byTitle(a, b) || b.cost - a.cost)
  return {
    lines,
    cost: sumMinor(lines.map(({ cost }) => cost)),
    bookingFee: sumMinor(lines.map(({ bookingFee }) => bookingFee)),
  }
}

export interface PriceSummary {
  readonly tickets: PriceSection
  readonly totals: Booking['prices']
}

/** What the booking costs, section by section, and its totals as the back end reckons them. */
export const priceSummary = (booking: Booking): PriceSummary => ({
  tickets: ticketsSection(booking.tickets),
  totals: booking.prices,
})

/** Whether there is anything left to pay. */
export const isOwed = ({ prices }: Booking): boolean => prices.outstandingBalance > 0

/** A fee of nothing is not mentioned. */
export const isCharged = (fee: Minor): boolean => fee !== 0

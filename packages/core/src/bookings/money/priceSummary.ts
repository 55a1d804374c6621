import { addMinor, type Minor, negateMinor, sumMinor, zeroMinor } from '../../money/Money.js'
import type { Booking, TicketLine } from '../Booking.js'
import {
  costWithoutPrice,
  customerChangeLine,
  deliveryLine,
  discountLines,
  extraLine,
  feeLines,
  insuranceLine,
  roomLine,
  ticketLine,
  transportLine,
} from './priceLines.js'
import {
  type PriceLine,
  type PriceSection,
  type PriceSectionName,
  priceSectionNames,
  type PriceSummary,
} from './PriceSections.js'
import { gatherPriceLines } from './gatherPriceLines.js'
import { inTicketOrder } from '../holdings/ticketOrder.js'

const toSection = (lines: readonly PriceLine[]): PriceSection => ({
  lines,
  cost: sumMinor(lines.map(({ cost }) => cost)),
  withoutPrice: costWithoutPrice(lines),
  bookingFee: sumMinor(lines.map(({ bookingFee }) => bookingFee)),
})

const ticketLines = (tickets: readonly TicketLine[]): readonly PriceLine[] => inTicketOrder(tickets).map(ticketLine)

export const ticketsSection = (tickets: readonly TicketLine[]): PriceSection => toSection(ticketLines(tickets))

const linesOf = (booking: Booking): Readonly<Record<PriceSectionName, readonly PriceLine[]>> => ({
  accommodation: booking.rooms.map(roomLine),
  customerChange: booking.customerChanges.map(customerChangeLine),
  tickets: ticketLines(booking.tickets),
  transport: booking.transport.map(transportLine),
  extras: booking.extras.map(extraLine),
  insurance: booking.insurance.map(insuranceLine),
  delivery: booking.deliveries.map(deliveryLine),
  discounts: discountLines(booking),
  fees: feeLines(booking.tickets),
})

/** What the booking costs, section by section, and its totals as the back end reckons them. What is shown adds up to the total. */
export const priceSummary = (booking: Booking): PriceSummary => {
  const lines = linesOf(booking)
  const shown = (line: PriceLine): PriceLine => (booking.separateBookingFee ? line : { ...line, bookingFee: zeroMinor })
  const sections = priceSectionNames.map((name) => ({
    name,
    ...toSection(lines[name].map(shown)),
    isIncluded: name === 'fees',
    gathered: gatherPriceLines(lines[name].map(shown)),
  }))
  const { totalBookingPrice } = booking.prices
  const listed = sumMinor(sections.map(({ cost, isIncluded }) => (isIncluded ? zeroMinor : cost)))
  return {
    sections: sections.filter((section) => section.lines.length > 0),
    unlisted: addMinor(totalBookingPrice, negateMinor(listed)),
    totals: booking.prices,
  }
}

/** A fee of nothing is not mentioned. */
export const isCharged = (fee: Minor): boolean => fee !== 0

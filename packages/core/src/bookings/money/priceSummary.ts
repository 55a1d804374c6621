import { addMinor, type Minor, negateMinor, sumMinor, timesMinor, zeroMinor } from '../../money/Money.js'
import { type Booking, type BookingPrices, inTicketOrder } from '../../domain/Booking.js'
import { grouped } from '../../domain/lists.js'
import {
  costWithoutPrice,
  customerChangeLine,
  deliveryLine,
  discountLines,
  extraLine,
  feeLines,
  insuranceLine,
  negative,
  type PriceLine,
  roomLine,
  ticketLine,
  transportLine,
} from './priceLines.js'

/** Several lines with the same title, amount and fee, combined. */
export interface GatheredLine {
  readonly line: PriceLine
  readonly quantity: number
  readonly cost: Minor
}

/** The lines of each section, in the order of behaviour/money#2.9. */
const linesOf = (booking: Booking) => ({
  accommodation: booking.rooms.map(roomLine),
  customerChange: booking.customerChanges.map(customerChangeLine),
  tickets: inTicketOrder(booking.tickets).map(ticketLine),
  transport: booking.transport.map(transportLine),
  extras: booking.extras.map(extraLine),
  insurance: booking.insurance.map(insuranceLine),
  delivery: booking.deliveries.map(deliveryLine),
  discounts: discountLines(booking),
  fees: feeLines(booking.tickets),
})

export type PriceSectionName = keyof ReturnType<typeof linesOf>

/** The lines of one kind of item. */
interface PriceSection {
  readonly name: PriceSectionName
  /** Identical lines are combined. */
  readonly gathered: readonly GatheredLine[]
  /** The cost of all lines, including those whose amount is not shown. */
  readonly cost: Minor
  /** The cost of the lines whose amount is not shown. */
  readonly withoutPrice: Minor
  readonly bookingFee: Minor
  /** Its amounts are already counted in other sections: resale fees are the booking fees of tickets. */
  readonly isIncluded: boolean
}

/** What a booking costs, by kind of item. */
export interface PriceSummary {
  /** Empty sections are left out. */
  readonly sections: readonly PriceSection[]
  /** The part of the total that no section contains. Zero if they add up to it. */
  readonly unlisted: Minor
  /** As the back end calculates them. Discounts are negative. */
  readonly totals: BookingPrices
}

/** Combines identical lines with their number, in the order of first appearance. */
const gatherPriceLines = (lines: readonly PriceLine[]): readonly GatheredLine[] =>
  grouped(lines, (line) => JSON.stringify(line)).map(([, alike]) => {
    const [line] = alike
    return { line, quantity: alike.length, cost: timesMinor(line.cost, alike.length) }
  })

const sectionOf = (name: PriceSectionName, lines: readonly PriceLine[]): PriceSection => ({
  name,
  gathered: gatherPriceLines(lines),
  cost: sumMinor(lines.map(({ cost }) => cost)),
  withoutPrice: costWithoutPrice(lines),
  bookingFee: sumMinor(lines.map(({ bookingFee }) => bookingFee)),
  isIncluded: name === 'fees',
})

/** The cost of the booking by section, with the back end's totals. The amounts shown add up to the total. */
export const priceSummary = (booking: Booking): PriceSummary => {
  const shown = (line: PriceLine): PriceLine => (booking.separateBookingFee ? line : { ...line, bookingFee: zeroMinor })
  const lines = Object.entries(linesOf(booking)) as [PriceSectionName, readonly PriceLine[]][]
  const sections = lines.map(([name, all]) => sectionOf(name, all.map(shown)))
  const listed = sumMinor(sections.map(({ cost, isIncluded }) => (isIncluded ? zeroMinor : cost)))
  return {
    sections: sections.filter(({ gathered }) => gathered.length > 0),
    unlisted: addMinor(booking.prices.totalBookingPrice, negateMinor(listed)),
    totals: { ...booking.prices, discounts: negative(booking.prices.discounts) },
  }
}

/** A fee of zero is not shown. */
export const isCharged = (fee: Minor): boolean => fee !== 0

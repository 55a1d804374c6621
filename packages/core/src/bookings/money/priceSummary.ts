import { addMinor, type Minor, negateMinor, sumMinor, timesMinor, zeroMinor } from '../../money/Money.js'
import { type Booking, type BookingPrices, inTicketOrder, type TicketLine } from '../../domain/Booking.js'
import { grouped } from '../../domain/lists.js'
import {
  costWithoutPrice,
  customerChangeLine,
  deliveryLine,
  discountLines,
  extraLine,
  feeLines,
  insuranceLine,
  type PriceLine,
  roomLine,
  ticketLine,
  transportLine,
} from './priceLines.js'

/** The sections of the price summary, in the order of behaviour/money#2.9. */
const priceSectionNames = [
  'accommodation',
  'customerChange',
  'tickets',
  'transport',
  'extras',
  'insurance',
  'delivery',
  'discounts',
  'fees',
] as const

export type PriceSectionName = (typeof priceSectionNames)[number]

/** Several lines with the same title, amount and fee, combined. */
export interface GatheredLine {
  readonly line: PriceLine
  readonly quantity: number
  readonly cost: Minor
  readonly bookingFee: Minor
}

interface PriceSection {
  readonly lines: readonly PriceLine[]
  /** The cost of all lines, including those whose amount is not shown. */
  readonly cost: Minor
  /** The cost of the lines whose amount is not shown. */
  readonly withoutPrice: Minor
  readonly bookingFee: Minor
}

export interface NamedPriceSection extends PriceSection {
  /** Identical lines are combined. */
  readonly gathered: readonly GatheredLine[]
  readonly name: PriceSectionName
  /** Its amounts are already counted in other sections: resale fees are the booking fees of tickets. */
  readonly isIncluded: boolean
}

/** What a booking costs, by kind of item. */
export interface PriceSummary {
  /** Empty sections are left out. */
  readonly sections: readonly NamedPriceSection[]
  /** The part of the total that no section contains. Zero if they add up to it. */
  readonly unlisted: Minor
  /** As the back end calculates them. */
  readonly totals: BookingPrices
}

const sameness = ({ title, label, departure, display, cost, bookingFee }: PriceLine): string =>
  JSON.stringify([title, label, departure, display, cost, bookingFee])

/** Combines identical lines with their number, in the order of first appearance. */
export const gatherPriceLines = (lines: readonly PriceLine[]): readonly GatheredLine[] =>
  grouped(lines, sameness).map(([, alike]) => {
    const [line] = alike
    const quantity = alike.length
    return { line, quantity, cost: timesMinor(line.cost, quantity), bookingFee: timesMinor(line.bookingFee, quantity) }
  })

const toSection = (lines: readonly PriceLine[]): PriceSection => ({
  lines,
  cost: sumMinor(lines.map(({ cost }) => cost)),
  withoutPrice: costWithoutPrice(lines),
  bookingFee: sumMinor(lines.map(({ bookingFee }) => bookingFee)),
})

const ticketLines = (tickets: readonly TicketLine[]): readonly PriceLine[] => inTicketOrder(tickets).map(ticketLine)

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

/** The cost of the booking by section, with the back end's totals. The amounts shown add up to the total. */
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

/** A fee of zero is not shown. */
export const isCharged = (fee: Minor): boolean => fee !== 0

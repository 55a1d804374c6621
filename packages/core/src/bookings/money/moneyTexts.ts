import { figure, times } from '../../language/Wording.js'
import type { PriceLine } from './priceLines.js'
import type { PriceSectionName } from './priceSummary.js'

/** The nine sections of behaviour/money#2.9. */
const sections: Readonly<Record<PriceSectionName, string>> = {
  accommodation: 'Accommodation',
  customerChange: 'Customer Change',
  tickets: 'Tickets',
  transport: 'Transport',
  extras: 'Extras',
  insurance: 'Insurance',
  delivery: 'Delivery',
  discounts: 'Discounts',
  fees: 'Fees',
}

const labels: Readonly<Record<NonNullable<PriceLine['label']>, string>> = {
  nameChangeFee: 'Name Change Fee',
  delivery: 'Delivery',
  discounts: 'Discounts',
  resaleFees: 'Resale Fees',
}

/** The price summary (behaviour/money#2.9). */
export const pricesTexts = {
  heading: 'Price summary',
  sections,
  /** The back end's name of a line, or our own text if it has none. */
  lineTitle: ({ title, label }: PriceLine) => (label === null ? title : labels[label]),
  quantity: (count: number, title: string) => (count === 1 ? title : times(count, title)),
  each: (amount: string) => `${amount} each`,
  departureTimeTbc: 'Departure time TBC',
  free: 'Free',
  included: 'Included',
  more: (count: number) => `Show ${figure(count)} more`,
  nothing: 'Nothing has a price of its own in this booking.',
  bookingFee: 'Booking Fee',
  /** Shown beside a price that includes the fee. */
  withFee: (fee: string) => `incl. ${fee} Booking Fee`,
  /** The cost of lines that hide their amount or show a word instead. */
  withoutPrice: 'Other included items',
  inTicketPrices: 'Included in the ticket prices above',
  feeNote: 'Included in the prices above',
  totals: 'Totals',
  bookingPrice: 'Booking price',
  discounts: 'Discounts',
  total: 'Total booking price',
  paid: 'Paid so far',
  outstanding: 'Left to pay',
} as const

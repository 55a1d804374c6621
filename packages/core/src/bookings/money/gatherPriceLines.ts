import { timesMinor } from '../../money/Money.js'
import { grouped } from '../holdings/grouped.js'
import type { GatheredLine, PriceLine } from './PriceSections.js'

const sameness = ({ title, label, departure, display, cost, bookingFee }: PriceLine): string =>
  JSON.stringify([title, label, departure, display, cost, bookingFee])

/** Lines that read the same, once, with how many there are of them; in the order in which they first appear. */
export const gatherPriceLines = (lines: readonly PriceLine[]): readonly GatheredLine[] =>
  grouped(lines, sameness).map(([, alike]) => {
    const [line] = alike
    const quantity = alike.length
    return { line, quantity, cost: timesMinor(line.cost, quantity), bookingFee: timesMinor(line.bookingFee, quantity) }
  })

import { type Cost, displayedCost, type Minor, negateMinor, sumMinor, zeroMinor } from '../../money/Money.js'
import { type Booking, ticketCost, type TicketLine, ticketTitle } from '../../domain/Booking.js'
import { resaleCode } from '../../domain/Ticket.js'
import type { HeldExtra, HeldRoom, HeldTransport, NamedCost } from '../../domain/Holdings.js'
import type { IsoDate } from '../../environment/time.js'

/** How the amount is shown: price display codes 1 to 4 of behaviour/catalogue#2.4. */
export type PriceDisplay =
  | { readonly kind: 'amount'; readonly amount: Minor }
  | { readonly kind: 'hidden' | 'free' | 'included' }

/** The departure of a transport. 'Departure time TBC' is shown if its time is not specified. */
interface PricedDeparture {
  readonly at: IsoDate
  readonly isTimeSpecified: boolean
}

/** One line of a section. */
export interface PriceLine {
  /** The back end's name. Empty if `label` is used instead. */
  readonly title: string
  /** Identifies our own text for a line that the back end does not name. */
  readonly label: 'nameChangeFee' | 'delivery' | 'discounts' | 'resaleFees' | null
  readonly departure: PricedDeparture | null
  readonly display: PriceDisplay
  /** Displayed cost (behaviour/money#2.9): price, or allocations plus supplement, plus booking fee. */
  readonly cost: Minor
  /** The part of the cost that is shown as 'Booking Fee'; 0 if booking fees are not shown separately. */
  readonly bookingFee: Minor
}

const amountOf = (amount: Minor): PriceDisplay => ({ kind: 'amount', amount })

const line = (title: string, cost: Minor, bookingFee: Minor): PriceLine => ({
  title,
  label: null,
  departure: null,
  display: amountOf(cost),
  cost,
  bookingFee,
})

const costLine = (title: string, cost: Cost): PriceLine => line(title, displayedCost(cost), cost.bookingFee)

type Named = Pick<NamedCost, 'name' | 'cost'>

/** "Hotel Miramar: Double", or one part alone if the other is empty. */
const named = (name: string, more: string): string => [name, more].filter((part) => part.trim() !== '').join(': ')

export const roomLine = ({ name, roomName, cost }: HeldRoom): PriceLine => costLine(named(name, roomName), cost)

const nameableLine =
  (label: PriceLine['label']) =>
  ({ name, cost }: Named): PriceLine => ({ ...costLine(name, cost), label: name.trim() === '' ? label : null })

export const customerChangeLine = nameableLine('nameChangeFee')
export const deliveryLine = nameableLine('delivery')

export const ticketLine = (ticket: TicketLine): PriceLine =>
  line(ticketTitle(ticket), ticketCost(ticket), ticket.prices.bookingFee)

export const transportLine = (held: HeldTransport): PriceLine => ({
  ...costLine(
    named(held.name, [held.departureLocation, held.arrivalLocation].filter((place) => place !== '').join(' – ')),
    held.cost,
  ),
  departure: { at: held.departureDate, isTimeSpecified: held.isDepartureTimeSpecified },
})

const displays: Readonly<Record<number, PriceDisplay>> = {
  2: { kind: 'hidden' },
  3: { kind: 'free' },
  4: { kind: 'included' },
}

/** The specification does not describe code 1. Like an unknown code, it shows the amount. */
export const displayOf = (code: number, cost: Minor): PriceDisplay => displays[code] ?? amountOf(cost)

export const extraLine = ({ name, option, priceDisplayCode, cost }: HeldExtra): PriceLine => {
  const made = costLine(named(name, option), cost)
  const display = displayOf(priceDisplayCode, made.cost)
  return { ...made, display, bookingFee: display.kind === 'amount' ? made.bookingFee : zeroMinor }
}

export const insuranceLine = ({ name, cost }: Named): PriceLine => costLine(name, cost)

/** The cost of the lines whose amount is hidden, or that show 'Free' or 'Included' instead. */
export const costWithoutPrice = (lines: readonly Pick<PriceLine, 'display' | 'cost'>[]): Minor =>
  sumMinor(lines.map(({ display, cost }) => (display.kind === 'amount' ? zeroMinor : cost)))

/** A discount, whatever its sign in the answer. */
export const negative = (amount: Minor): Minor => (amount > 0 ? negateMinor(amount) : amount)

/** Discounts are negative. If only their sum is known, it is the only line. */
export const discountLines = ({ discounts, prices }: Pick<Booking, 'discounts' | 'prices'>): readonly PriceLine[] => {
  if (discounts.length > 0)
    return discounts.map(({ name, cost }) => line(name, negative(displayedCost(cost)), zeroMinor))
  return prices.discounts === 0 ? [] : [{ ...line('', negative(prices.discounts), zeroMinor), label: 'discounts' }]
}

/** Resale fees: the summed booking fee of the tickets of resale code 2 (behaviour/money#2.9). */
const resaleFees = (tickets: readonly TicketLine[]): Minor =>
  sumMinor(tickets.filter(({ resale }) => resale.code === resaleCode.onResale).map(({ prices }) => prices.bookingFee))

export const feeLines = (tickets: readonly TicketLine[]): readonly PriceLine[] => {
  const fees = resaleFees(tickets)
  return fees === 0 ? [] : [{ ...line('', fees, zeroMinor), label: 'resaleFees' }]
}

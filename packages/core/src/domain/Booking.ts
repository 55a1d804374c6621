import type { IsoDate } from '../environment/time.js'
import { addMinor, type Currency, type Minor } from '../money/Money.js'
import type { PaymentPlan } from './PaymentPlan.js'
import type { BookingPaymentStatus, BookingStatus } from './bookingCodes.js'
import type { HeldExtra, HeldRoom, HeldTransport, NamedCost } from './Holdings.js'
import type { Delivery } from './Delivery.js'
import { grouped } from './lists.js'
import { isStillHeld } from './Ticket.js'

/** A package that a booking is made of. */
export interface BookedPackage {
  /** Missing if the back end does not name it. */
  readonly id?: string
  readonly requiresBankDetails: boolean
}

/** A booking as the list shows it. */
export interface BookingSummary {
  readonly id: string
  readonly reference: string
  readonly name: string
  readonly status: BookingStatus
  readonly departureDate: IsoDate
  readonly returnDate: IsoDate
  readonly currency: Currency
  readonly outstandingBalance: Minor
  readonly paymentStatus: BookingPaymentStatus
  readonly paymentDueDate: IsoDate | null
  readonly requiresBankDetails: boolean
  readonly packages: readonly BookedPackage[]
  /** The number of open questions in the mandatory information. */
  readonly openQuestions: number
  /** The number of e-tickets that are ready to download. */
  readonly readyTickets: number
  /** Null if there is none; undefined if the answer does not include it. */
  readonly paymentPlan?: PaymentPlan | null
}

/** The bookings of the signed-in customer. */
export interface BookingsList {
  readonly upcoming: readonly BookingSummary[]
  readonly past: readonly BookingSummary[]
}

/** A passenger of a booking or of a basket (behaviour/basket#2.3). */
export interface BookingPassenger {
  /** 1 is the lead passenger's by default. */
  readonly id: number
  readonly customerId: string | null
  readonly lead: boolean
  readonly cancelled: boolean
  readonly firstName: string
  readonly lastName: string
}

/** For one ticket; `total` is the price plus the booking fee. */
export interface TicketPrices {
  readonly price: Minor
  readonly bookingFee: Minor
  readonly total: Minor
}

/** Resale codes 0 to 4 and reasons 0 to 3 of behaviour/delivery#1.4. */
export interface TicketResale {
  readonly code: number
  readonly enabled: boolean
  /** Why the ticket cannot be listed; null if the back end sends no reason. */
  readonly reason: number | null
}

/** A ticket in a booking or a basket. */
export interface TicketLine {
  readonly id: string
  readonly eventName: string
  readonly name: string
  readonly ticketTypeId: string
  readonly passengerId: number
  readonly prices: TicketPrices
  readonly resale: TicketResale
  readonly eventDate: IsoDate | null
  /** Empty if the back end sends none. */
  readonly venue: string
  /** Whether the package configuration is ALLOWED (behaviour/resale#1.4). */
  readonly nameChangeAllowed: boolean
  /** The price of a name change; null if it is only known in the basket. */
  readonly nameChangeFee: Minor | null
}

type Named = Pick<TicketLine, 'eventName' | 'name'>
type Priced = Pick<TicketLine, 'prices'>

export const ticketTitle = ({ eventName, name }: Named): string => `${eventName}: ${name}`
export const ticketCost = ({ prices }: Priced): Minor => addMinor(prices.price, prices.bookingFee)

/** By code units, so that the order does not depend on the locale. */
const byTitle = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Ticket lines sort by title ascending, then cost descending (behaviour/money#2.9). */
export const inTicketOrder = <A extends Named & Priced>(tickets: readonly A[]): readonly A[] =>
  tickets.toSorted((a, b) => byTitle(ticketTitle(a), ticketTitle(b)) || ticketCost(b) - ticketCost(a))

/** Identifies an event: the same name on another day or at another venue is a different event. */
export const eventKey = ({
  eventName,
  eventDate,
  venue,
}: Pick<TicketLine, 'eventName' | 'eventDate' | 'venue'>): string => [eventName, eventDate, venue].join('\n')

/** The tickets that are still held, event by event. */
export const ticketsByEvent = (tickets: readonly TicketLine[]) =>
  grouped(tickets.filter(isStillHeld), eventKey).map(([, held]) => held)

export interface TicketAllocation {
  readonly id: string
  /** Null if the back end sends none. */
  readonly ticketId: string | null
  /** Only `ALLOCATED` ones are included (behaviour/bookings#1.9). */
  readonly status: string
}

/** As the back end calculates them, never added up here. */
export interface BookingPrices {
  readonly paid: Minor
  readonly outstandingBalance: Minor
  readonly totalBookingPrice: Minor
  readonly bookingPrice: Minor
  readonly bookingFee: Minor
  readonly discounts: Minor
}

/** One row of a booking's payments; returned money may have a row of its own. */
export interface BookingPayment {
  readonly reference: string
  readonly type: string
  readonly amount: Minor
  readonly paymentDate: IsoDate
  /** The card's last four digits; null if no card was used. */
  readonly fourDigits: string | null
  /** Payment status of behaviour/payments#2.4: 2 paid, 3 confirmed, 6 failed, 7 pending, 9 unknown. */
  readonly status: number
  /** If true it counts as paid, whatever the status (behaviour/payments#2.3). */
  readonly paid?: boolean
  /** Key of the request that made this payment; null if the back end sends none, or if the customer did not make it. */
  readonly idempotencyKey: string | null
  /** The basket of this payment; null if it paid towards the balance, or if the back end sends none. */
  readonly basketId: string | null
  /** The apportionments of the payment (behaviour/payments#2.3); missing if the back end sends none. */
  readonly apportionments?: readonly Apportionment[]
  /**
   * Whether the booking's prices include the payment (behaviour/money#d8.10); missing if the back end does not send it.
   */
  readonly counted?: boolean
  /** The items that the payment paid for, from the back end; missing if it sends none. */
  readonly bought?: readonly BoughtItem[]
}

/** Identical items that a payment paid for. */
export interface BoughtItem {
  /** The name that the customer saw. */
  readonly name: string
  readonly quantity: number
  /** The total of these items, booking fees included; negative for a reduction. */
  readonly amount: Minor
  /** 1 to 4 of behaviour/catalogue#2.4. */
  readonly priceDisplayCode: number
}

/** A part of a payment that counts for this booking. */
export interface Apportionment {
  readonly reference: string
  readonly netAmount: Minor
  readonly date: IsoDate
}

/** A booking with everything in it. Every amount is in the smallest unit of its currency. */
export interface Booking extends BookingSummary {
  readonly prices: BookingPrices
  readonly passengers: readonly BookingPassenger[]
  readonly tickets: readonly TicketLine[]
  readonly rooms: readonly HeldRoom[]
  readonly extras: readonly HeldExtra[]
  readonly transport: readonly HeldTransport[]
  readonly insurance: readonly NamedCost[]
  /** Paid name changes. */
  readonly customerChanges: readonly NamedCost[]
  /** The parts of `prices.discounts`, each negative; empty if only the sum is known. */
  readonly discounts: readonly NamedCost[]
  readonly deliveries: readonly Delivery[]
  /** Whether booking fees are shown as a separate amount (behaviour/money#2.9). */
  readonly separateBookingFee: boolean
  /** Null if there is no payment plan. */
  readonly paymentPlan: PaymentPlan | null
  readonly payments: readonly BookingPayment[]
  /** Stripe's publishable key for this booking. */
  readonly publicKey: string
  readonly paymentPlanAvailable: boolean
  /** The id of the first delivery, whose address can be updated; null if there is none. */
  readonly deliveryAllocationId: string | null
  /** From a second request after the booking's (behaviour/bookings#1.4); null if that request failed. */
  readonly ticketAllocations: readonly TicketAllocation[] | 'coming' | null
}

/**
 * Every list omits cancelled passengers, and has a passenger of both booking and basket once, as in the first list
 * (behaviour/bookings#1.6).
 */
export const activePassengers = (...lists: readonly (readonly BookingPassenger[])[]): readonly BookingPassenger[] => {
  const listed = new Set<number>()
  return lists.flat().filter(({ id, cancelled }) => !cancelled && !listed.has(id) && listed.add(id))
}

/** Without a space if one of the names is empty. */
export const fullName = ({ firstName, lastName }: Pick<BookingPassenger, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** Finds passengers' names by their ids, each once, without cancelled passengers (behaviour/bookings#1.6). */
export const passengerNames = (
  passengers: readonly BookingPassenger[],
): ((passengerIds: readonly number[]) => readonly string[]) => {
  const names = new Map(activePassengers(passengers).map((one) => [one.id, fullName(one)]))
  return (passengerIds) => [...new Set(passengerIds)].flatMap((id) => names.get(id) ?? [])
}

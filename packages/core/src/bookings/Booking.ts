import type { Currency, Minor } from '../money/Money.js'
import type { BookingPaymentStatus, BookingStatus } from './statuses.js'

/** An ISO date (2027-01-19) or date-time, as the back end sent it and the codec checked it. */
export type IsoDate = string

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
  /** Questions of the mandatory information that are still open. */
  readonly openQuestions: number
}

export interface BookingsList {
  readonly upcoming: readonly BookingSummary[]
  readonly past: readonly BookingSummary[]
}

/** A passenger of a booking or of a basket (specification 2, §3). */
export interface Pax {
  /** 1 is the lead passenger's by default. */
  readonly id: number
  readonly customerId: string | null
  readonly lead: boolean
  readonly cancelled: boolean
  readonly firstName: string
  readonly lastName: string
}

export interface TicketPrices {
  readonly price: Minor
  readonly bookingFee: Minor
  readonly total: Minor
}

/** Resale codes 0 to 4 of specification 1, §4. */
export interface TicketResale {
  readonly code: number
  readonly enabled: boolean
}

/** A ticket that is held, in a booking or in a basket. */
export interface TicketLine {
  readonly id: string
  readonly eventName: string
  readonly name: string
  readonly ticketTypeId: string
  readonly paxId: number
  readonly prices: TicketPrices
  readonly resale: TicketResale
}

export interface TicketAllocation {
  readonly id: string
  readonly ticketId: string
  /** Only `ALLOCATED` ones are kept (specification 1, §9). */
  readonly status: string
}

export interface BookingPrices {
  readonly paid: Minor
  readonly outstandingBalance: Minor
  readonly totalBookingPrice: Minor
  readonly bookingPrice: Minor
  readonly bookingFee: Minor
  readonly discounts: Minor
}

export interface BookingPayment {
  readonly reference: string
  readonly type: string
  readonly amount: Minor
  readonly paymentDate: IsoDate
  /** The card's last four digits; null where it was not a card. */
  readonly fourDigits: string | null
  /** Payment status of specification 2, §4: 2 paid, 3 confirmed, 6 failed, 7 pending, 9 unknown. */
  readonly status: number
}

export interface Booking extends BookingSummary {
  readonly prices: BookingPrices
  readonly pax: readonly Pax[]
  readonly tickets: readonly TicketLine[]
  readonly payments: readonly BookingPayment[]
  /** Stripe's publishable key for this booking. */
  readonly publicKey: string
  readonly paymentPlanAvailable: boolean
  /** Of the first delivery, which is the one whose address is updated; null where there is none. */
  readonly deliveryAllocationId: string | null
  /** From a call of its own after the booking (specification 1, §4). */
  readonly ticketAllocations: readonly TicketAllocation[]
}

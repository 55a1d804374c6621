import type { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { PackageOffers } from './PackageOffers.js'
import type { TicketCatalogue } from './TicketCatalogue.js'
import type { DeliveryRecord } from './DeliveryRecord.js'
import type { PaymentAttempt } from './PaymentAttempt.js'
import type { ResaleRecord } from './ResaleRecord.js'

type BookingOutput = t.OutputOf<typeof bookingsEndpoints.get.answer>['booking']

export type TicketLine = BookingOutput['tickets'][number]
export type HeldRoom = BookingOutput['accommodations'][number]
export type HeldExtra = BookingOutput['extras'][number]
export type HeldTransport = BookingOutput['transport'][number]
export type PriceLine = NonNullable<BookingOutput['insurance']>[number]
export type Passenger = BookingOutput['pax'][number]
export type BookingPayment = BookingOutput['payments'][number]
export type BoughtItem = NonNullable<BookingPayment['bought']>[number]
export type Allocation = t.OutputOf<typeof bookingsEndpoints.ticketAllocations.answer>['ticketAllocations'][number]

/** The money in the latest answer about a booking that no fault struck. */
export type AnsweredMoney = Pick<BookingOutput, 'prices' | 'payment_status' | 'payments'>

/** The part of a booking's answer that a fault can replace by that of the previous answer. */
export type StalePart = 'balance' | 'payments'

export type PendingChange = t.OutputOf<
  typeof bookingsEndpoints.ticketCustomerDataChanges.answer
>['ticket_customer_data_changes'][number]

/** Everything in a booking except its tickets and deliveries. Every price is on a line. */
export interface Holdings {
  readonly rooms: HeldRoom[]
  readonly extras: HeldExtra[]
  readonly transport: HeldTransport[]
  readonly insurance: PriceLine[]
  /** Name Change Fee lines. */
  readonly customerChanges: PriceLine[]
  /** The lines of the discounts. Each is negative. */
  readonly discountLines: readonly PriceLine[]
}

export const noHoldings = (): Holdings => ({
  rooms: [],
  extras: [],
  transport: [],
  insurance: [],
  customerChanges: [],
  discountLines: [],
})

export interface BookingRecord extends Holdings {
  readonly id: string
  readonly reference: string
  readonly customerId: string
  readonly name: string
  /** Booking status of behaviour/bookings#2.4. */
  readonly status: number
  readonly departure: string
  readonly return: string
  readonly currency: { readonly symbol: string; readonly exponent: number }
  readonly paymentDue: string | null
  requiresBankDetails: boolean
  /** Whether the package asks for bank details, independently of the booking. */
  packageRequiresBankDetails: boolean
  readonly paymentPlanAvailable: boolean
  readonly amexEnabled: boolean
  readonly separateBookingFee: boolean
  readonly pax: Passenger[]
  readonly additionalCustomerIds: readonly string[]
  readonly deliveries: readonly DeliveryRecord[]
  readonly tickets: TicketLine[]
  /** The resale state of each ticket, by its id. A ticket without an entry cannot be resold. */
  readonly resale: Map<string, ResaleRecord>
  /** Name changes of tickets in progress. */
  readonly pendingChanges: PendingChange[]
  readonly payments: BookingPayment[]
  readonly allocations: Allocation[]
  readonly catalogue: TicketCatalogue
  /** The offers of the package beside tickets. */
  readonly offers: PackageOffers
  /** Attempts to pay the outstanding balance, oldest first. */
  readonly attempts: PaymentAttempt[]
}

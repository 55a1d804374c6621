import type { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { PackageOffers } from '../catalogue/PackageOffers.js'
import type { TicketCatalogue } from '../catalogue/tickets/TicketCatalogue.js'
import type { DeliveryRecord } from '../delivery/DeliveryRecord.js'
import type { PaymentAttempt } from '../payment/PaymentAttempt.js'
import type { ResaleRecord } from '../resale/ResaleRecord.js'

type BookingOutput = t.OutputOf<typeof bookingsEndpoints.get.answer>['booking']

export type TicketLine = BookingOutput['tickets'][number]
export type HeldRoom = BookingOutput['accommodations'][number]
export type HeldExtra = BookingOutput['extras'][number]
export type HeldTransport = BookingOutput['transport'][number]
export type PriceLine = NonNullable<BookingOutput['insurance']>[number]
export type Pax = BookingOutput['pax'][number]
export type BookingPayment = BookingOutput['payments'][number]
export type BoughtItem = NonNullable<BookingPayment['bought']>[number]
export type Allocation = t.OutputOf<typeof bookingsEndpoints.ticketAllocations.answer>['ticketAllocations'][number]

/** What the latest answer of a booking held that no fault struck. */
export type AnsweredMoney = Pick<BookingOutput, 'prices' | 'payment_status' | 'payments'>

/** What of a booking's answer a fault can make that of the answer before. */
export type StalePart = 'balance' | 'payments'

export type PendingChange = t.OutputOf<
  typeof bookingsEndpoints.ticketCustomerDataChanges.answer
>['ticket_customer_data_changes'][number]

/** What a booking holds beside its tickets and deliveries; all that it costs stands on its lines. */
export interface Holdings {
  readonly rooms: HeldRoom[]
  readonly extras: HeldExtra[]
  readonly transport: HeldTransport[]
  readonly insurance: PriceLine[]
  /** Name Change Fee lines. */
  readonly customerChanges: PriceLine[]
  /** What makes up the discounts: each is negative. */
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
  /** Of its package, which may ask for them by itself. */
  packageRequiresBankDetails: boolean
  readonly paymentPlanAvailable: boolean
  readonly amexEnabled: boolean
  readonly separateBookingFee: boolean
  readonly pax: Pax[]
  readonly additionalCustomerIds: readonly string[]
  readonly deliveries: readonly DeliveryRecord[]
  readonly tickets: TicketLine[]
  /** How each ticket stands to resale, by its id; one that is not in it cannot be resold. */
  readonly resale: Map<string, ResaleRecord>
  /** Names on tickets that are being changed. */
  readonly pendingChanges: PendingChange[]
  readonly payments: BookingPayment[]
  readonly allocations: Allocation[]
  readonly catalogue: TicketCatalogue
  /** What else is on offer. */
  readonly offers: PackageOffers
  /** Attempts to pay the outstanding balance, oldest first. */
  readonly attempts: PaymentAttempt[]
}

import type { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { TicketCatalogue } from '../catalogue/TicketCatalogue.js'
import type { DeliveryRecord } from '../delivery/DeliveryRecord.js'
import type { PaymentAttempt } from '../payment/PaymentAttempt.js'

type BookingOutput = t.OutputOf<typeof bookingsEndpoints.get.answer>['booking']

export type TicketLine = BookingOutput['tickets'][number]
export type HeldRoom = BookingOutput['accommodations'][number]
export type HeldExtra = BookingOutput['extras'][number]
export type HeldTransport = BookingOutput['transport'][number]
export type Pax = BookingOutput['pax'][number]
export type BookingPayment = BookingOutput['payments'][number]
export type Allocation = t.OutputOf<typeof bookingsEndpoints.ticketAllocations.answer>['ticketAllocations'][number]

export interface BookingRecord {
  readonly id: string
  readonly reference: string
  readonly customerId: string
  readonly name: string
  /** Booking status of specification 2, §4. */
  readonly status: number
  readonly departure: string
  readonly return: string
  readonly currency: { readonly symbol: string; readonly exponent: number }
  readonly paymentDue: string | null
  requiresBankDetails: boolean
  readonly paymentPlanAvailable: boolean
  readonly amexEnabled: boolean
  /** What the booking costs beside its tickets, in minor units. */
  readonly packagePrice: number
  readonly packageFee: number
  /** Negative. */
  readonly discounts: number
  readonly pax: Pax[]
  readonly additionalCustomerIds: readonly string[]
  readonly deliveries: readonly DeliveryRecord[]
  readonly tickets: TicketLine[]
  readonly rooms: HeldRoom[]
  readonly extras: HeldExtra[]
  readonly transport: HeldTransport[]
  readonly payments: BookingPayment[]
  readonly allocations: Allocation[]
  readonly catalogue: TicketCatalogue
  /** Attempts to pay the outstanding balance, oldest first. */
  readonly attempts: PaymentAttempt[]
}

import { shortTerms } from '../catalogue/terms.js'
import { nothingOnOffer } from '../../../records/PackageOffers.js'
import type { TicketCatalogue } from '../../../records/TicketCatalogue.js'
import { dateIn } from '../../../values/calendar.js'
import type { BookingPayment, BookingRecord, Passenger, TicketLine } from '../../../records/BookingRecord.js'
import { type Holdings, noHoldings } from '../../../records/BookingRecord.js'
import { allocationOf } from '../../../records/ticketLine.js'

export interface QuietBooking {
  readonly id: string
  readonly reference: string
  readonly customerId: string
  readonly name: string
  /** Days from now. */
  readonly departs: number
  readonly nights: number
  readonly paymentDue?: string
  readonly pax: readonly Passenger[]
  readonly holdings?: Partial<Holdings>
  readonly catalogue: TicketCatalogue
  readonly tickets: readonly TicketLine[]
  readonly payments: readonly BookingPayment[]
}

/** A completed booking in pounds that has no special features except the given ones. */
export const quietBooking = (now: number, booking: QuietBooking): BookingRecord => ({
  id: booking.id,
  reference: booking.reference,
  customerId: booking.customerId,
  name: booking.name,
  status: 70,
  departure: dateIn(now, booking.departs),
  return: dateIn(now, booking.departs + booking.nights),
  currency: { symbol: '£', exponent: 2 },
  paymentDue: booking.paymentDue ?? null,
  requiresBankDetails: false,
  packageRequiresBankDetails: false,
  paymentPlanAvailable: false,
  amexEnabled: false,
  separateBookingFee: false,
  pax: [...booking.pax],
  additionalCustomerIds: [],
  ...noHoldings(),
  ...booking.holdings,
  resale: new Map(),
  pendingChanges: [],
  deliveries: [],
  tickets: [...booking.tickets],
  payments: [...booking.payments],
  allocations: booking.tickets.map((ticket) => allocationOf(ticket)),
  catalogue: booking.catalogue,
  offers: nothingOnOffer(shortTerms),
  attempts: [],
})

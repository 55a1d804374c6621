import { shortTerms } from '../catalogue/terms.js'
import { type BookingRecord, noHoldings } from '../../../records/BookingRecord.js'
import { currencies } from '../../../records/currencies.js'
import { nothingOnOffer } from '../../../records/PackageOffers.js'
import { allocationOf } from '../../../records/ticketLine.js'
import { dateIn } from '../../../values/calendar.js'

type Own = 'id' | 'reference' | 'customerId' | 'name' | 'pax' | 'catalogue' | 'tickets' | 'payments'

/** What every booking has of its own, and whatever is special about it. */
export interface QuietBooking extends Pick<BookingRecord, Own>, Partial<Omit<BookingRecord, Own>> {
  /** Days from now. */
  readonly departs: number
  readonly nights: number
}

/** A completed booking in pounds that has no special features except the given ones. */
export const quietBooking = (now: number, { departs, nights, ...booking }: QuietBooking): BookingRecord => ({
  status: 70,
  departure: dateIn(now, departs),
  return: dateIn(now, departs + nights),
  currency: currencies.GBP,
  paymentDue: null,
  requiresBankDetails: false,
  packageRequiresBankDetails: false,
  paymentPlanAvailable: false,
  amexEnabled: false,
  separateBookingFee: false,
  additionalCustomerIds: [],
  ...noHoldings(),
  resale: new Map(),
  pendingChanges: [],
  deliveries: [],
  allocations: booking.tickets.map((ticket) => allocationOf(ticket)),
  offers: nothingOnOffer(shortTerms),
  attempts: [],
  ...booking,
})

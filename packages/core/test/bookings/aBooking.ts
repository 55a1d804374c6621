import type { Booking, BookingSummary } from '../../src/domain/Booking.js'
import type { IsoDate } from '../../src/environment/time.js'
import { defaultCurrency, zeroMinor } from '../../src/money/Money.js'

export const aSummary = (reference: string, departureDate: IsoDate = '2027-05-01'): BookingSummary => ({
  id: `id of ${reference}`,
  reference,
  name: 'A week in the sun',
  status: 'completed',
  departureDate,
  returnDate: '2027-05-08',
  currency: defaultCurrency,
  outstandingBalance: zeroMinor,
  paymentStatus: 'fullyPaid',
  paymentDueDate: null,
  requiresBankDetails: false,
  packages: [],
  openQuestions: 0,
  readyTickets: 0,
})

export const aBooking = (reference: string): Booking => ({
  ...aSummary(reference),
  prices: {
    paid: zeroMinor,
    outstandingBalance: zeroMinor,
    totalBookingPrice: zeroMinor,
    bookingPrice: zeroMinor,
    bookingFee: zeroMinor,
    discounts: zeroMinor,
  },
  passengers: [],
  tickets: [],
  rooms: [],
  extras: [],
  transport: [],
  insurance: [],
  customerChanges: [],
  discounts: [],
  deliveries: [],
  separateBookingFee: false,
  paymentPlan: null,
  payments: [],
  publicKey: 'pk_test',
  paymentPlanAvailable: false,
  deliveryAllocationId: null,
  ticketAllocations: [],
})

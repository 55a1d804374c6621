import type * as t from 'io-ts'
import {
  type Apportionment,
  type BookingPayment,
  type BookingPrices,
  type BookingsList,
  type BookingSummary,
  type BookingWithoutAllocations,
  type BoughtItem,
  minor,
  toBookingPaymentStatus,
  toBookingStatus,
} from '@booking-dashboard/core/ports'
import type {
  bookingsEndpoints,
  BookingSummaryWire,
  BookingWire,
  BoughtItemWire,
  PaymentWire,
} from './bookingsContract.js'
import { toDelivery } from '../delivery/toDelivery.js'
import { toPaymentPlan } from '../payment-plan/toPaymentPlan.js'
import { toHeldExtra, toHeldRoom, toHeldTransport, toNamedCost, toPassenger, toTicketLine } from './toHoldings.js'
import { nameOr } from '../contract/nameOr.js'
import { toCurrency } from '../contract/toMoney.js'

export const toBooking = (booking: t.TypeOf<typeof BookingWire>): BookingWithoutAllocations => ({
  ...toBookingSummary(booking),
  prices: toPrices(booking.prices),
  passengers: booking.pax.map(toPassenger),
  tickets: booking.tickets.map(toTicketLine),
  rooms: booking.accommodations.map(toHeldRoom),
  extras: booking.extras.map(toHeldExtra),
  transport: booking.transport.map(toHeldTransport),
  insurance: (booking.insurance ?? []).map(toNamedCost),
  customerChanges: (booking.customer_changes ?? []).map(toNamedCost),
  discounts: (booking.discount_lines ?? []).map(toNamedCost),
  deliveries: (booking.delivery ?? []).map(toDelivery),
  separateBookingFee: booking.separate_booking_fee ?? false,
  paymentPlan: toPaymentPlan(booking.payment_plan),
  payments: booking.payments.map(toPayment),
  publicKey: booking.payment_info.public_key,
  paymentPlanAvailable: booking.payment_plan_available,
  deliveryAllocationId: booking.delivery?.[0]?.allocation_id ?? null,
})

const toPrices = (prices: t.TypeOf<typeof BookingWire>['prices']): BookingPrices => ({
  paid: minor(prices.paid.value),
  outstandingBalance: minor(prices.outstanding_balance.value),
  totalBookingPrice: minor(prices.total_booking_price.value),
  bookingPrice: minor(prices.booking_price.value),
  bookingFee: minor(prices.booking_fee.value),
  discounts: minor(prices.discounts.value),
})

const toPayment = (payment: t.TypeOf<typeof PaymentWire>): BookingPayment => ({
  reference: payment.reference,
  type: payment.type,
  amount: minor(payment.amount.value),
  paymentDate: payment.payment_date.iso_value,
  fourDigits: payment.card?.four_digits ?? null,
  status: payment.status.value,
  paid: payment.status.paid ?? false,
  idempotencyKey: payment.idempotency_key ?? null,
  basketId: payment.basket_id ?? null,
  ...(payment.apportionments && { apportionments: payment.apportionments.map(toApportionment) }),
  ...(typeof payment.counted === 'boolean' && { counted: payment.counted }),
  ...(payment.bought && { bought: payment.bought.map(toBoughtItem) }),
})

const toBoughtItem = (item: t.TypeOf<typeof BoughtItemWire>): BoughtItem => ({
  name: item.name,
  quantity: item.quantity,
  amount: minor(item.amount.value),
  priceDisplayCode: item.price_display_code ?? 1,
})

type ApportionmentWire = NonNullable<t.TypeOf<typeof PaymentWire>['apportionments']>[number]

const toApportionment = (part: ApportionmentWire): Apportionment => ({
  reference: part.reference,
  netAmount: minor(part.net_amount.value),
  date: part.apportionment_date.iso_value,
})

export const toBookingsList = ({ upcoming, past }: t.TypeOf<typeof bookingsEndpoints.list.answer>): BookingsList => ({
  upcoming: upcoming.map(toBookingSummary),
  past: past.map(toBookingSummary),
})

const toBookingSummary = (booking: t.TypeOf<typeof BookingSummaryWire>): BookingSummary => ({
  id: booking.id,
  reference: booking.reference,
  name: nameOr(booking.name, booking.reference),
  status: toBookingStatus(booking.booking_status.code),
  departureDate: booking.departure_date.iso_value,
  returnDate: booking.return_date.iso_value,
  currency: toCurrency(booking.currency),
  outstandingBalance: minor(booking.prices.outstanding_balance.value),
  paymentStatus: toBookingPaymentStatus(booking.payment_status.code),
  paymentDueDate: booking.payment_due_date?.iso_value ?? null,
  requiresBankDetails: booking.requires_bank_details ?? false,
  packages: (booking.packages ?? []).map((one) => ({
    requiresBankDetails: one.requires_bank_details ?? false,
    ...(one.id && { id: one.id }),
  })),
  openQuestions: booking.open_questions ?? 0,
  readyTickets: booking.ready_tickets ?? 0,
  ...(booking.payment_plan !== undefined && { paymentPlan: toPaymentPlan(booking.payment_plan) }),
})

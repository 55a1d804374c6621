import type * as t from 'io-ts'
import { type BookingPayment, type BookingPrices, type BookingWithoutAllocations, minor } from '@booking-dashboard/core'
import type { BookingWire, PaymentWire } from './bookingsContract.js'
import { toDelivery } from '../delivery/toDelivery.js'
import { toPaymentPlan } from '../payment-plan/toPaymentPlan.js'
import { toHeldExtra, toHeldRoom, toHeldTransport, toNamedCost } from './toHoldings.js'
import { toBookingSummary } from './toBookingSummary.js'
import { toPax } from './toPax.js'
import { toTicketLine } from './toTicketLine.js'

export const toBooking = (booking: t.TypeOf<typeof BookingWire>): BookingWithoutAllocations => ({
  ...toBookingSummary(booking),
  prices: toPrices(booking.prices),
  pax: booking.pax.map(toPax),
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
  apportionments: (payment.apportionments ?? []).map((part) => ({
    reference: part.reference,
    netAmount: minor(part.net_amount.value),
    date: part.apportionment_date.iso_value,
  })),
})

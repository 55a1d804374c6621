import type * as t from 'io-ts'
import { basketEndpoints, paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'
import { basketOf } from './basketChecks.js'
import { addTicket, type Left, ticketOnSale, passengerOf } from './offers.js'
import { shown } from './judge.js'
import { askBooking, type Booking, checkPrices } from './readingChecks.js'

/** The status of a payment in a booking (behaviour/payments#d1.10). */
export const failedPayment = 6
export type Paid = Asked<{
  readonly payment: {
    readonly requires_action: boolean
    readonly reference?: string | null
    readonly payment_intent_client_secret?: string | null
  }
}>

export interface Paying {
  /** Ids of payment methods: one that pays, one that is declined, one that needs a challenge. */
  readonly cards: { readonly good: string; readonly declined: string; readonly checked: string }
  /** Fails the challenge of this client secret, as a customer does; null if the suite cannot do that. */
  readonly failCheck: ((clientSecret: string) => Promise<void>) | null
  /** Whether to wait until an unanswered challenge expires. */
  readonly untilExpiry: boolean
  readonly wait: (milliseconds: number) => Promise<void>
}

export interface Order {
  readonly card: string
  readonly amount: number
  readonly key: string
  readonly expects?: 'answer' | 'refusal' | 'repetition'
  readonly sentAgo?: number
  readonly about: string
}

export interface FilledBasket {
  readonly ref: string
  /** The booking before the basket was filled. */
  readonly before: Booking
  readonly total: number
  readonly pay: (order: Order) => Promise<Paid>
  readonly askStatus: (about: string) => Promise<Asked<t.TypeOf<typeof basketEndpoints.status.answer>>>
  /** The attempts to pay for the basket. */
  readonly askPayments: (about?: string) => Promise<Asked<t.TypeOf<typeof basketEndpoints.payments.answer>>>
  /** How many of the ticket are left now. */
  readonly left: () => Promise<Left>
  /** How many were left before the basket held one; null without a limit. */
  readonly inStock: number | null
}

/** A new basket with one ticket; null if no ticket is on sale or the basket cannot be filled. */
export const fillBasket = async (backEnd: BackEndUnderTest, booking: Booking): Promise<FilledBasket | null> => {
  const { reference: ref } = booking
  const { booking: before } = await askBooking(backEnd, ref, 'before a basket is filled')
  const ticket = await ticketOnSale(backEnd, ref)
  if (before === null || ticket === null) return null
  const { count: inStock } = await ticket.left()
  const created = await backEnd.ask(basketEndpoints.create, { params: { ref } })
  await addTicket(backEnd, ref, ticket.type, passengerOf(booking))
  const { basket } = await basketOf(backEnd, ref)
  if (created.answer === null || basket === null) return null
  const query = { basket_id: basket.id }
  return {
    ref,
    before,
    total: basket.prices.total.value,
    pay: ({ card, amount, ...order }) =>
      backEnd.ask(paymentEndpoints.pay, { body: { ...payment(ref, amount, card), ...query }, ...order }),
    askStatus: (about) => backEnd.ask(basketEndpoints.status, { params: { ref }, query, about }),
    askPayments: (about = '') => backEnd.ask(basketEndpoints.payments, { params: { ref }, query, about }),
    left: ticket.left,
    inStock,
  }
}

/** The body of a payment by the suite. */
export const payment = (bookingReference: string, amount: number, card: string) => ({
  bookingReference,
  amount,
  card_number: card,
  cardholder_name: 'Conformance Suite',
  expiry_date: '12/30',
})

/** How a call without an answer ended. */
export const endOf = ({ codes, status }: Asked<unknown>): string => codes.join(', ') || `HTTP ${status}`

export const newKey = (): string => crypto.randomUUID()

/** Checks that the basket and the booking list the attempt of this key as failed. */
export const checkFailed = async (
  backEnd: BackEndUnderTest,
  { ref, before, askPayments }: FilledBasket,
  key: string,
  how: string,
): Promise<void> => {
  const expected = `a row of the attempt that ${how}, with its key and status ${failedPayment}`
  const asked = await askPayments(`after it ${how}`)
  const row = (asked.answer?.payments ?? []).find((one) => one.idempotency_key === key)
  if (asked.answer !== null && row?.status !== failedPayment)
    asked.blame('agreement', 'payments', expected, row === undefined ? 'none' : shown(row.status))
  const { asked: askedBooking, booking } = await askBooking(backEnd, ref, `after an attempt ${how}`)
  const listed = booking?.payments.find((one) => one.idempotency_key === key)
  if (booking !== null && listed?.status.value !== failedPayment) {
    const came = listed === undefined ? 'none' : shown(listed.status.value)
    askedBooking.blame('agreement', 'booking.payments', expected, came)
  }
  if (booking !== null) checkPrices(askedBooking, before, booking, { total: 0, paid: 0 }, `as the attempt ${how}`)
}

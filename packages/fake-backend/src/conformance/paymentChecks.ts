import { bookingsEndpoints, paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import { checkCodes } from './accountChecks.js'
import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'
import { basketOf } from './basketChecks.js'
import { checkLeft } from './offers.js'
import {
  checkFailed,
  endOf,
  failedPayment,
  fillBasket,
  type FilledBasket,
  newKey,
  type Order,
  type Paid,
  payment,
  type Paying,
} from './payingBasket.js'
import { askBooking, type Booking, checkPrices } from './readingChecks.js'

/** Number of status checks, one second apart. */
const patience = 25

/** A bought ticket and its idempotency key. */
export interface Bought {
  readonly ref: string
  readonly key: string
  /** The payment's reference; null if the answer did not contain it. */
  readonly reference: string | null
  readonly total: number
  readonly payAgain: (about: string) => Promise<Paid>
}

/** Buys one ticket and checks the promises about keys and ends (behaviour/promises#d7.10). */
export const checkPayment = async (
  backEnd: BackEndUnderTest,
  booking: Booking,
  { cards, wait }: Paying,
): Promise<Bought | null> => {
  const filled = await fillBasket(backEnd, booking)
  if (filled === null) return null
  const { ref, total, pay } = filled
  const order = { card: cards.good, amount: total, key: newKey() }
  const late = await pay({ ...order, sentAgo: tooOld, expects: 'refusal', about: 'sent 26 minutes ago' })
  if (late.answer === null) await checkUnlisted(filled, order.key)
  await checkAmounts(filled, order)
  await checkDeclined(backEnd, filled, cards.declined)
  const about = 'the basket, under a key that was refused before it began anything'
  const first = await pay({ ...order, sentAgo: 0, about })
  if (first.answer?.payment.requires_action === true) {
    first.blame('refusal', 'payment.requires_action', 'false, with a card that needs no check', 'true')
    return null
  }
  const again = { ...order, expects: 'repetition' } as const
  const payAgain = (about: string) => pay({ ...again, sentAgo: 1000, about })
  checkRepetition(first, await payAgain('the same key again'))
  checkRepetition(first, await pay({ ...again, amount: total + 1, about: 'the same key, with another amount' }))
  await checkEnd(filled, wait)
  const rows = await filled.askPayments()
  const paid = (rows.answer?.payments ?? []).filter((row) => row.paid)
  if (rows.answer !== null && paid.length !== 1)
    rows.blame('idempotency', 'payments', 'one paid payment', String(paid.length))
  await checkBooked(backEnd, filled, first)
  const once = await pay({ ...order, key: newKey(), expects: 'refusal', about: 'what was paid, under another key' })
  checkCodes(once, isPaidAlready)
  return { ref, key: order.key, reference: first.answer?.payment.reference ?? null, total, payAgain }
}

/** Milliseconds: one minute more than the age at which a request is still accepted. */
const tooOld = 26 * 60_000

/** Codes that refuse a second payment of a paid basket (behaviour/promises#d7.10c). */
const isPaidAlready: readonly string[] = ['16000040', '16000100', '16000110', '16000307']

/** Checks that an amount above or below the basket's is refused (behaviour/payments#d2.4). */
const checkAmounts = async ({ total, pay }: FilledBasket, order: Pick<Order, 'card' | 'key'>): Promise<void> => {
  for (const [amount, about] of [
    [total + 1, 'another amount than the basket’s'],
    [total - 1, 'less than the basket’s amount'],
  ] as const) {
    checkCodes(await pay({ ...order, amount, expects: 'refusal', about }), invalidAmount)
  }
}

/** Checks that the amount due cannot be paid with another amount. */
export const checkBalance = async (backEnd: BackEndUnderTest, booking: Booking, card: string): Promise<void> => {
  const amount = booking.prices.outstanding_balance.value
  if (amount <= 0) return
  const asked = await backEnd.ask(paymentEndpoints.pay, {
    body: payment(booking.reference, amount + 1, card),
    key: newKey(),
    expects: 'refusal',
    about: 'another amount than what is owed',
  })
  checkCodes(asked, invalidAmount)
}

const invalidAmount = ['16000307']

/** Checks that a refused request is in no list. */
const checkUnlisted = async ({ askPayments }: FilledBasket, key: string): Promise<void> => {
  const asked = await askPayments()
  const index = (asked.answer?.payments ?? []).findIndex((row) => row.idempotency_key === key)
  if (index >= 0) asked.blame('agreement', `payments.${index}`, 'nothing of what was refused as too old', 'a row')
}

/** Checks that a declined attempt stays declined and that every list shows it at once. */
const checkDeclined = async (backEnd: BackEndUnderTest, filled: FilledBasket, card: string): Promise<void> => {
  const { total, pay } = filled
  const declining = { card, amount: total, key: newKey(), expects: 'refusal' } as const
  const declined = await pay({ ...declining, about: 'a card that is declined' })
  checkSameRefusal(declined, await pay({ ...declining, about: 'its key again' }))
  if (declined.codes.includes(authorisationFailed)) await checkFailed(backEnd, filled, declining.key, 'was declined')
}

/** The bank declined this attempt: its key returns this code from then on. */
const authorisationFailed = '16000140'

const checkSameRefusal = (first: Paid, again: Paid): void => {
  if (!first.codes.includes(authorisationFailed) || again.codes.includes(authorisationFailed)) return
  again.blame('idempotency', 'answer', `${authorisationFailed}, as the first time`, endOf(again))
}

/** A repeated key returns the end of its attempt, or 409 while the attempt is in progress. */
export const checkRepetition = (first: Paid, again: Paid): void => {
  const [one, other] = [first.answer?.payment.reference, again.answer?.payment.reference]
  if (first.answer === null || again.status === 409) return
  if (again.answer === null)
    again.blame('idempotency', 'answer', 'the end of the first request with this key', endOf(again))
  else if (one !== other) again.blame('idempotency', 'payment.reference', `${one}, as the first time`, String(other))
}

const checkEnd = async ({ askStatus }: FilledBasket, wait: Paying['wait']): Promise<void> => {
  for (let poll = 1; ; poll += 1) {
    const { answer, blame } = await askStatus(`look ${poll}`)
    if (answer === null || answer.status === 'paid') return
    if (answer.status !== 'pending')
      return blame('agreement', 'status', 'paid or pending, as the payment was taken', answer.status)
    if (poll === patience) return blame('poll', 'status', `an end within ${patience} looks`, 'pending')
    await wait(1000)
  }
}

/** Checks that every list shows an accepted payment directly after its answer. */
const checkBooked = async (
  backEnd: BackEndUnderTest,
  { before, total, left, inStock }: FilledBasket,
  first: Paid,
): Promise<void> => {
  const { reference: bookingRef } = before
  const { asked, booking: after } = await askBooking(backEnd, bookingRef, 'after the payment')
  if (after === null) return
  checkCharge(asked, before, after, first, total)
  checkPrices(asked, before, after, { total, paid: total }, 'as the basket was paid')
  const more = after.tickets.length - before.tickets.length
  if (more !== 1) asked.blame('agreement', 'booking.tickets', 'the ticket that was paid for', `${more} more`)
  await checkListed(backEnd, after)
  const { basket, asked: open } = await basketOf(backEnd, bookingRef)
  if (basket !== null) open.blame('agreement', 'basket', 'null, as it was paid', 'a basket')
  if (inStock !== null) checkLeft(await left(), [inStock - 1], 'as one was bought')
}

/** Checks that the booking lists one payment more, with the basket's amount and the answer's reference. */
const checkCharge = (asked: Asked<unknown>, before: Booking, after: Booking, first: Paid, total: number): void => {
  const path = 'booking.payments'
  const known = new Set(before.payments.map(({ reference }) => reference))
  const added = after.payments.filter(
    ({ reference, status }) => !known.has(reference) && status.paid !== false && status.value !== failedPayment,
  )
  const [row] = added
  if (added.length !== 1) asked.blame('idempotency', path, 'one payment more', `${added.length} more`)
  else asked.compare(path, total, row?.amount.value, 'the amount of the payment')
  asked.compare(path, first.answer?.payment.reference ?? row?.reference, row?.reference, 'the payment of the answer')
}

/** Checks that the list shows the same amount due as the booking. */
const checkListed = async (backEnd: BackEndUnderTest, { reference, prices }: Booking): Promise<void> => {
  const list = await backEnd.ask(bookingsEndpoints.list, { about: 'after the payment' })
  const index = list.answer?.upcoming.findIndex((one) => one.reference === reference) ?? -1
  if (list.answer === null) return
  const came = list.answer.upcoming[index]?.prices.outstanding_balance.value
  const path = `upcoming.${index}.prices.outstanding_balance.value`
  list.compare(path, prices.outstanding_balance.value, came, 'as the booking says')
}

/**
 * A payment's key that another customer sends counts as another key (behaviour/payments#d8.8). The wrong amount makes
 * the back end refuse it, so that no money moves.
 */
export const checkScope = async (backEnd: BackEndUnderTest, { key }: Bought, card: string): Promise<void> => {
  const list = await backEnd.ask(bookingsEndpoints.list, { about: 'as another customer' })
  const [booking] = list.answer?.upcoming ?? []
  if (booking === undefined) return
  const asked = await backEnd.ask(paymentEndpoints.pay, {
    body: payment(booking.reference, booking.prices.outstanding_balance.value + 1, card),
    key,
    expects: 'refusal',
    about: 'the key of another customer, with a wrong amount',
  })
  const path = 'Idempotency-Key'
  const expected = 'a refusal of this request, as the key is scoped to the customer'
  if (asked.answer !== null) asked.blame('idempotency', path, expected, 'the end of what the other customer began')
  if (asked.status === 409) asked.blame('idempotency', path, expected, 'HTTP 409')
}

import { basketEndpoints, bookingsEndpoints, paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'
import { basketOf } from './basketChecks.js'
import { checkLeft } from './offers.js'
import {
  checkFailed,
  failedPayment,
  fillBasket,
  type FilledBasket,
  newKey,
  type Order,
  type Paid,
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
  { cards, cardholder, wait }: Paying,
): Promise<Bought | null> => {
  const filled = await fillBasket(backEnd, booking, cardholder)
  if (filled === null) return null
  const { ref, basketId, total, pay } = filled
  const order = { card: cards.good, amount: total, key: newKey() }
  const late = await pay({ ...order, sentAgo: tooOld, expects: 'refusal', about: 'sent 26 minutes ago' })
  if (late.answer === null) await checkUnlisted(backEnd, filled, order.key)
  await checkAmounts(filled, order)
  await checkDeclined(backEnd, filled, cards.declined)
  const first = await pay({
    ...order,
    sentAgo: 0,
    about: 'the basket, under a key that was refused before it began anything',
  })
  if (first.answer?.payment.requires_action === true) {
    const expected = 'false, with a card that needs no check'
    first.blame({ rule: 'refusal', path: 'payment.requires_action', expected, came: 'true' })
    return null
  }
  const payAgain = (about: string) => pay({ ...order, sentAgo: 1000, expects: 'repetition', about })
  checkRepetition(first, await payAgain('the same key again'))
  const other = {
    ...order,
    amount: total + 1,
    expects: 'repetition',
    about: 'the same key, with another amount',
  } as const
  checkRepetition(first, await pay(other))
  await checkEnd(backEnd, ref, basketId, wait)
  const rows = await backEnd.ask(basketEndpoints.payments, { params: { ref }, query: { basket_id: basketId } })
  const paid = (rows.answer?.payments ?? []).filter((row) => row.paid)
  if (rows.answer !== null && paid.length !== 1) {
    rows.blame({ rule: 'idempotency', path: 'payments', expected: 'one paid payment', came: String(paid.length) })
  }
  await checkBooked(backEnd, filled, first)
  const once = await pay({ ...order, key: newKey(), expects: 'refusal', about: 'what was paid, under another key' })
  const unexpected = once.codes.filter((code) => !isPaidAlready.includes(code))
  if (unexpected.length > 0) {
    once.blame({ rule: 'refusal', path: 'errors', expected: isPaidAlready.join(' or '), came: unexpected.join(', ') })
  }
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
    checkInvalidAmount(await pay({ ...order, amount, expects: 'refusal', about }))
  }
}

/** Checks that the amount due cannot be paid with another amount. */
export const checkBalance = async (backEnd: BackEndUnderTest, booking: Booking, card: string): Promise<void> => {
  const amount = booking.prices.outstanding_balance.value
  if (amount <= 0) return
  const asked = await backEnd.ask(paymentEndpoints.pay, {
    body: {
      bookingReference: booking.reference,
      amount: amount + 1,
      card_number: card,
      cardholder_name: 'Conformance Suite',
      expiry_date: '12/30',
    },
    key: newKey(),
    expects: 'refusal',
    about: 'another amount than what is owed',
  })
  checkInvalidAmount(asked)
}

/** Checks the code of the refusal. */
const checkInvalidAmount = (asked: Paid): void => {
  if (asked.codes.length === 0 || asked.codes.includes(invalidAmount)) return
  asked.blame({ rule: 'refusal', path: 'errors', expected: invalidAmount, came: asked.codes.join(', ') })
}

const invalidAmount = '16000307'

/** Checks that a refused request is in no list. */
const checkUnlisted = async (
  backEnd: BackEndUnderTest,
  { ref, basketId }: FilledBasket,
  key: string,
): Promise<void> => {
  const asked = await backEnd.ask(basketEndpoints.payments, { params: { ref }, query: { basket_id: basketId } })
  const index = (asked.answer?.payments ?? []).findIndex((row) => row.idempotency_key === key)
  if (index >= 0)
    asked.blame({
      rule: 'agreement',
      path: `payments.${index}`,
      expected: 'nothing of what was refused as too old',
      came: 'a row',
    })
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
  const came = again.codes.join(', ') || `HTTP ${again.status}`
  again.blame({ rule: 'idempotency', path: 'answer', expected: `${authorisationFailed}, as the first time`, came })
}

/** A repeated key returns the end of its attempt, or 409 while the attempt is in progress. */
export const checkRepetition = (first: Paid, again: Paid): void => {
  const [one, other] = [first.answer?.payment.reference, again.answer?.payment.reference]
  if (first.answer === null || again.status === 409) return
  if (again.answer === null) {
    again.blame({
      rule: 'idempotency',
      path: 'answer',
      expected: 'the end of the first request with this key',
      came: again.codes.join(', ') || `HTTP ${again.status}`,
    })
  } else if (one !== other) {
    again.blame({
      rule: 'idempotency',
      path: 'payment.reference',
      expected: `${one}, as the first time`,
      came: String(other),
    })
  }
}

const checkEnd = async (
  backEnd: BackEndUnderTest,
  ref: string,
  basketId: string,
  wait: Paying['wait'],
): Promise<void> => {
  for (let poll = 1; ; poll += 1) {
    const asked = await backEnd.ask(basketEndpoints.status, {
      params: { ref },
      query: { basket_id: basketId },
      about: `look ${poll}`,
    })
    const status = asked.answer?.status
    if (status === 'paid' || asked.answer === null) return
    if (status !== 'pending') {
      asked.blame({
        rule: 'agreement',
        path: 'status',
        expected: 'paid or pending, as the payment was taken',
        came: String(status),
      })
      return
    }
    if (poll === patience) {
      asked.blame({ rule: 'poll', path: 'status', expected: `an end within ${patience} looks`, came: 'pending' })
      return
    }
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
  if (after.tickets.length !== before.tickets.length + 1) {
    const came = `${after.tickets.length - before.tickets.length} more`
    asked.blame({ rule: 'agreement', path: 'booking.tickets', expected: 'the ticket that was paid for', came })
  }
  await checkListed(backEnd, after)
  const { basket, asked: open } = await basketOf(backEnd, bookingRef)
  if (basket !== null)
    open.blame({ rule: 'agreement', path: 'basket', expected: 'null, as it was paid', came: 'a basket' })
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
  if (row === undefined || added.length !== 1) {
    asked.blame({ rule: 'idempotency', path, expected: 'one payment more', came: `${added.length} more` })
  } else if (row.amount.value !== total) {
    asked.blame({ rule: 'agreement', path, expected: `a payment of ${total}`, came: String(row.amount.value) })
  }
  const reference = first.answer?.payment.reference ?? row?.reference
  if (row !== undefined && row.reference !== reference)
    asked.blame({ rule: 'agreement', path, expected: `payment ${reference}`, came: row.reference })
}

/** Checks that the list shows the same amount due as the booking. */
const checkListed = async (backEnd: BackEndUnderTest, { reference, prices }: Booking): Promise<void> => {
  const list = await backEnd.ask(bookingsEndpoints.list, { about: 'after the payment' })
  const index = list.answer?.upcoming.findIndex((one) => one.reference === reference) ?? -1
  const came = list.answer?.upcoming[index]?.prices.outstanding_balance.value
  const owed = prices.outstanding_balance.value
  if (list.answer === null || came === owed) return
  const path = `upcoming.${index}.prices.outstanding_balance.value`
  list.blame({ rule: 'agreement', path, expected: `${owed}, as the booking says`, came: String(came ?? 'nothing') })
}

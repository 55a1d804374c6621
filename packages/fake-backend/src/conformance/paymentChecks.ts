import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BackEndUnderTest } from './BackEndUnderTest.js'
import { basketOf } from './basketChecks.js'
import {
  checkFailed,
  failedPayment,
  fillBasket,
  type FilledBasket,
  newKey,
  type Paid,
  type Paying,
} from './payingBasket.js'
import { askBooking, type Booking } from './readingChecks.js'

/** Looks, one second apart. */
const patience = 25

/** A ticket that was bought, and under which key. */
export interface Bought {
  readonly ref: string
  readonly key: string
  /** Of the payment; null where the answer did not tell it. */
  readonly reference: string | null
  readonly total: number
  readonly payAgain: (about: string) => Promise<Paid>
}

/** Buys one ticket, and holds the back end to what it promises of keys and ends (decisions §7.10). */
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
  await pay({ ...order, amount: total + 1, expects: 'refusal', about: 'another amount than the basket’s' })
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
  await checkBooked(backEnd, booking, first, total)
  const once = await pay({ ...order, key: newKey(), expects: 'refusal', about: 'what was paid, under another key' })
  const unexpected = once.codes.filter((code) => !isPaidAlready.includes(code))
  if (unexpected.length > 0) {
    once.blame({ rule: 'refusal', path: 'errors', expected: isPaidAlready.join(' or '), came: unexpected.join(', ') })
  }
  return { ref, key: order.key, reference: first.answer?.payment.reference ?? null, total, payAgain }
}

/** Milliseconds: a minute more than a request is taken after its sending. */
const tooOld = 26 * 60_000

/** What refuses a second payment of something that was paid (decisions §7.10c). */
const isPaidAlready: readonly string[] = ['16000040', '16000100', '16000110', '16000307']

/** What began nothing is in no list. */
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

/** An attempt that was declined is that for ever, and in every list at once. */
const checkDeclined = async (backEnd: BackEndUnderTest, filled: FilledBasket, card: string): Promise<void> => {
  const { total, pay } = filled
  const declining = { card, amount: total, key: newKey(), expects: 'refusal' } as const
  const declined = await pay({ ...declining, about: 'a card that is declined' })
  checkSameRefusal(declined, await pay({ ...declining, about: 'its key again' }))
  if (declined.codes.includes(authorisationFailed)) await checkFailed(backEnd, filled, declining.key, 'was declined')
}

/** The bank said no to this attempt: the answer of its key is that ever after. */
const authorisationFailed = '16000140'

const checkSameRefusal = (first: Paid, again: Paid): void => {
  if (!first.codes.includes(authorisationFailed) || again.codes.includes(authorisationFailed)) return
  const came = again.codes.join(', ') || `HTTP ${again.status}`
  again.blame({ rule: 'idempotency', path: 'answer', expected: `${authorisationFailed}, as the first time`, came })
}

/** A known key is answered with its attempt's end, or with 409 while that is under way. */
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
  for (let look = 1; ; look += 1) {
    const asked = await backEnd.ask(basketEndpoints.status, {
      params: { ref },
      query: { basket_id: basketId },
      about: `look ${look}`,
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
    if (look === patience) {
      asked.blame({ rule: 'poll', path: 'status', expected: `an end within ${patience} looks`, came: 'pending' })
      return
    }
    await wait(1000)
  }
}

/** What was accepted is in every list that is asked for after its answer. */
const checkBooked = async (backEnd: BackEndUnderTest, before: Booking, first: Paid, total: number): Promise<void> => {
  const { reference: bookingRef } = before
  const { asked, booking: after } = await askBooking(backEnd, bookingRef, 'after the payment')
  if (after === null) return
  const known = new Set(before.payments.map(({ reference }) => reference))
  const added = after.payments.filter(
    ({ reference, status }) => !known.has(reference) && status.paid !== false && status.value !== failedPayment,
  )
  const [row] = added
  if (added.length !== 1) {
    asked.blame({
      rule: 'idempotency',
      path: 'booking.payments',
      expected: 'one payment more',
      came: `${added.length} more`,
    })
  } else if (row !== undefined && row.amount.value !== total) {
    asked.blame({
      rule: 'agreement',
      path: 'booking.payments',
      expected: `a payment of ${total}`,
      came: String(row.amount.value),
    })
  }
  const reference = first.answer?.payment.reference
  if (reference !== null && reference !== undefined && row !== undefined && row.reference !== reference) {
    asked.blame({ rule: 'agreement', path: 'booking.payments', expected: `payment ${reference}`, came: row.reference })
  }
  if (after.tickets.length !== before.tickets.length + 1) {
    const came = `${after.tickets.length - before.tickets.length} more`
    asked.blame({ rule: 'agreement', path: 'booking.tickets', expected: 'the ticket that was paid for', came })
  }
  const { basket, asked: open } = await basketOf(backEnd, bookingRef)
  if (basket !== null)
    open.blame({ rule: 'agreement', path: 'basket', expected: 'null, as it was paid', came: 'a basket' })
}

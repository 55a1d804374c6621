import { basketEndpoints, bookingsEndpoints, paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'
import { addExtra, addTicket, basketOf, extrasOnSale, ticketOnSale, travellerOf } from './basketChecks.js'
import type { Booking } from './readingChecks.js'

/** The status of a payment in a booking (decisions §1.10). */
const failedPayment = 6
/** Looks, one second apart. */
const patience = 25

export interface Paying {
  /** Ids of payment methods: one that pays, one that is declined, one for which the bank wants a check. */
  readonly cards: { readonly good: string; readonly declined: string; readonly checked: string }
  readonly cardholder: string
  readonly wait: (milliseconds: number) => Promise<void>
}

interface Order {
  readonly card: string
  readonly amount: number
  readonly key: string
  readonly expects?: 'answer' | 'refusal'
  readonly about: string
}

/** A new basket with one ticket; null where none is on sale, or the basket could not be filled. */
const fillBasket = async (backEnd: BackEndUnderTest, booking: Booking, cardholder: string) => {
  const { reference: ref } = booking
  const type = await ticketOnSale(backEnd, ref)
  if (type === null) return null
  const created = await backEnd.ask(basketEndpoints.create, { params: { ref } })
  await addTicket(backEnd, ref, type, travellerOf(booking))
  const { basket } = await basketOf(backEnd, ref)
  if (created.answer === null || basket === null) return null
  const pay = ({ card, amount, key, expects = 'answer', about }: Order) =>
    backEnd.ask(paymentEndpoints.pay, {
      body: {
        bookingReference: ref,
        basket_id: basket.id,
        amount,
        card_number: card,
        cardholder_name: cardholder,
        expiry_date: '12/30',
      },
      key,
      expects,
      about,
    })
  return { basketId: basket.id, total: basket.prices.total.value, pay }
}

/** Buys one ticket, and holds the back end to what it promises of keys and ends (decisions §7.10). */
export const checkPayment = async (backEnd: BackEndUnderTest, booking: Booking, paying: Paying): Promise<void> => {
  const { cards, cardholder, wait } = paying
  const { reference: ref } = booking
  const filled = await fillBasket(backEnd, booking, cardholder)
  if (filled === null) return
  const { basketId, total, pay } = filled
  const newKey = (): string => crypto.randomUUID()
  const other = { card: cards.good, amount: total + 1, key: newKey(), about: 'another amount than the basket’s' }
  await pay({ ...other, expects: 'refusal' })
  const declining = { card: cards.declined, amount: total, key: newKey(), expects: 'refusal' } as const
  const declined = await pay({ ...declining, about: 'a card that is declined' })
  const declinedAgain = await pay({ ...declining, about: 'its key again' })
  checkSameRefusal(declined, declinedAgain)
  const order = { card: cards.good, amount: total, key: newKey() }
  const first = await pay({ ...order, about: 'the basket' })
  if (first.answer?.payment.requires_action === true) {
    const expected = 'false, with a card that needs no check'
    first.blame({ rule: 'refusal', path: 'payment.requires_action', expected, came: 'true' })
    return
  }
  checkRepetition(first, await pay({ ...order, about: 'the same key again' }))
  await checkEnd(backEnd, ref, basketId, wait)
  const rows = await backEnd.ask(basketEndpoints.payments, { params: { ref }, query: { basket_id: basketId } })
  const paid = (rows.answer?.payments ?? []).filter((row) => row.paid)
  if (rows.answer !== null && paid.length !== 1) {
    rows.blame({ rule: 'idempotency', path: 'payments', expected: 'one paid payment', came: String(paid.length) })
  }
  await checkBooked(backEnd, booking, first, total)
  await pay({ ...order, key: newKey(), expects: 'refusal', about: 'what was paid, under another key' })
}

/** Leaves a bank's check open: whoever asks again is told its secret again, and the basket is not given up meanwhile. */
export const checkBank = async (backEnd: BackEndUnderTest, booking: Booking, paying: Paying): Promise<void> => {
  const { reference: ref } = booking
  const filled = await fillBasket(backEnd, booking, paying.cardholder)
  if (filled === null) return
  const { basketId, total, pay } = filled
  const order = { card: paying.cards.checked, amount: total, key: crypto.randomUUID() }
  const secretOf = ({ answer }: Paid): string => answer?.payment.payment_intent_client_secret ?? ''
  const first = await pay({ ...order, about: 'a card for which the bank wants a check' })
  if (first.answer !== null && (!first.answer.payment.requires_action || secretOf(first) === '')) {
    const expected = 'a client secret, and requires_action: true'
    first.blame({ rule: 'missing', path: 'payment.payment_intent_client_secret', expected, came: 'nothing' })
  } else if (first.answer !== null) {
    const again = await pay({ ...order, about: 'its key again, while the check is open' })
    if (again.answer !== null && secretOf(again) !== secretOf(first)) {
      const path = 'payment.payment_intent_client_secret'
      const came = secretOf(again) === '' ? 'nothing' : 'another'
      again.blame({ rule: 'idempotency', path, expected: 'the client secret of the check that is open', came })
    }
    const query = { basket_id: basketId }
    const asked = await backEnd.ask(basketEndpoints.status, {
      params: { ref },
      query,
      about: 'while the check is open',
    })
    const status = asked.answer?.status ?? 'pending'
    if (status !== 'pending') {
      asked.blame({ rule: 'agreement', path: 'status', expected: 'pending, as the check is open', came: status })
    }
  }
  await backEnd.ask(basketEndpoints.reset, {
    params: { ref },
    expects: 'either',
    about: 'with a check that nobody finished',
  })
}

type Paid = Asked<{
  readonly payment: {
    readonly requires_action: boolean
    readonly reference?: string | null
    readonly payment_intent_client_secret?: string | null
  }
}>

/** The bank said no to this attempt: the answer of its key is that ever after. */
const authorisationFailed = '16000140'

const checkSameRefusal = (first: Paid, again: Paid): void => {
  if (!first.codes.includes(authorisationFailed) || again.codes.includes(authorisationFailed)) return
  const came = again.codes.join(', ') || `HTTP ${again.status}`
  again.blame({ rule: 'idempotency', path: 'answer', expected: `${authorisationFailed}, as the first time`, came })
}

/** A known key is answered with its attempt's end, or with 409 while that is under way. */
const checkRepetition = (first: Paid, again: Paid): void => {
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
  const asked = await backEnd.ask(bookingsEndpoints.get, { params: { bookingRef }, about: 'after the payment' })
  const after = asked.answer?.booking
  if (after === undefined) return
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

/** Takes an extra that costs nothing, and completes its basket twice under one key. */
export const checkFreeBasket = async (backEnd: BackEndUnderTest, booking: Booking): Promise<void> => {
  const { reference: ref } = booking
  const free = (await extrasOnSale(backEnd, ref)).find(({ isFree }) => isFree)
  if (free === undefined) return
  await backEnd.ask(basketEndpoints.create, { params: { ref } })
  await addExtra(backEnd, ref, free, travellerOf(booking))
  const { basket } = await basketOf(backEnd, ref)
  if (basket === null) return
  if (basket.prices.total.value !== 0) return void (await backEnd.ask(basketEndpoints.reset, { params: { ref } }))
  const extras = async (about: string) => backEnd.ask(bookingsEndpoints.get, { params: { bookingRef: ref }, about })
  const before = (await extras('before a free basket')).answer?.booking.extras.length ?? 0
  const key = crypto.randomUUID()
  await backEnd.ask(basketEndpoints.complete, { params: { ref }, body: {}, key, about: 'a free basket' })
  await backEnd.ask(basketEndpoints.complete, { params: { ref }, body: {}, key, about: 'the same key again' })
  const after = await extras('after a free basket')
  const more = (after.answer?.booking.extras.length ?? before + 1) - before
  if (more !== 1) {
    after.blame({ rule: 'idempotency', path: 'booking.extras', expected: 'one extra more', came: `${more} more` })
  }
}

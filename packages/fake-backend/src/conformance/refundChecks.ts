import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'
import { shown } from './judge.js'
import { endOf, failedPayment } from './payingBasket.js'
import type { Bought } from './paymentChecks.js'
import { askBooking, type Booking, countedOf } from './readingChecks.js'

/** Checks how a refund is listed (behaviour/money#d8.10). `refund` returns a payment in full. */
export const checkRefund = async (
  backEnd: BackEndUnderTest,
  { ref, reference, total, payAgain }: Bought,
  refund: (payment: string) => Promise<void>,
): Promise<void> => {
  if (reference === null) return
  const { booking: before } = await askBooking(backEnd, ref, 'before a refund')
  await refund(reference)
  const { asked, booking: after } = await askBooking(backEnd, ref, 'after a refund')
  if (before === null || after === null) return
  checkReturned(asked, before, after, reference, total)
  const again = await payAgain('its key again, after a refund')
  if (again.answer === null && again.status !== 409)
    again.blame('idempotency', 'answer', 'the answer of before', endOf(again))
}

const checkReturned = (
  asked: Asked<unknown>,
  before: Booking,
  after: Booking,
  reference: string,
  total: number,
): void => {
  const owed = before.prices.outstanding_balance.value + total
  const owes = after.prices.outstanding_balance.value
  asked.compare('booking.prices.outstanding_balance.value', owed, owes, 'as it went back')
  const path = 'booking.payments'
  const index = after.payments.findIndex((row) => row.reference === reference)
  const row = after.payments[index]
  if (row === undefined) return asked.blame('agreement', path, `the row of ${reference}, which stays listed`, 'none')
  asked.compare(`${path}.${index}.amount.value`, total, row.amount.value, 'as it was')
  const known = new Set(before.payments.map((one) => one.reference))
  const back = after.payments.filter((one) => !known.has(one.reference) && one.amount.value < 0)
  const gone = back.reduce((sum, one) => sum + countedOf(one), 0)
  const isFailed = row.status.value === failedPayment && countedOf(row) === 0
  if (isFailed ? gone === 0 : gone === -total) return
  const expected = `a row of ${-total}, or status ${failedPayment} in the row of ${reference}`
  const came = `${back.length} rows of ${gone} in all, and status ${shown(row.status.value)}`
  asked.blame('agreement', path, expected, came)
}

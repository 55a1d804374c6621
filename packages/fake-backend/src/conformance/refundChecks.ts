import type { BackEndUnderTest } from './BackEndUnderTest.js'
import { shown } from './judge.js'
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
  for (const { path, expected, came } of wrongAfter(before, after, reference, total))
    asked.blame({ rule: 'agreement', path, expected, came })
  const again = await payAgain('its key again, after a refund')
  if (again.answer === null && again.status !== 409) {
    const came = again.codes.join(', ') || `HTTP ${again.status}`
    again.blame({ rule: 'idempotency', path: 'answer', expected: 'the answer of before', came })
  }
}

interface Wrong {
  readonly path: string
  readonly expected: string
  readonly came: string
}

const wrongAfter = (before: Booking, after: Booking, reference: string, total: number): readonly Wrong[] => {
  const wrong: Wrong[] = []
  const owed = before.prices.outstanding_balance.value + total
  const owes = after.prices.outstanding_balance.value
  if (owes !== owed)
    wrong.push({
      path: 'booking.prices.outstanding_balance.value',
      expected: `${owed}, as it went back`,
      came: `${owes}`,
    })
  const index = after.payments.findIndex((row) => row.reference === reference)
  const row = after.payments[index]
  if (row === undefined)
    return [
      ...wrong,
      { path: 'booking.payments', expected: `the row of ${reference}, which stays listed`, came: 'none' },
    ]
  if (row.amount.value !== total)
    wrong.push({
      path: `booking.payments.${index}.amount.value`,
      expected: `${total}, as it was`,
      came: `${row.amount.value}`,
    })
  const known = new Set(before.payments.map((one) => one.reference))
  const back = after.payments.filter((one) => !known.has(one.reference) && one.amount.value < 0)
  const gone = back.reduce((sum, one) => sum + countedOf(one), 0)
  const isFailed = row.status.value === 6 && countedOf(row) === 0
  if (isFailed ? gone !== 0 : gone !== -total) {
    wrong.push({
      path: 'booking.payments',
      expected: `a row of ${-total}, or status 6 in the row of ${reference}`,
      came: `${back.length} rows of ${gone} in all, and status ${shown(row.status.value)}`,
    })
  }
  return wrong
}

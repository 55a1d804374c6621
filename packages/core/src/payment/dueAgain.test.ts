import { describe, expect, it } from 'vitest'
import { zeroMinor } from '../money/Money.js'
import { atPayInFull, card, type OpenPayment, openPayment, reloaded } from '../../test/payment/openPayment.js'
import { bookingPayment, owing, shownTotal } from '../../test/payment/somePayments.js'
import { settled, over } from '../../test/VirtualTime.js'
const words =
  'You paid £105.00 on 1 January 2027 (PAY-9). That payment was returned, or the price has gone up since. If you did not expect this, contact us before you pay.'

const keys = ({ requests }: OpenPayment): readonly string[] => requests.map(({ idempotencyKey }) => idempotencyKey)

/** Paid in full. */
const paidUp = async (): Promise<OpenPayment> => {
  const page = await atPayInFull()
  expect((await page.balance.pay(card)).kind).toBe('paid')
  return page
}
/** Its payment, as the booking lists it. */
const rowOf = (page: OpenPayment) => bookingPayment('PAY-9', 2, shownTotal, { idempotencyKey: keys(page)[0] ?? null })
const stateOf = ({ balance }: OpenPayment) => balance.state$.value

const again = { heading: 'This amount is due again', charged: [words] }
it.each([
  [
    'a chargeback',
    {},
    {
      heading: 'This amount is due',
      charged: [
        'Your payment of £105.00 on 1 January 2027 (PAY-9) is listed as failed: it was refused, or it was returned since. If you did not expect this, contact us before you pay.',
      ],
    },
  ],
  [
    'its apportionments',
    { apportionments: [{ reference: 'SUN1001', netAmount: shownTotal, date: '2027-01-01' }] },
    again,
  ],
  ['bought items', { bought: [{ name: 'Towels', quantity: 1, amount: shownTotal, priceDisplayCode: 1 }] }, again],
] as const)('a payment that is listed as failed, with %s, can be paid again', async (_, row, statement) => {
  const before = await paidUp()
  before.held.booking = owing(shownTotal, [{ ...rowOf(before), ...row, status: 6 }])
  const page = reloaded(before)
  await page.balance.open()
  expect(stateOf(page)).toMatchObject({ kind: 'open', form: 'shown', words: statement })
  expect((await page.balance.pay(card)).kind).toBe('paid')
  expect(new Set(keys(page)).size).toBe(2)
})

describe('while the amount due does not include a listed payment yet', () => {
  /** Listed, and owed all the same. */
  const late = (page: OpenPayment, change: { readonly counted?: boolean } = {}): void => {
    const booking = owing(shownTotal, [{ ...rowOf(page), ...change }])
    const prices = { ...booking.prices, totalBookingPrice: shownTotal }
    page.answerBooking(change.counted === undefined ? { ...booking, prices } : booking)
  }

  it.each([[{}], [{ counted: false }]])('nothing can be paid, and the page says why (%o)', async (change) => {
    const before = await paidUp()
    late(before, change)
    const page = openPayment({ backEnd: before })
    const opened = page.balance.open()
    await page.time.advance(25_000)
    await over(opened)
    expect(stateOf(page)).toMatchObject({
      kind: 'open',
      form: 'none',
      payment: {
        kind: 'undecided',
        because: 'disagrees',
        payment: { reference: 'PAY-9', amount: { amount: shownTotal }, date: '2027-01-01' },
      },
    })
    expect(page.balance.ways$.value).toBe('closed')
    page.answerBooking(owing(zeroMinor, [{ ...rowOf(before), counted: true }]))
    await page.time.advance(5000)
    await settled()
    expect(stateOf(page)).toMatchObject({ kind: 'nothingToPay', why: 'allPaid' })
    expect(page.requests).toHaveLength(1)
  })
})

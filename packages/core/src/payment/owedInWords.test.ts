import { describe, expect, it } from 'vitest'
import { texts } from '../composition/texts.js'
import { minor, money } from '../money/Money.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import type { Booking } from '../domain/Booking.js'
import type { BalanceStated } from '../bookings/money/bill.js'
import { owed } from '../bookings/money/owed.js'
import { balanceLeftInWords, owedInWords, waysInWords } from './owedInWords.js'
import { waysToPay } from '../bookings/money/waysToPay.js'

const { currency } = aBooking('SUN1001')
const pounds = (pence: number) => money(minor(pence), currency)
const owing = (pence: number, change: Partial<Booking> = {}): Booking => ({
  ...aBooking('SUN1001'),
  outstandingBalance: minor(pence),
  paymentDueDate: '2026-12-09',
  ...change,
})
const onPlan = (overdueAmount: number, change: Parameters<typeof aPlan>[0] = {}): Booking =>
  owing(30000, { paymentPlan: aPlan({ overdueAmount: minor(overdueAmount), ...change }) })

describe('the ways to pay, in words', () => {
  const words = (booking: Booking) =>
    waysInWords(waysToPay(booking), 'SUN1001', texts).map(
      ({ heading, amount, sentence, to, action, isQuiet }) =>
        [heading, amount, sentence, to, action].join(' | ') + (isQuiet ? ' (quiet)' : ''),
    )

  it('show their amount, and lead to their page', () => {
    expect(words(owing(30000, { paymentPlanAvailable: true }))).toEqual([
      'Pay in full | £300.00 | Everything that is left, by card, in one payment. | /booking/SUN1001/pay-in-full | Pay in full',
      'Spread the cost |  | In monthly payments from your card. You choose the day and see every payment first. | /booking/SUN1001/payment-plan | Set up a payment plan',
    ])
  })

  it('show the overdue amount first, then the plan’s next payment, and payment in full last and quietly', () => {
    const [overdue, plan, full] = words(onPlan(10000))
    expect(overdue).toBe(
      'Pay what is overdue | £100.00 | Keeps your payment plan going. The other £200.00 is taken as planned. | /booking/SUN1001/pay-in-full?part=overdue | Pay what is overdue',
    )
    expect(plan).toMatch(/^Your payment plan \| {2}\| After what is overdue, £.* is taken on .* See your payment plan$/)
    expect(full).toBe(
      'Pay it all now | £300.00 | Everything that is left, by card, in one payment. Your payment plan then ends: nothing more is taken from your card. | /booking/SUN1001/pay-in-full | Pay it all now (quiet)',
    )
  })

  it('say that there is nothing to do if the plan collects the rest, with the date if it is known', () => {
    expect(words(onPlan(0))[0]).toMatch(/^Your payment plan \| {2}\| Nothing for you to do: £.* is taken on /)
    expect(waysInWords([{ kind: 'plan', next: null }], 'SUN1001', texts)).toMatchObject([
      { sentence: 'What is still to come is taken from your card automatically.' },
    ])
  })

  it('say that a plan in error needs another card for the rest', () => {
    const [overdue, mend] = words(onPlan(10000, { status: 2 }))
    expect(overdue).toMatch(/The other £200\.00 stays with your plan, which needs another card\./)
    expect(mend).toMatch(/\/payment-plan\/change-payment \| Change the card$/)
  })
})

describe('the amount due, in words', () => {
  const lines = (booking: Booking, due: BalanceStated['due'] = null) => {
    const balance = { total: pounds(50000), paid: pounds(20000), due }
    return owedInWords({ owed: owed(booking), balance }, texts).map(({ label, value, note, weight }) =>
      [label, value, note, weight].join(' | '),
    )
  }

  it('shows the total, the paid part, the balance and the due date', () => {
    expect(lines(owing(30000), { date: '2026-12-09', days: 18 })).toEqual([
      'Total | £500.00 |  | quiet',
      'Paid so far | £200.00 |  | quiet',
      'Left to pay | £300.00 |  | total',
      'Due | Wed 9 December 2026 | in 18 days | date',
    ])
  })

  it('shows the plan’s next payment, and what is left after it unless an amount is overdue', () => {
    expect(
      lines(onPlan(0))
        .slice(3)
        .map((line) => line.split(' | ')[0]),
    ).toEqual(['Next payment', 'Left after that'])
    expect(
      lines(onPlan(10000))
        .slice(3)
        .map((line) => line.split(' | ')[0]),
    ).toEqual(['Overdue', 'Next payment'])
  })
})

describe('the balance that a basket leaves to be paid', () => {
  const left = (booking: Booking) => balanceLeftInWords(owed(booking), texts)

  it('is not shown if nothing is due', () => {
    expect(left(owing(0))).toBeNull()
  })

  it('is shown with its date if it has one, and as collected by a plan', () => {
    expect(left(owing(30000))).toBe('Left to pay for the rest of your booking: £300.00 by Wed 9 December 2026.')
    expect(left(owing(30000, { paymentDueDate: null }))).toBe('Left to pay for the rest of your booking: £300.00.')
    expect(left(onPlan(0))).toBe('Left to pay for the rest of your booking: £300.00, taken by your payment plan.')
  })
})

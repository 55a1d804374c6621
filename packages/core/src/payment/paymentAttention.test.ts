import { describe, expect, it } from 'vitest'
import { texts } from '../composition/texts.js'
import { minor } from '../money/Money.js'
import { paths } from '../navigation/paths.js'
import { newRecord, type Purchase } from './machine/record.js'
import { noWorld, type PaymentOutcome, statusOf } from './machine/status.js'
import { statementOf } from './statement.js'
import { paymentAttention } from './paymentAttention.js'

const plan: Purchase = { kind: 'plan', bookingRef: 'SUN1001', action: 'create', stood: '' }
const balance: Purchase = { kind: 'balance', bookingRef: 'SUN1001', owed: minor(100) }
const path = paths.payInFull('SUN1001')
const undecided = { because: 'pending', payment: null } as const
const views: readonly PaymentOutcome[] = [
  { kind: 'moving', stage: 'confirming' },
  { kind: 'bankOffered' },
  { kind: 'undecided', ...undecided },
]

const attentionOf = (purchase: Purchase, view: PaymentOutcome) =>
  paymentAttention({ purchase, status: { ...statusOf(newRecord(purchase), noWorld, 0), ...view }, path }, texts)
const wordsOf = (purchase: Purchase, view: PaymentOutcome): string => {
  const { heading, sentence } = attentionOf(purchase, view)
  return `${heading}. ${sentence}`
}

describe('the notice about an unfinished payment on the booking’s other pages', () => {
  it.each(views)('mentions no payment while a plan is set up or changed: $kind', (view) => {
    expect(wordsOf(plan, view)).toMatch(/Nothing is charged/)
    expect(wordsOf(plan, view)).not.toMatch(/your payment (is|went)|pay again/i)
  })

  it('says that the outcome of a payment is unknown, and not to pay again', () => {
    expect(wordsOf(balance, { kind: 'undecided', ...undecided })).toBe(
      "We don't know yet whether your payment went through. Please don't pay again. We keep checking what happened to it.",
    )
  })

  it.each([plan, balance])('says that a check is open that this tab cannot show, as the panel does: %j', (purchase) => {
    const view = { kind: 'undecided', ...undecided, because: 'challenge' } as const
    const status = { ...statusOf(newRecord(purchase), noWorld, 0), ...view }
    const { panel } = statementOf(status, texts)
    const { heading, sentence, action } = attentionOf(purchase, view)
    expect([heading, sentence]).toEqual([panel?.heading, panel?.now[0]])
    expect(sentence).toMatch(
      /^Nothing is charged (until it is finished|for this change)\. If you have it open in another tab/,
    )
    expect(action).toEqual({ label: 'See how it stands', emphasis: 'secondary' })
  })

  it('confirms a payment that is listed as paid', () => {
    const view = { kind: 'undecided', ...undecided, because: 'disagrees' } as const
    expect(wordsOf(balance, view)).toBe(
      "Your payment is recorded. The amount to pay is not up to date yet. Please don't pay it again.",
    )
  })

  it('links to the page of the payment if the customer can act there', () => {
    expect(views.map((view) => attentionOf(plan, view).action?.label)).toEqual([
      undefined,
      'Continue',
      'See how it stands',
    ])
  })
})

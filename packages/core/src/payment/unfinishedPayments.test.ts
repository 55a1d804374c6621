import { describe, expect, it } from 'vitest'
import { defaultCurrency, minor } from '../money/Money.js'
import { texts } from '../composition/texts.js'
import { newRecord, type Purchase, type StoredPayment, toStored } from './machine/record.js'
import { unfinishedInWords } from './unfinishedPayments.js'

const basket: Purchase = { kind: 'basket', bookingRef: 'SUN1001', basketId: '501' }
const plan: Purchase = { kind: 'plan', bookingRef: 'SUN1003', action: 'changeDay', stood: 'x' }

const stored = (purchase: Purchase, more: Partial<StoredPayment>): StoredPayment => ({
  ...toStored(newRecord(purchase)),
  submission: { amount: minor(14500), at: 0, known: null, wish: null },
  ...more,
})

const words = (...payments: readonly StoredPayment[]): readonly string[] =>
  unfinishedInWords(payments, (bookingRef) => (bookingRef === 'SUN1001' ? defaultCurrency : null), texts)

describe('the warning before a sign-out', () => {
  it('is empty if no attempt is open', () => {
    expect(words(stored(basket, { generation: 2 }))).toEqual([])
  })

  it('names each payment without an answer, and what happens to it', () => {
    expect(words(stored(basket, { unanswered: [1] }))).toEqual([
      'Your payment of £145.00 for SUN1001 has not ended yet.',
      'It may still go through after you sign out. Your booking shows how it ended when you sign in again.',
    ])
  })

  it('names an accepted payment, without its amount if the currency is unknown', () => {
    const elsewhere = stored({ ...basket, bookingRef: 'SUN1002' }, { attempt: { kind: 'accepted', reference: null } })
    expect(words(elsewhere)[0]).toBe('A payment for SUN1002 has not ended yet.')
  })

  it('names the change of a plan, not a payment', () => {
    expect(words(stored(plan, { unanswered: [1] }))[0]).toBe(
      'The change to your payment plan for SUN1003 is not confirmed yet.',
    )
  })
})

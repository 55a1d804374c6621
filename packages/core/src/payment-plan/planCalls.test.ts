import { describe, expect, it } from 'vitest'
import type { PlanAction } from '../payment/machine/record.js'
import { minor } from '../money/Money.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import { owing, shownTotal } from '../../test/payment/somePayments.js'
import type { PaymentPlan } from '../domain/PaymentPlan.js'
import { cardOf, stoodOf } from './planCalls.js'

const card = { cardholderName: 'Ada King', lastFourDigits: '4444' }

describe('the digest of a plan’s state', () => {
  const changes: Readonly<Record<string, Partial<PaymentPlan>>> = {
    id: { id: 'plan_2' },
    day: { day: 9 },
    card: { card },
    status: { status: 2 },
    nextPaymentDate: { nextPaymentDate: '2027-04-01' },
    amount: { amount: minor(7) },
    overdueAmount: { overdueAmount: minor(7) },
  }
  const tells = (action: PlanAction): readonly string[] =>
    Object.entries(changes)
      .filter(
        ([, change]) =>
          stoodOf(action, owing(shownTotal, [], aPlan(change))) !== stoodOf(action, owing(shownTotal, [], aPlan())),
      )
      .map(([name]) => name)

  it('differs only by the fields that the kind of change concerns', () => {
    expect(tells('create')).toEqual(['id'])
    expect(tells('changeDay')).toEqual(['id', 'day'])
    expect(tells('changePayment')).toEqual(['id', 'card', 'status', 'nextPaymentDate'])
  })

  it('includes the amount due only for a new plan, with or without an earlier plan', () => {
    expect(stoodOf('create', owing(minor(1)))).not.toBe(stoodOf('create', owing(minor(2))))
    expect(stoodOf('create', owing(minor(1), [], aPlan()))).not.toBe(stoodOf('create', owing(minor(1))))
    expect(stoodOf('create', owing(minor(1)))).toBe(stoodOf('create', owing(minor(1))))
    expect(stoodOf('changeDay', owing(minor(1), [], aPlan()))).toBe(stoodOf('changeDay', owing(minor(2), [], aPlan())))
  })

  it('exists without a plan to change', () => {
    expect(stoodOf('changeDay', owing(minor(1)))).toBe(stoodOf('create', owing(minor(1))))
  })

  it('holds no name and no digits', () => {
    const notified = ['create', 'changeDay', 'changePayment'].map((action) =>
      stoodOf(action as PlanAction, owing(minor(1), [], aPlan({ card }))),
    )
    expect([...notified, cardOf(aPlan({ card }))].join(' ')).not.toMatch(/Ada|King|4444|plan_/)
  })
})

it('a card is identified by its holder and its last digits', () => {
  expect([cardOf(null), cardOf(aPlan({ card: null }))]).toEqual([null, null])
  const cards = [card, { ...card, lastFourDigits: '1' }, { ...card, cardholderName: 'Ada' }].map((one) =>
    cardOf(aPlan({ card: one })),
  )
  expect(new Set(cards).size).toBe(3)
  expect(cardOf(aPlan({ card }))).toBe(cardOf(aPlan({ card, day: 9 })))
})

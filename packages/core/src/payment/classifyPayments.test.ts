import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BasketPayment } from '../basket/BasketPayment.js'
import { classifyPayments } from './classifyPayments.js'

const payment = (id: string, status: number, paid = false): BasketPayment => ({ id, paid, status })

describe('the payments check', () => {
  const table: readonly (readonly [string, readonly BasketPayment[], unknown])[] = [
    ['an empty list', [], { kind: 'none' }],
    ['one with the paid flag', [payment('a', 7, true)], { kind: 'paid', paymentId: 'a' }],
    ['one that is paid', [payment('a', 2)], { kind: 'paid', paymentId: 'a' }],
    ['one that is confirmed', [payment('a', 3)], { kind: 'paid', paymentId: 'a' }],
    ['one that is paid before one that failed', [payment('a', 2), payment('b', 6)], { kind: 'paid', paymentId: 'a' }],
    ['a failed one before one that is confirmed', [payment('a', 6), payment('b', 3)], { kind: 'paid', paymentId: 'b' }],
    ['a last one that failed', [payment('a', 7), payment('b', 6)], { kind: 'failed' }],
    ['a last one that is pending', [payment('a', 6), payment('b', 7)], { kind: 'unhandled', status: 7 }],
    ['a last one that is unknown', [payment('a', 9)], { kind: 'unhandled', status: 9 }],
    ['a status of which nobody ever heard', [payment('a', 42)], { kind: 'unhandled', status: 42 }],
  ]
  it.each(table)('takes %s for what it is', (_what, payments, verdict) => {
    expect(classifyPayments(payments)).toEqual(verdict)
  })

  it('never says failed where any payment was paid', () => {
    const statuses = fc.constantFrom(2, 3, 6, 7, 9)
    fc.assert(
      fc.property(fc.array(fc.tuple(statuses, fc.boolean()), { minLength: 1 }), (drawn) => {
        const payments = drawn.map(([status, paid], place) => payment(String(place), status, paid))
        const isPaid = drawn.some(([status, paid]) => paid || status === 2 || status === 3)
        expect(classifyPayments(payments).kind === 'paid').toBe(isPaid)
      }),
    )
  })
})

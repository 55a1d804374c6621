import { expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import { basket } from '../../../test/payment/playPayment.js'
import { newRecord, type PaymentRecord, type Step, toStore, toStored } from './record.js'

const submission = { amount: minor(100), at: 0, known: null, wish: null }
const stored = (step: Step, change: Partial<PaymentRecord> = {}) => {
  const record = { ...newRecord(basket), generation: 1, submission, step, ...change }
  const what = toStore(record)
  return what === undefined
    ? 'as it was'
    : what === null
      ? 'nothing'
      : JSON.stringify(what) === JSON.stringify(toStored(record))
}
const form: Step = { kind: 'form', checks: 0 }

it('the stored payment stays unchanged until the page knows more, and without a submit', () => {
  expect(stored({ kind: 'unchecked', cause: { kind: 'timeout' } })).toBe('as it was')
  expect(stored({ kind: 'checking', reason: 'arrival', checks: 0, over: null })).toBe('as it was')
  expect(stored(form, { submission: null })).toBe('as it was')
})

it('an unfinished payment is stored as a whole, and a finished one is not', () => {
  expect(stored({ kind: 'checking', reason: 'submit', checks: 0, over: null })).toBe(true)
  expect(stored(form)).toBe(true)
  expect(stored(form, { generation: 0 })).toBe('nothing')
  expect(stored({ kind: 'paid', payment: { reference: null, amount: minor(100) } })).toBe('nothing')
})

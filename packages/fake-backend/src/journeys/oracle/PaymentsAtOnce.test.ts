import { expect, it } from 'vitest'
import { createTestBed } from '../TestBed.js'
import { PaymentsAtOnce } from './PaymentsAtOnce.js'

const purchase = 'SUN1001/balance/80000'
const request = (): RequestInit => ({ method: 'POST' })
const neverEnds = (): boolean => false

it('complains about a second tab that pays while the first one waits for an answer', () => {
  const { tab, openTab } = createTestBed()
  const payments = new PaymentsAtOnce()
  const [first, second] = [request(), request()]
  payments.leaves(tab(), purchase, first, neverEnds)
  payments.leaves(openTab(), purchase, second, neverEnds)
  expect(payments.answers(first)).toEqual([`Two tabs of one browser send ${purchase} at the same time`])
  expect(payments.answers(second)).toEqual([])
})

it('allows another purchase, another device, a later request, and tabs that share no storage', () => {
  const { tab, openTab, openDevice } = createTestBed()
  const payments = new PaymentsAtOnce()
  const [first, later] = [request(), request()]
  payments.leaves(tab(), purchase, first, neverEnds)
  payments.leaves(openTab(), 'SUN1001/basket/1', request(), neverEnds)
  payments.leaves(openDevice(), purchase, request(), neverEnds)
  expect(payments.answers(first)).toEqual([])
  payments.leaves(tab(), purchase, later, neverEnds)
  payments.storageFails()
  payments.leaves(openTab(), purchase, request(), neverEnds)
  expect(payments.answers(later)).toEqual([])
})

it('allows a new attempt beside a request whose own attempt has ended', () => {
  const { tab, openTab } = createTestBed()
  const payments = new PaymentsAtOnce()
  const late = request()
  payments.leaves(openTab(), purchase, late, () => true)
  payments.leaves(tab(), purchase, request(), neverEnds)
  expect(payments.answers(late)).toEqual([])
})

import { expect, it } from 'vitest'
import { createSurroundings } from '../../test/createSurroundings.js'
import { minor } from '../money/Money.js'
import { createState } from '../reactive/Behavior.js'
import { createEarlierBalances } from './earlierBalances.js'
import type { PaymentRun } from './interpreter.js'
import { newRecord, type PaymentRecord, type Purchase } from './machine/record.js'
import type { PendingPayments } from './pendingPayments.js'

it('forgets the earlier payments when the session ends, whatever becomes of them', () => {
  const { scope } = createSurroundings()
  const purchase: Purchase = { kind: 'balance', bookingRef: 'SUN1001', owed: minor(105) }
  const sent = { amount: minor(105), at: 0, known: null, wish: null }
  const record = createState<PaymentRecord>({ ...newRecord(purchase), submission: sent, unanswered: [1] })
  const run = { purchase, record$: record.state$ } as PaymentRun
  const earlier = createEarlierBalances('SUN1001', { unended: () => [run] } as unknown as PendingPayments, scope)
  earlier.watchBeside(minor(7))
  expect(earlier.awaited$.value).toEqual([105])
  scope.end()
  record.merge({ unanswered: [1, 2] })
  expect(earlier.awaited$.value).toEqual([])
})

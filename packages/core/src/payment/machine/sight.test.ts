import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import {
  aRow,
  balance,
  basket,
  isAccepted,
  isLost,
  nothing,
  plan,
  play,
  sentFor,
} from '../../../test/payment/playPayment.js'
import { sightOf } from './sight.js'
import { keyOf, newRecord, reopened, toStored } from './record.js'

describe('a status check', () => {
  it.each(['open', 'failed'] as const)('ignores a refund that is listed as %s', (standing) => {
    const rows = [aRow(standing, { amount: minor(-5_000) })]
    expect(sightOf(newRecord(balance), { ...nothing, rows })).toMatchObject({ open: null, lastFailed: false })
  })

  it('ignores an open row without a key if another row carries one, unless the answer named it', () => {
    const deposit = aRow('open', { reference: 'PAY-2' })
    const keyed = [aRow('failed', { key: keyOf(balance, 0) }), deposit]
    const { record } = play(sentFor(balance), isAccepted)
    const named = { ...record, attempt: { kind: 'accepted', reference: 'PAY-2' } } as const
    expect(
      [
        sightOf(newRecord(balance), { ...nothing, rows: keyed }),
        sightOf(newRecord(balance), { ...nothing, rows: [deposit] }),
        sightOf(named, { ...nothing, rows: keyed }),
        sightOf(newRecord(basket), { ...nothing, rows: keyed }),
      ].map(({ open }) => open?.reference),
    ).toEqual([undefined, 'PAY-2', 'PAY-2', 'PAY-2'])
  })

  it('identifies a paid balance by the row of its newest key, whoever paid it', () => {
    const row = aRow('paid', { key: keyOf(balance, 1) })
    const paid = { reference: 'PAY-1', amount: 40_000 }
    for (const generation of [0, 1])
      expect(sightOf({ ...newRecord(balance), generation }, { ...nothing, rows: [row] }).paid).toEqual(paid)
    expect(sightOf({ ...newRecord(balance), generation: 2 }, { ...nothing, rows: [row] }).paid).toBeNull()
  })

  it('identifies a paid balance by the reference from the back end', () => {
    const { record } = play(sentFor(balance), isAccepted)
    expect(sightOf(record, { ...nothing, rows: [aRow('paid')] }).paid).not.toBeNull()
    expect(
      sightOf(record, { ...nothing, owed: minor(40_000), rows: [aRow('paid', { reference: 'PAY-2' })] }).paid,
    ).toBeNull()
  })

  it('distinguishes a plan that is as requested from one that was set up otherwise', () => {
    const paid = { reference: null, amount: 0 }
    expect(sightOf(newRecord(plan), { ...nothing, plan: 'asWished' }).paid).toEqual(paid)
    expect(sightOf(newRecord(plan), { ...nothing, plan: 'otherwise' }).paid).toEqual({ ...paid, otherwise: true })
    expect(sightOf(newRecord(plan), { ...nothing, plan: 'inError' }).paid).toBeNull()
  })

  describe('of a payment without a key', () => {
    const { record } = play(sentFor(balance), isLost)
    const over = { ...record, unanswered: [] }
    const same = { ...nothing, owed: minor(40_000), rows: [aRow('paid')] }

    it('matches a new amount that is no longer due once nothing else may arrive', () => {
      expect(sightOf(over, same)).toMatchObject({ paid: { reference: 'PAY-1', amount: 40_000 }, mayBePaid: false })
    })

    it('is unclear while something may still arrive, or is open', () => {
      expect(sightOf(record, same)).toMatchObject({ paid: null, mayBePaid: true })
      expect(sightOf(over, { ...same, rows: [aRow('paid'), aRow('open', { reference: 'PAY-2' })] })).toMatchObject({
        paid: null,
        mayBePaid: true,
      })
    })

    it.each([
      ['its amount differs', { ...same, rows: [aRow('paid', { amount: minor(1) })] }],
      ['it has another key', { ...same, rows: [aRow('paid', { key: 'another' })] }],
      ['it was listed before', { ...same, rows: [aRow('paid', { reference: 'PAY-0' })] }],
      ['the whole amount is still due', { ...same, owed: minor(80_000) }],
      ['it failed', { ...same, rows: [aRow('failed')] }],
    ])('matches nothing if %s', (_, seen) => {
      const submission = { ...record.submission, amount: minor(40_000), at: 0, known: ['PAY-0'], wish: null }
      expect(sightOf({ ...over, submission }, seen)).toMatchObject({ paid: null, mayBePaid: false })
    })
  })

  it('raises the generation by each listed failure of this purchase in sequence', () => {
    const failed = (generation: number) =>
      aRow('failed', { reference: `PAY-${generation}`, key: keyOf(basket, generation) })
    expect(sightOf(newRecord(basket), { ...nothing, rows: [failed(1), failed(0)] }).generation).toBe(2)
    // One under a later key shows that the one before it is spent.
    expect(sightOf(newRecord(basket), { ...nothing, rows: [failed(1)] }).generation).toBe(2)
    expect(
      sightOf(newRecord(basket), { ...nothing, rows: [aRow('failed', { key: keyOf(balance, 0) })] }).generation,
    ).toBe(0)
  })

  it('finds the last open payment, and whether the last of all failed', () => {
    const rows = [
      aRow('open', { reference: 'PAY-1' }),
      aRow('open', { reference: 'PAY-2' }),
      aRow('failed', { reference: 'PAY-3' }),
    ]
    expect(sightOf(newRecord(basket), { ...nothing, rows })).toMatchObject({
      open: { reference: 'PAY-2' },
      lastFailed: true,
    })
  })

  it('distinguishes a basket’s own paid payment from another one', () => {
    const { record } = play(sentFor(basket), isAccepted)
    expect(sightOf(record, { ...nothing, rows: [aRow('paid')] }).paidAlone).toEqual({ reference: 'PAY-1', isOwn: true })
    expect(sightOf(record, { ...nothing, rows: [aRow('paid', { reference: 'PAY-2' })] }).paidAlone).toEqual({
      reference: 'PAY-2',
      isOwn: false,
    })
  })
})

describe('a record', () => {
  it('is restored unchanged on a page without a status check', () => {
    const { record } = play(sentFor(basket), isAccepted)
    expect(reopened(toStored(record))).toEqual({ ...record, step: { kind: 'new' }, turn: 0 })
  })
})

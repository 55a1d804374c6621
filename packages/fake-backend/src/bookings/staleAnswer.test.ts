import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { bookingOf, key, pay, ref } from '../../test/api/shopping.js'

const enter = async () => {
  const setting = await createSignedInSetting()
  const { visitor, backend } = setting
  const before = await bookingOf(visitor)
  const due = before.prices.outstanding_balance.value
  const { answer } = await pay(visitor, { amount: due })
  const paid = answer?.payment.reference ?? ''
  const seen = async () => {
    const { prices, payments } = await bookingOf(visitor)
    const rows = payments.map(({ reference, counted }) => [reference, counted] as const)
    return { owed: prices.outstanding_balance.value, rows: new Map(rows) }
  }
  const lag = (kind: 'staleBalance' | 'stalePayments') =>
    backend.faults.add({ match: { path: 'getBooking' }, times: 2, effect: { kind } })
  return { backend, visitor, due, paid, before, seen, lag }
}

describe('a booking’s answer', () => {
  it('may contain the prices of the previous answer, without a new payment', async () => {
    const { due, paid, before, seen, lag, visitor } = await enter()
    lag('staleBalance')
    expect((await bookingOf(visitor)).prices).toEqual(before.prices)
    const { owed, rows } = await seen()
    expect([owed, rows.get(paid), rows.get('PAY-60118')]).toEqual([due, false, true])
    const after = await seen()
    expect([after.owed, after.rows.get(paid)]).toEqual([0, true])
  })

  it('may contain the payments of the previous answer, beside prices with a new one', async () => {
    const { paid, before, seen, lag } = await enter()
    lag('stalePayments')
    const { owed, rows } = await seen()
    expect([owed, rows.has(paid), rows.size]).toEqual([0, false, before.payments.length])
    await seen()
    expect((await seen()).rows.get(paid)).toBe(true)
  })

  it('counts a returned payment only while the prices include it', async () => {
    const { backend, due, paid, seen, lag } = await enter()
    await seen()
    backend.payments.refund({ payment: paid, listed: 'failed' })
    lag('staleBalance')
    expect(await seen()).toMatchObject({ owed: 0, rows: new Map((await seen()).rows) })
    lag('stalePayments')
    const { owed, rows } = await seen()
    expect([owed, rows.get(paid)]).toEqual([due, false])
  })

  it('is consistent if there is no previous answer', async () => {
    const { backend, visitor } = await createSignedInSetting()
    backend.faults.add({ match: { path: 'getBooking' }, times: 'once', effect: { kind: 'staleBalance' } })
    expect((await bookingOf(visitor)).prices.outstanding_balance.value).toBeGreaterThan(0)
  })

  it('alone can be stale', async () => {
    const { backend } = await createSignedInSetting()
    const add = () => backend.faults.add({ match: { path: 'pay' }, times: 'once', effect: { kind: 'stalePayments' } })
    expect(add).toThrow('match.path has to be getBooking')
  })

  it('does not change what can be paid', async () => {
    const { lag, visitor, due, seen } = await enter()
    lag('staleBalance')
    expect((await seen()).owed).toBe(due)
    expect((await pay(visitor, { amount: due, key: key(2), booking: ref })).codes).toEqual([16000040])
  })
})

import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { bookingPayment, openPayment, owing, payInput, pendingPayment, shownTotal } from '../testing/openPayment.js'
import { isFailedPayment, isOpenPayment, isPaid, paymentsOf } from './balancePayments.js'

describe('a payment of the balance', () => {
  it.each([
    [2, false], [3, false], [6, false], [7, true], [9, true], [42, true],
  ])('with the status %i may be paid and is not known to be: %s', (status, isOpen) => {
    expect(isOpenPayment(bookingPayment('PAY-9', status))).toBe(isOpen)
  })

  it('that is said to be paid is, whatever its status', async () => {
    const { payment, held, vault, said } = openPayment()
    vault.set('SUN1001', pendingPayment({ basketId: null, standing: 'sent', known: [] }))
    for (const status of [6, 7, 9]) {
      const paid = { ...bookingPayment('PAY-9', status), paid: true }
      expect([isOpenPayment(paid), isPaid(paid), isFailedPayment(paid)]).toEqual([false, true, false])
      held.booking = owing(shownTotal, [paid])
    }
    expect((await payment.reconcile()).kind).toBe('idle')
    expect(said).toEqual(['Your payment was made successfully!'])
  })

  it('that is not said to be paid goes by its status', () => {
    expect([2, 7].map((status) => isPaid({ ...bookingPayment('PAY-9', status), paid: false }))).toEqual([true, false])
  })

  it.each([9, 42])('with the status %i stands against paying, on whatever device, and may be called off', async (status) => {
    const { payment, held, requests, time, said } = openPayment()
    held.booking = owing(shownTotal, [bookingPayment('PAY-9', status)])
    expect(await payment.reconcileBalance()).toMatchObject({ kind: 'undecided', mayStartOver: true })
    void payment.payBalance({ ...payInput, part: 'outstanding' })()
    await time.advance(25_000)
    expect([requests, said]).toEqual([[], []])
    const left = payment.startOver()
    await time.advance(0)
    expect((await left).kind).toBe('idle')
  })
})

describe('a payment without a reference', () => {
  const record = pendingPayment({ basketId: null, standing: 'sent', known: ['PAY-1'] })
  const instalment = { ...bookingPayment('INS-2', 2), type: 'paymentPlan' }

  it('is never an instalment that the plan collected meanwhile, though it is of the same amount', async () => {
    expect(paymentsOf([instalment, bookingPayment('PAY-9', 2)], record).map(({ reference }) => reference)).toEqual(['PAY-9'])
    const { payment, vault, held, said, time } = openPayment()
    vault.set('SUN1001', record)
    held.booking = owing(minor(1), [instalment])
    const end = payment.reconcile()
    await time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'failed', mayArrive: true })
    expect(said).not.toContain('Your payment was made successfully!')
  })

  it('is found by a reference of its own, whatever its type', () => {
    expect(paymentsOf([instalment], { ...record, reference: 'INS-2' })).toEqual([instalment])
  })
})

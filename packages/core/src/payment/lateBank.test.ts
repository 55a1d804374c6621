import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { serverFailure } from '../failure/ApiFailure.js'
import { zeroMinor } from '../money/Money.js'
import { bookingPayment, openPayment, owing, pendingPayment, readyToPay } from '../testing/openPayment.js'
import { settled } from '../testing/VirtualTime.js'
import { latestArrival } from './findOut.js'

const long = latestArrival + 60_000
const paidNow = owing(zeroMinor, [bookingPayment('PAY-9', 2)])
const challenge = right({ kind: 'requiresAction', clientSecret: 'secret', reference: 'PAY-9' } as const)
const pending = { kind: 'pending' } as const

describe('a bank’s check of a balance that was left open for long', () => {
  it('and is completed then, is undecided while the payment is not listed, under the key that was sent', async () => {
    const { payBalance, payment, answers, bank, time, vault, held, said } = openPayment()
    await payment.reconcileBalance()
    answers.push(challenge)
    // The clock jumps while the check is shown.
    Object.defineProperty(bank, 'outcome', {
      get: () => {
        time.frame += long
        return 'completed'
      },
    })
    const end = payBalance()
    await settled()
    await time.advance(25_000)
    expect((await end).kind).toBe('undecided')
    expect([bank.secrets, said, vault.get('SUN1001')?.standing]).toEqual([['secret'], [], 'confirmed'])
    held.booking = paidNow
    expect((await payment.checkNow()).kind).toBe('idle')
    expect(said).toEqual(['Your payment was made successfully!'])
  })

  it.each(['challenged', 'confirmed', 'claimed'] as const)('is no “no payment” after a reload, %s', async (standing) => {
    const { payment, vault, time, said } = openPayment()
    await time.advance(long)
    vault.set('SUN1001', pendingPayment({ basketId: null, standing, reference: 'PAY-9', known: [] }))
    const end = payment.reconcile()
    await time.advance(25_000)
    expect((await end).kind).toBe('undecided')
    expect([vault.size, said]).toEqual([1, []])
  })
})

describe('a payment that the back end says it has', () => {
  const text = 'Your payment has been requested and is being processed. Please contact support if your order is still showing as incomplete after 48 hours.'

  it('is not said to have never arrived, however long it takes', async () => {
    const { pay, payment, answers, basketApi, time, said } = await readyToPay()
    answers.push(left(serverFailure([{ code: '16000301', message: null }])))
    basketApi.statuses.push(...Array.from({ length: 400 }, () => pending))
    void pay()
    await time.advance(long)
    expect(payment.state$.value.kind).toBe('undecided')
    expect(said).toEqual([text])
  })

  it.each(['16000030', '16000110', '16000301'])('is not said to be declined because an earlier one was: %s', async (code) => {
    const { pay, payment, answers, basketApi, said, vault } = await readyToPay()
    answers.push(left(serverFailure([{ code, message: null }])))
    basketApi.statuses.push({ kind: 'failed' })
    basketApi.heldPayments = [{ id: 'pay_0', paid: false, status: 6 }]
    expect((await pay()).kind).toBe('undecided')
    expect([said.length, vault.get('SUN1001')?.standing]).toEqual([1, 'claimed'])
    expect((await payment.checkNow()).kind).toBe('idle')
  })

  it('of a balance has failed where the one that was meant did, and no other', async () => {
    for (const [reference, kind] of [['PAY-9', 'failed'], [null, 'undecided']] as const) {
      const { payment, vault, held } = openPayment()
      vault.set('SUN1001', pendingPayment({ basketId: null, standing: 'claimed', reference, known: [] }))
      held.booking = owing(zeroMinor, [bookingPayment('PAY-9', 6)])
      expect((await payment.reconcile()).kind).toBe(kind)
    }
  })
})

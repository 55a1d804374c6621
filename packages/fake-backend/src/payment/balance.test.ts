import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { bookingOf, clientSecretOf, key, type PaymentDetails, pay } from '../../test/api/shopping.js'

const challenged = 'pm_card_authenticationRequired'

const enter = async () => {
  const setting = await createSignedInSetting()
  const { visitor, backend } = setting
  const due = (await bookingOf(visitor)).prices.outstanding_balance.value
  return {
    ...setting,
    due,
    charges: backend.inspect.charges,
    payBalance: (details: PaymentDetails = {}) => pay(visitor, { amount: due, ...details }),
    owed: async () => (await bookingOf(visitor)).prices.outstanding_balance.value,
    lastPayment: async () => (await bookingOf(visitor)).payments.at(-1),
  }
}

describe('paying the outstanding balance', () => {
  it('reduces it to zero once', async () => {
    const { visitor, due, payBalance, charges } = await enter()
    expect((await payBalance()).codes).toEqual([])
    const after = await bookingOf(visitor)
    expect(after.prices.outstanding_balance.value).toBe(0)
    expect(after.payment_status.code).toBe(30)
    expect((await payBalance({ key: key(2) })).codes).toEqual([16000040])
    expect(charges()).toMatchObject([{ basketId: null, amount: due, by: 'customer' }])
  })

  it('is a payment of the booking, found there by the reference from the answer', async () => {
    const { due, payBalance, lastPayment } = await enter()
    const { answer } = await payBalance({ card: 'pm_card_mastercard' })
    const date = { iso_value: '2026-03-02T09:00:00.000Z' }
    expect(await lastPayment()).toEqual({
      reference: answer?.payment.reference,
      type: 'payInFull',
      amount: { value: due },
      payment_date: date,
      status: { value: 2 },
      card: { four_digits: '4444' },
      idempotency_key: key(1),
      basket_id: null,
      counted: true,
      apportionments: [{ reference: 'SUN1001', net_amount: { value: due }, apportionment_date: date }],
    })
  })
})

describe('3-D Secure for the balance', () => {
  it.each([
    ['complete', 2, 1],
    ['fail', 6, 0],
    ['close', 6, 0],
  ] as const)('waits as pending; %s makes it status %i', async (answer, status, count) => {
    const { backend, payBalance, lastPayment, charges, owed, due } = await enter()
    const reply = await payBalance({ card: challenged })
    expect(await lastPayment()).toMatchObject({ reference: reply.answer?.payment.reference, status: { value: 7 } })
    expect(await owed()).toBe(due)
    backend.stripe.answerChallenge(clientSecretOf(reply), answer)
    expect(await lastPayment()).toMatchObject({ reference: reply.answer?.payment.reference, status: { value: status } })
    expect(charges()).toHaveLength(count)
    expect(await owed()).toBe(count === 1 ? 0 : due)
  })

  it('in two tabs is one charge: the newer attempt cancels the older', async () => {
    const { backend, payBalance, charges, visitor } = await enter()
    const one = await payBalance({ card: challenged })
    const two = await payBalance({ card: challenged, key: key(2) })
    expect(backend.stripe.answerChallenge(clientSecretOf(one), 'complete')).toBe('canceled')
    expect(backend.stripe.answerChallenge(clientSecretOf(two), 'complete')).toBe('succeeded')
    expect(charges()).toHaveLength(1)
    expect(
      (await bookingOf(visitor)).payments
        .slice(-2)
        .map(({ status }) => status.value)
        .toSorted(),
    ).toEqual([2, 6])
  })
})

describe('the set outcome of a balance payment', () => {
  it('pending stays pending for the given number of reads of the booking, and is then paid', async () => {
    const { backend, payBalance, lastPayment, charges } = await enter()
    backend.payments.setNextOutcome({ kind: 'pending', polls: 2 })
    expect((await payBalance()).answer?.payment.requires_action).toBe(false)
    const statuses = [await lastPayment(), await lastPayment(), await lastPayment()].map((line) => line?.status.value)
    expect(statuses).toEqual([7, 7, 2])
    expect(charges()).toHaveLength(1)
  })

  it('processing refuses another payment', async () => {
    const { backend, payBalance, lastPayment, charges } = await enter()
    backend.payments.setNextOutcome({ kind: 'pendingForever' })
    await payBalance()
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) expect((await lastPayment())?.status.value).toBe(7)
    expect((await payBalance({ key: key(2) })).codes).toEqual([16000301])
    expect(charges()).toEqual([])
  })

  it.each(['failed', 'cancelled'] as const)('%s is status 6, and another may be paid', async (kind) => {
    const { backend, payBalance, lastPayment, charges, owed } = await enter()
    backend.payments.setNextOutcome({ kind })
    expect((await payBalance()).codes).toEqual([])
    expect((await lastPayment())?.status.value).toBe(6)
    expect(charges()).toEqual([])
    await payBalance({ key: key(2) })
    expect(await owed()).toBe(0)
  })

  it('paidButBookingFailed is paid without apportionments', async () => {
    const { backend, payBalance, lastPayment, charges, owed } = await enter()
    backend.payments.setNextOutcome({ kind: 'paidButBookingFailed' })
    await payBalance()
    expect(await lastPayment()).toMatchObject({ status: { value: 2 }, apportionments: [] })
    expect(charges()).toHaveLength(1)
    expect(await owed()).toBe(0)
  })
})

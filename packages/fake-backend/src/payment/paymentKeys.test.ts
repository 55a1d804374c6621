import { basketEndpoints, paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import type { BasketPaymentOutcome } from '../records/BasketPaymentOutcome.js'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import {
  bookingOf,
  clientSecretOf,
  fillBasket,
  key,
  pay,
  type PaymentDetails,
  paymentsOf,
  ref,
  statusOf,
} from '../../test/api/shopping.js'

const challenged = 'pm_card_authenticationRequired'
const day = 86_400_000

/** A basket of SUN1001 or its balance, and a way to pay it. */
const enter = async (what: 'basket' | 'balance', name = 'demo') => {
  const setting = await createSignedInSetting(name)
  const { visitor, backend } = setting
  const basketId = what === 'basket' ? await fillBasket(visitor) : null
  const due = (await bookingOf(visitor)).prices.outstanding_balance.value
  const purchase = basketId === null ? { amount: due } : { basketId }
  const rowsOfBooking = async () =>
    (await bookingOf(visitor)).payments
      .filter(({ idempotency_key }) => idempotency_key === key(1))
      .map(({ status }) => status.value)
  return {
    ...setting,
    basketId,
    charges: backend.inspect.charges,
    press: (more: PaymentDetails = {}) => pay(visitor, { ...purchase, ...more }),
    rowsOfBooking,
    /** The rows of every list of payments. */
    rows: async () => {
      if (basketId === null) return [await rowsOfBooking()]
      const own = (await paymentsOf(visitor))
        .filter(({ idempotency_key }) => idempotency_key === key(1))
        .map(({ status }) => status)
      return [own, await rowsOfBooking()]
    },
  }
}
const everywhere = (what: string, status: number) => (what === 'basket' ? [[status], [status]] : [[status]])

describe.each(['basket', 'balance'] as const)('the key of a payment of a %s', (what) => {
  it('acts once, whatever the body and the age, and is answered with the payment', async () => {
    const { press, charges, advance, visitor, rows } = await enter(what)
    const first = await press()
    for (const more of [
      {},
      { card: 'pm_card_mastercard' },
      { amount: 1 },
      { card: 'pm_card_visa_chargeDeclined' },
      { booking: 'SUN1003' },
    ]) {
      expect((await press(more)).text).toBe(first.text)
    }
    expect((await visitor.call(paymentEndpoints.pay, { key: key(1), body: {} as never })).text).toBe(first.text)
    advance(400 * day)
    await visitor.signIn()
    expect((await press()).text).toBe(first.text)
    expect(charges()).toHaveLength(1)
    expect(await rows()).toEqual(everywhere(what, 2))
  })

  it.each([
    ['fail', challenged, 16000130],
    ['close', challenged, 16000130],
    ['complete', 'pm_card_threeDSecureRequiredChargeDeclined', 16000140],
  ] as const)('is refused for ever after its challenge ends without money: %s, %s', async (answer, card, code) => {
    const { press, backend, rows, advance, charges } = await enter(what)
    backend.stripe.answerChallenge(clientSecretOf(await press({ card })), answer)
    expect(await rows()).toEqual(everywhere(what, 6))
    const end = await press()
    expect(end.codes).toEqual([code])
    advance(60_000)
    expect((await press()).text).toBe(end.text)
    expect(charges()).toEqual([])
  })

  it('is refused for ever once its challenge ended, by time or by another payment', async () => {
    for (const over of ['time', 'another'] as const) {
      const { press, advance, rows, charges } = await enter(what)
      await press({ card: challenged })
      if (over === 'time') advance(15 * 60_000)
      else await press({ key: key(2) })
      expect(await rows()).toEqual(everywhere(what, 6))
      expect((await press()).codes).toEqual([16000150])
      expect(charges()).toHaveLength(over === 'time' ? 0 : 1)
    }
  })

  it('is answered by HTTP 409 without a code while processing, and then by its end', async () => {
    const { press, backend, rows, visitor } = await enter(what)
    backend.payments.setNextOutcome({ kind: 'pending', polls: 1 })
    const first = await press()
    expect(first.answer?.payment.requires_action).toBe(false)
    const again = await press()
    expect([again.status, again.text]).toEqual([409, '{}'])
    expect((await press({ key: key(2) })).codes).toEqual([16000301])
    const look = () => (what === 'basket' ? statusOf(visitor) : bookingOf(visitor))
    await look()
    await look()
    expect((await press()).text).toBe(first.text)
    expect(await rows()).toEqual(everywhere(what, 2))
  })

  it.each(['failed', 'cancelled'] as const)(
    'of a payment that was accepted and then %s is refused from then on',
    async (kind) => {
      const { press, backend, rows, charges } = await enter(what)
      backend.payments.setNextOutcome({ kind })
      expect((await press()).codes).toEqual([])
      expect(await rows()).toEqual(everywhere(what, 6))
      expect((await press()).codes).toEqual([16000150])
      expect(charges()).toEqual([])
    },
  )
})

describe('a key', () => {
  it('of a payment completes nothing', async () => {
    const { press, visitor } = await enter('balance')
    await press()
    await fillBasket(visitor)
    const reply = await visitor.call(basketEndpoints.complete, { params: { ref }, body: {}, key: key(1) })
    expect([reply.status, reply.codes]).toEqual([409, []])
  })

  it('has to be a UUID', async () => {
    const { press } = await enter('basket')
    expect((await press({ key: 'one' })).status).toBe(400)
  })
})

describe('the status of a basket', () => {
  const status = async (visitor: Awaited<ReturnType<typeof enter>>['visitor']) => [
    await statusOf(visitor),
    (await paymentsOf(visitor)).length,
  ]

  it('is pending without any attempt, and its list of payments is empty', async () => {
    const { visitor } = await enter('basket')
    expect(await status(visitor)).toEqual(['pending', 0])
  })

  it.each([{ kind: 'pendingForever' }, { kind: 'paidButBookingFailed' }] as readonly BasketPaymentOutcome[])(
    'is pending while an attempt has money or can get some, whatever failed later or before: $kind',
    async (outcome) => {
      const { visitor, press, backend } = await enter('basket')
      await press({ card: 'pm_card_visa_chargeDeclined' })
      backend.payments.setNextOutcome(outcome)
      await press({ key: key(2) })
      await press({ key: key(3), card: 'pm_card_visa_chargeDeclined' })
      expect(await status(visitor)).toEqual(['pending', 2])
    },
  )

  it('is pending while a challenge is open, even after an invalid card', async () => {
    const { visitor, press, backend } = await enter('basket')
    const first = await press({ card: challenged })
    await press({ key: key(2), card: 'pm_unheard_of' })
    expect(await status(visitor)).toEqual(['pending', 2])
    backend.stripe.answerChallenge(clientSecretOf(first), 'complete')
    expect(await status(visitor)).toEqual(['paid', 2])
  })
})

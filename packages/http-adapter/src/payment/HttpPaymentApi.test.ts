import { minor } from '@booking-dashboard/core/ports'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json } from '../../test/fakeFetch.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpPaymentApi } from './HttpPaymentApi.js'

const request = {
  bookingRef: 'SUN1001',
  basketId: '5',
  amount: minor(5650),
  card: { paymentMethodId: 'pm_card_visa', cardholderName: 'Ada King', expiryDate: '12/30' },
  idempotencyKey: 'key-1',
}

const pay = (answer: unknown, more: object = {}) => {
  const overheard = transportOver(json(answer))
  return { ...overheard, answer: createHttpPaymentApi(overheard.transport).pay({ ...request, ...more }, context)() }
}

describe('a payment', () => {
  it('contains the shown amount, a payment method instead of a card, and its idempotency key', async () => {
    const { answer, asked, seen } = pay({ payment: { requires_action: false } }, { toastMessage: 'Paid' })
    expect(await answer).toEqual(right({ kind: 'accepted', reference: null }))
    const body = {
      bookingReference: 'SUN1001',
      basket_id: '5',
      amount: 5650,
      card_number: 'pm_card_visa',
      cardholder_name: 'Ada King',
      expiry_date: '12/30',
      toast_message: 'Paid',
    }
    expect(asked()).toEqual([['POST', '/api/payment/', body]])
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key-1')
  })

  it('of the outstanding balance names no basket', async () => {
    const { answer, asked } = pay({ payment: { requires_action: false } }, { basketId: null })
    await answer
    expect(asked()).toEqual([['POST', '/api/payment/', expect.not.objectContaining({ basket_id: expect.anything() })]])
  })

  it('that requires a challenge has the client secret', async () => {
    const payment = { requires_action: true, payment_intent_client_secret: 'pi_1_secret_2', reference: 'PAY-1' }
    expect(await pay({ payment }).answer).toEqual(
      right({ kind: 'requiresAction', clientSecret: 'pi_1_secret_2', reference: 'PAY-1' }),
    )
  })

  it('has its reference if the back end gives one', async () => {
    const payment = { requires_action: false, reference: 'PAY-1' }
    expect(await pay({ payment }).answer).toEqual(right({ kind: 'accepted', reference: 'PAY-1' }))
  })

  it.each([[null], ['']])('whose secret is %j cannot be decoded', async (payment_intent_client_secret) => {
    const payment = { requires_action: true, payment_intent_client_secret }
    expect(await pay({ payment }).answer).toMatchObject(
      left({ kind: 'decode', path: 'payment.payment_intent_client_secret' }),
    )
  })

  it('that is declined fails with the code', async () => {
    expect(await pay({ errors: [{ code: 16000140 }] }).answer).toMatchObject(
      left({ kind: 'server', errors: [{ code: '16000140', message: null }] }),
    )
  })

  it.each([16000120, 16000280])('that is refused with %i and a client secret leads to the challenge', async (code) => {
    const payment = { requires_action: true, payment_intent_client_secret: 'pi_1_secret_2', reference: 'PAY-1' }
    expect(await pay({ payment, errors: [{ code }] }).answer).toEqual(
      right({ kind: 'requiresAction', clientSecret: 'pi_1_secret_2', reference: 'PAY-1' }),
    )
  })

  it.each([
    ['without a payment', {}],
    ['without a secret', { payment: { requires_action: true } }],
    ['with an empty secret', { payment: { requires_action: true, payment_intent_client_secret: '' } }],
    ['that wants no check', { payment: { requires_action: false, payment_intent_client_secret: 'pi_1_secret_2' } }],
  ])('that is refused with 16000120 %s fails with the code', async (_, body) => {
    const failed = left({ kind: 'server', errors: [{ code: '16000120', message: null }] })
    expect(await pay({ ...body, errors: [{ code: 16000120 }] }).answer).toMatchObject(failed)
  })

  it('that is refused with another code too fails with both, whatever else it contains', async () => {
    const payment = { requires_action: true, payment_intent_client_secret: 'pi_1_secret_2' }
    const errors = [{ code: 16000120 }, { code: 16000140 }]
    expect(await pay({ payment, errors }).answer).toMatchObject(
      left({ kind: 'server', errors: [{ code: '16000120' }, { code: '16000140' }] }),
    )
  })
})

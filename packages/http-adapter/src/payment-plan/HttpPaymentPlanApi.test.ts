import type { PlanChange } from '@booking-dashboard/core/ports'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json } from '../../test/fakeFetch.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpPaymentPlanApi } from './HttpPaymentPlanApi.js'

const path = '/api/booking/SUN1001/paymentplan'
const card = { paymentMethodId: 'pm_card_visa', cardholderName: 'Ada King', expiryDate: '12/30' }
const cardFields = { card_number: 'pm_card_visa', cardholder_name: 'Ada King', expiry_date: '12/30' }

const update = (change: PlanChange, answer: unknown) => {
  const overheard = transportOver(json(answer))
  return {
    ...overheard,
    answer: createHttpPaymentPlanApi(overheard.transport).update('SUN1001', change, 'key-1', context)(),
  }
}
const changeDay: PlanChange = { action: 'changeDay', day: 31 }

describe('a change of the payment plan', () => {
  it.each([
    [
      { action: 'create', day: 1, card },
      { action: 'create', day: 1, ...cardFields },
    ],
    [
      { action: 'changePayment', card },
      { action: 'change_payment', ...cardFields },
    ],
    [changeDay, { action: 'change_day', day: 31 }],
  ] as const)('%j contains its fields and its idempotency key', async (change, body) => {
    const { answer, asked, seen } = update(change, { requires_action: false })
    expect(await answer).toEqual(right({ kind: 'updated' }))
    expect(asked()).toEqual([['PUT', path, body]])
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key-1')
  })

  it.each([[[]], [[{ code: 16000120 }]], [[{ code: 16000280 }]]])(
    'that needs a challenge has the client secret, beside %j',
    async (errors) => {
      const { answer } = update(changeDay, { requires_action: true, payment_intent_client_secret: 'seti_1', errors })
      expect(await answer).toEqual(right({ kind: 'requiresAction', clientSecret: 'seti_1' }))
    },
  )

  it.each([[null], ['']])('whose secret is %j cannot be decoded', async (payment_intent_client_secret) => {
    const { answer } = update(changeDay, { requires_action: true, payment_intent_client_secret })
    expect(await answer).toMatchObject(left({ kind: 'decode', path: 'payment_intent_client_secret' }))
  })

  it('that is refused fails with the code', async () => {
    const { answer } = update(changeDay, { requires_action: false, errors: [{ code: 16000302 }] })
    expect(await answer).toMatchObject(left({ kind: 'server', errors: [{ code: '16000302', message: null }] }))
  })
})

describe('the projection', () => {
  it('is requested by day, and lists amounts and dates', async () => {
    const overheard = transportOver(json({ projection: [{ iso_value: '2027-02-05', amount: { value: 12_345 } }] }))
    const answer = await createHttpPaymentPlanApi(overheard.transport).projection('SUN1001', 5, context)()
    expect(answer).toEqual(right([{ date: '2027-02-05', amount: 12_345 }]))
    expect(overheard.asked()[0]).toEqual(expect.arrayContaining(['GET', `${path}/projection?day=5`]))
  })
})

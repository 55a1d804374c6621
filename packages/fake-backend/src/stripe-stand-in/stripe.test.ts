import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { createSetting, createSignedInSetting, type Setting, start } from '../../test/api/createSetting.js'
import { createVisitor } from '../../test/api/createVisitor.js'
import { bookingOf, clientSecretOf, fillBasket, key, pay } from '../../test/api/shopping.js'
import { testCards } from '../records/testCards.js'

const post = async ({ backend }: Setting, path: string, body: unknown) => {
  const url = `http://localhost/__stripe/v1/${path}`
  const response = await backend.fetch(new Request(url, { method: 'POST', body: JSON.stringify(body) }))
  return { status: response.status, answer: await response.json() }
}

const methodOf = (setting: Setting, card: object) =>
  post(setting, 'payment_methods', {
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123', ...card },
  })

const cvcOf = (brand: string) => (brand === 'amex' ? '1234' : '123')

describe('payment methods', () => {
  it.each(testCards.map(({ number, brand, last4 }) => [number, brand, last4]))(
    'are created from %s',
    async (number, brand, last4) => {
      const { answer } = await methodOf(createSetting(), { number, cvc: cvcOf(brand) })
      expect(answer.id).toMatch(/^pm_1\w+$/)
      expect(answer.card).toEqual({ brand, last4, exp_month: 12, exp_year: 2034, wallet: null })
      expect(JSON.stringify(answer)).not.toContain(number)
    },
  )

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ number: '4242' }, 'incorrect_number'],
    [{ number: '4111111111111111' }, 'card_declined'],
    [{ exp_month: 13 }, 'invalid_expiry_month'],
    [{ exp_year: 2026, exp_month: 2 }, 'invalid_expiry_year'],
    [{ cvc: '12' }, 'invalid_cvc'],
  ])('are refused for %j as %s', async (card, code) => {
    const { status, answer } = await methodOf(createSetting(), card)
    expect([status, answer.error.type, answer.error.code]).toEqual([402, 'card_error', code])
  })

  it('pay for a basket', async () => {
    const setting = await createSignedInSetting()
    const { answer } = await methodOf(setting, {})
    await pay(setting.visitor, { basketId: await fillBasket(setting.visitor), card: answer.id })
    expect(setting.backend.inspect.charges()).toHaveLength(1)
  })
})

describe('with a key of Stripe’s', () => {
  it('bookings contain it, and payment methods of Stripe’s own script count as cards that pay', async () => {
    const backend = createFakeBackend({ publishableKey: 'pk_test_1', clock: { now: () => start } })
    const visitor = createVisitor(backend)
    await visitor.signIn()
    const { payment_info: info, prices } = await bookingOf(visitor)
    expect(info.public_key).toBe('pk_test_1')
    const amount = prices.outstanding_balance.value
    expect((await pay(visitor, { amount, card: 'no_method' })).codes).toEqual([16000050])
    expect((await pay(visitor, { amount, card: 'pm_card_visa_chargeDeclined', key: key(2) })).codes).toEqual([16000140])
    expect((await pay(visitor, { amount, card: 'pm_1OfStripe', key: key(3) })).codes).toEqual([])
  })
})

describe('set-ups', () => {
  it.each([
    ['complete', { object: 'setup_intent', status: 'succeeded', last_error: null }],
    ['fail', { status: 'requires_payment_method', last_error: { code: 'setup_intent_authentication_failure' } }],
    ['close', { status: 'canceled', cancellation_reason: 'requested_by_customer' }],
  ])('are confirmed once, by %s', async (answer, expected) => {
    const setting = createSetting()
    const client_secret = setting.backend.stripe.createSetupIntent('pm_card_authenticationRequired')
    expect((await post(setting, 'intents/retrieve', { client_secret })).answer.status).toBe('requires_action')
    expect((await post(setting, 'intents/answer', { client_secret, answer })).answer).toMatchObject(expected)
    expect((await post(setting, 'intents/answer', { client_secret, answer: 'fail' })).answer).toMatchObject(expected)
  })

  it('expire after fifteen minutes', async () => {
    const setting = createSetting()
    const client_secret = setting.backend.stripe.createSetupIntent('pm_card_authenticationRequired')
    setting.advance(15 * 60_000)
    expect((await post(setting, 'intents/retrieve', { client_secret })).answer.status).toBe('canceled')
  })
})

describe('intents', () => {
  const challenged = async (card = 'pm_card_authenticationRequired') => {
    const setting = await createSignedInSetting()
    const basketId = await fillBasket(setting.visitor)
    return { setting, client_secret: clientSecretOf(await pay(setting.visitor, { basketId, card })) }
  }

  it.each([
    ['complete', { status: 'succeeded', last_error: null }],
    ['fail', { status: 'requires_payment_method', last_error: { code: 'payment_intent_authentication_failure' } }],
    ['close', { status: 'canceled', cancellation_reason: 'requested_by_customer' }],
  ])('are confirmed once, by %s', async (answer, expected) => {
    const { setting, client_secret } = await challenged()
    expect((await post(setting, 'intents/retrieve', { client_secret })).answer.status).toBe('requires_action')
    expect((await post(setting, 'intents/answer', { client_secret, answer })).answer).toMatchObject(expected)
    expect((await post(setting, 'intents/answer', { client_secret, answer: 'fail' })).answer).toMatchObject(expected)
    expect((await post(setting, 'intents/retrieve', { client_secret })).answer).toMatchObject(expected)
  })

  it('distinguish a decline after the challenge from a failed challenge', async () => {
    const { setting, client_secret } = await challenged('pm_card_threeDSecureRequiredChargeDeclined')
    const { answer } = await post(setting, 'intents/answer', { client_secret, answer: 'complete' })
    expect(answer).toMatchObject({
      status: 'requires_payment_method',
      last_error: { type: 'card_error', code: 'card_declined' },
    })
  })

  it('are found only by their client secret', async () => {
    const { setting, client_secret } = await challenged()
    const reply = await post(setting, 'intents/answer', {
      client_secret: client_secret.split('_secret_')[0],
      answer: 'complete',
    })
    expect([reply.status, reply.answer.error.code]).toEqual([404, 'resource_missing'])
    expect((await post(setting, 'intents/answer', { client_secret, answer: 'maybe' })).status).toBe(400)
  })
})

describe('the stand-in’s documents', () => {
  const get = async (path: string) => {
    const response = await createSetting().backend.fetch(new Request(`http://localhost/__stripe/${path}`))
    return { response, text: await response.text() }
  }

  it('are one plain script that sets a Stripe of the version that the loader wants', async () => {
    const { response, text } = await get('stripe.js')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(text).not.toMatch(/^(import|export) /m)
    const window: { Stripe?: { version: string; (key: string): Record<string, unknown> } } = {}
    const document = { currentScript: { src: 'http://localhost/__stripe/stripe.js' } }
    new Function('window', 'document', text)(window, document)
    expect(window.Stripe?.version).toBe('endive')
    const names = [
      'elements',
      'createPaymentMethod',
      'handleNextAction',
      'confirmCardSetup',
      'retrievePaymentIntent',
      '_registerWrapper',
    ]
    expect(Object.keys(window.Stripe?.('pk_test_1') ?? {})).toEqual(expect.arrayContaining(names))
    expect(() => window.Stripe?.('sk_test_1')).toThrow('publishable')
  })

  it.each(['element.html', 'challenge.html'])(
    '%s is one file, has an origin of its own, and may be framed by our own pages alone',
    async (path) => {
      const { response, text } = await get(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/frame-ancestors 'self'; sandbox allow-scripts$/)
      expect(text).not.toMatch(/ (src|href|style|on\w+)=/)
      for (const element of ['style', 'script']) {
        const [, inside = ''] = text.match(new RegExp(`<${element}[^>]*>([^]+)</${element}>`)) ?? []
        const hash = createHash('sha256').update(inside).digest('base64')
        expect(policy).toContain(`${element}-src 'sha256-${hash}';`)
      }
    },
  )
})

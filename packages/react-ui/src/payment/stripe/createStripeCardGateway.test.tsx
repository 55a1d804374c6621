import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it, vi } from 'vitest'
import type { CardField, CardFieldState } from '@booking-dashboard/core'
import { installStripe } from '../../../test/installStripe'
import { createStripeCardGateway } from './createStripeCardGateway'

/** The answers of Stripe's script, as its documentation describes them. */
interface Script {
  readonly method?: () => Promise<unknown>
  readonly action?: () => Promise<unknown>
  readonly setup?: (clientSecret: string) => Promise<unknown>
}

const enter = (script: Script = {}) => {
  const handlers = new Map<string, Map<string, (event: unknown) => void>>()
  const gone: string[] = []
  const create = (type: string) => {
    const own = new Map<string, (event: unknown) => void>()
    handlers.set(type, own)
    return {
      on: (event: string, handler: (event: unknown) => void) => own.set(event, handler),
      mount: () => own.get('ready')?.({}),
      destroy: () => gone.push(type),
      update: () => undefined,
      focus: () => undefined,
    }
  }
  let made = 0
  installStripe(() => {
    made += 1
    return {
      elements: () => ({ create }),
      createPaymentMethod: script.method,
      handleNextAction: script.action,
      confirmCardSetup: script.setup,
    }
  })
  const gateway = createStripeCardGateway()
  const ready: CardField[] = []
  const changes: [CardField, CardFieldState][] = []
  const host = (): HTMLElement => document.createElement('div')
  const mount = () =>
    gateway.mountCardFields(
      'pk_1',
      { number: host(), expiry: host(), cvc: host() },
      {
        onReady: (field) => ready.push(field),
        onChange: (field, state) => changes.push([field, state]),
      },
    )
  const tokenise = () =>
    gateway.tokenise({ publicKey: 'pk_1', cardholderName: 'Amelia Hart', source: { kind: 'fields' } })()
  const authenticate = () => gateway.authenticatePayment({ publicKey: 'pk_1', clientSecret: 'pi_1_secret_1' })
  const setUp = () => gateway.authenticateSetup({ publicKey: 'pk_1', clientSecret: 'seti_1_secret_1' })
  return { gateway, handlers, gone, ready, changes, mount, tokenise, authenticate, setUp, made: () => made }
}

const rejected =
  (code: string, type = 'card_error') =>
  async () => ({ error: { type, code, message: 'In the words of Stripe.' } })

describe('a card', () => {
  it('becomes a payment method with the expiry date from Stripe', async () => {
    const { mount, tokenise, made } = enter({
      method: async () => ({ paymentMethod: { id: 'pm_1', card: { exp_month: 3, exp_year: 2031, last4: '4242' } } }),
    })
    await mount()
    expect(await tokenise()).toEqual(
      right({ paymentMethodId: 'pm_1', cardholderName: 'Amelia Hart', expiryDate: '03/31', lastFour: '4242' }),
    )
    expect(made()).toBe(1)
  })

  it.each([
    ['incomplete_number', 'number'],
    ['invalid_expiry_year_past', 'expiry'],
    ['incorrect_cvc', 'cvc'],
    ['card_declined', 'card'],
  ])('that is refused with %s has its error at %s', async (code, field) => {
    const { mount, tokenise } = enter({ method: rejected(code) })
    await mount()
    expect(await tokenise()).toEqual(left({ kind: 'rejected', field, message: 'In the words of Stripe.' }))
  })

  it('that could not be checked is not refused', async () => {
    const unreachable = enter({ method: rejected('', 'api_connection_error') })
    await unreachable.mount()
    expect(await unreachable.tokenise()).toEqual(left({ kind: 'unavailable' }))
    const broken = enter({ method: () => Promise.reject(new Error('broken')) })
    await broken.mount()
    expect(await broken.tokenise()).toEqual(left({ kind: 'unavailable' }))
  })

  it('cannot be read from a page without fields', async () => {
    const { mount, tokenise } = enter({ method: async () => ({ paymentMethod: { id: 'pm_1' } }) })
    expect(await tokenise()).toEqual(left({ kind: 'unavailable' }))
    const mounted = await mount()
    if (mounted._tag === 'Right') mounted.right.unmount()
    expect(await tokenise()).toEqual(left({ kind: 'unavailable' }))
  })
})

describe('the fields', () => {
  it('report when they are ready and the problems of the typed text', async () => {
    const { mount, ready, changes, handlers } = enter()
    await mount()
    handlers.get('cardNumber')?.get('change')?.({ empty: false, complete: false, error: { message: 'Too short.' } })
    expect(ready).toEqual(['number', 'expiry', 'cvc'])
    expect(changes).toEqual([['number', { empty: false, complete: false, error: 'Too short.', brand: null }]])
  })

  it.each([
    ['amex', 'amex'],
    ['unknown', null],
  ])('report the brand of the number once it is known: %s', async (brand, known) => {
    const { mount, handlers, changes } = enter()
    await mount()
    handlers.get('cardNumber')?.get('change')?.({ empty: false, complete: false, error: undefined, brand })
    expect(changes).toEqual([['number', { empty: false, complete: false, error: null, brand: known }]])
  })

  it('of a form that was replaced while the script loaded never show', async () => {
    const { mount, ready } = enter()
    const [first, second] = await Promise.all([mount(), mount()])
    expect([first._tag, second._tag]).toEqual(['Left', 'Right'])
    expect(ready).toHaveLength(3)
  })
})

describe('a challenge', () => {
  it.each([
    ['completed', async () => ({ paymentIntent: { status: 'succeeded' } })],
    ['completed', async () => ({ paymentIntent: { status: 'requires_confirmation' } })],
    ['closed', async () => ({ paymentIntent: { status: 'requires_action' } })],
    ['expired', async () => ({ paymentIntent: { status: 'canceled', cancellation_reason: 'abandoned' } })],
    ['expired', async () => ({ paymentIntent: { status: 'canceled' } })],
    ['expired', async () => ({ error: { type: 'card_error', payment_intent: { status: 'canceled' } } })],
    ['closed', async () => ({ paymentIntent: { status: 'canceled', cancellation_reason: 'requested_by_customer' } })],
    ['failed', async () => ({ error: { type: 'card_error', payment_intent: { status: 'requires_payment_method' } } })],
    [
      'failed',
      async () => ({
        error: {
          type: 'card_error',
          code: 'payment_intent_authentication_failure',
          payment_intent: { status: 'requires_payment_method' },
        },
      }),
    ],
    [
      'declined',
      async () => ({
        error: { type: 'card_error', code: 'card_declined', payment_intent: { status: 'requires_payment_method' } },
      }),
    ],
    ['unknown', () => Promise.reject(new Error('broken'))],
  ])('is %s', async (outcome, action) => {
    expect(await enter({ action }).authenticate()).toBe(outcome)
  })
})

describe('the challenge of a new card', () => {
  it.each([
    ['completed', async () => ({ setupIntent: { status: 'succeeded' } })],
    ['closed', async () => ({ setupIntent: { status: 'requires_action' } })],
    ['expired', async () => ({ error: { type: 'invalid_request_error', setup_intent: { status: 'canceled' } } })],
    ['closed', async () => ({ setupIntent: { status: 'canceled', cancellation_reason: 'requested_by_customer' } })],
    ['failed', async () => ({ error: { type: 'card_error', setup_intent: { status: 'requires_payment_method' } } })],
    ['failed', async () => ({ error: { type: 'invalid_request_error' } })],
    ['unknown', () => Promise.reject(new Error('broken'))],
  ])('is %s', async (outcome, setup) => {
    expect(await enter({ setup }).setUp()).toBe(outcome)
  })

  it('uses the secret of its setup intent', async () => {
    const secrets: string[] = []
    await enter({
      setup: async (secret) => ({ setupIntent: { status: secrets.push(secret) ? 'succeeded' : '' } }),
    }).setUp()
    expect(secrets).toEqual(['seti_1_secret_1'])
  })
})

describe('a card provider that hangs or is replaced', () => {
  it('is unavailable if a blocker put something else in its place', async () => {
    installStripe(() => ({}))
    const gateway = createStripeCardGateway()
    const host = (): HTMLElement => document.createElement('div')
    const listeners = { onReady: () => undefined, onChange: () => undefined }
    const fields = { number: host(), expiry: host(), cvc: host() }
    expect(await gateway.mountCardFields('pk_1', fields, listeners)).toEqual(left({ kind: 'unavailable' }))
  })

  it('makes no payment method without an answer within 30 s', async () => {
    vi.useFakeTimers()
    const { mount, tokenise } = enter({ method: () => new Promise(() => undefined) })
    await mount()
    const end = tokenise()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await end).toEqual(left({ kind: 'unavailable' }))
    vi.useRealTimers()
  })
})

import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import {
  addTickets,
  basketOf,
  bookingOf,
  clientSecretOf,
  fillBasket,
  key,
  pay,
  paymentsOf,
  ref,
  statusOf,
} from '../../test/api/shopping.js'

const challenged = 'pm_card_authenticationRequired'

describe('paying for a basket', () => {
  it.each([
    ['pm_card_visa', '12/34', null],
    ['pm_card_mastercard', '12/34', null],
    ['pm_card_amex', '12/34', null],
    ['pm_card_visa_chargeDeclined', '12/34', 16000140],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', '12/34', 16000140],
    ['pm_card_chargeDeclinedExpiredCard', '12/34', 16000070],
    ['pm_card_chargeDeclinedIncorrectCvc', '12/34', 16000080],
    ['pm_card_chargeDeclinedProcessingError', '12/34', 16000170],
    ['pm_unheard_of', '12/34', 16000050],
    ['pm_card_visa', '13/34', 16000070],
  ])('answers to %s with expiry %s by %s', async (card, expiry, code) => {
    const { backend, visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    const reply = await pay(visitor, { basketId, card, expiry })
    expect(reply.codes).toEqual(code === null ? [] : [code])
    expect(backend.inspect.charges()).toHaveLength(code === null ? 1 : 0)
  })

  it.each([
    '4242 4242 4242 4242',
    '4000-0000-0000',
    '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
    '４２４２ ４２４２ ４２４２ ４２４２',
    'Amelia 4242/4242/4242 Hart',
    ' ',
  ])('refuses “%s” as a name, and starts no attempt', async (cardholder) => {
    const { backend, visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    expect((await pay(visitor, { basketId, cardholder })).codes).toEqual([16000190])
    expect(await paymentsOf(visitor)).toEqual([])
    expect((await pay(visitor, { basketId, cardholder: 'Amelia Hart 2' })).codes).toEqual([])
    expect(backend.inspect.charges()).toHaveLength(1)
  })

  it('refuses an amount below zero', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    const { world, ...snapshot } = backend.world.snapshot()
    const cheaper = [...world.baskets].map(([id, basket]) => {
      const tickets = basket.tickets.map((ticket) => ({
        ...ticket,
        prices: { ...ticket.prices, total_ticket_price: { value: -250 } },
      }))
      return [id, { ...basket, tickets }] as const
    })
    backend.world.restore({ ...snapshot, world: { ...world, baskets: new Map(cheaper) } })
    expect((await pay(visitor, { basketId, amount: -500 })).codes).toEqual([16000307])
    expect(backend.inspect.charges()).toEqual([])
  })

  it('refuses American Express unless the booking’s setting enables it', async () => {
    const { visitor } = await createSignedInSetting()
    expect((await pay(visitor, { booking: 'SUN1003', card: 'pm_card_amex', amount: 0 })).codes).toEqual([16000307])
    const due = (await bookingOf(visitor, 'SUN1003')).prices.outstanding_balance.value
    expect((await pay(visitor, { booking: 'SUN1003', card: 'pm_card_amex', amount: due, key: key(2) })).codes).toEqual([
      16000050,
    ])
  })

  it('refuses a basket in which a ticket has no passenger', async () => {
    const { visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    await addTickets(visitor, ['41011'], 4)
    const total = (await basketOf(visitor))?.prices.total.value ?? 0
    expect((await pay(visitor, { basketId, amount: total })).codes).toEqual(['basketIncomplete'])
  })
})

describe('3-D Secure', () => {
  it.each([
    [challenged, 'complete', 'succeeded', 'paid', 2, 1],
    [challenged, 'fail', 'requires_payment_method', 'failed', 6, 0],
    [challenged, 'close', 'canceled', 'failed', 6, 0],
    ['pm_card_authenticationRequiredOnSetup', 'complete', 'succeeded', 'paid', 2, 1],
    [
      'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
      'complete',
      'requires_payment_method',
      'failed',
      6,
      0,
    ],
    ['pm_card_threeDSecureRequiredChargeDeclined', 'complete', 'requires_payment_method', 'failed', 6, 0],
  ] as const)('%s, then %s: the intent is %s, the basket %s', async (card, answer, intent, basket, status, charges) => {
    const { backend, visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    const reply = await pay(visitor, { basketId, card })
    expect(reply.answer?.payment.requires_action).toBe(true)
    expect(await statusOf(visitor)).toBe('pending')
    expect(await paymentsOf(visitor)).toMatchObject([{ paid: false, status: 7 }])

    expect(backend.stripe.answerChallenge(clientSecretOf(reply), answer)).toBe(intent)

    expect(await statusOf(visitor)).toBe(basket)
    expect(await paymentsOf(visitor)).toMatchObject([{ paid: charges === 1, status }])
    expect(backend.inspect.charges()).toHaveLength(charges)
  })

  it('is not required again for a card that was set up', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const card = backend.stripe.createPaymentMethod({
      number: '4000 0025 0000 3155',
      expMonth: 12,
      expYear: 34,
      cvc: '123',
    })
    backend.stripe.answerChallenge(backend.stripe.createSetupIntent(card), 'complete')
    const reply = await pay(visitor, { basketId: await fillBasket(visitor), card })
    expect(reply.answer?.payment.requires_action).toBe(false)
  })

  it('of an older attempt moves no money once another attempt started', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    const first = await pay(visitor, { basketId, card: challenged })
    const second = await pay(visitor, { basketId, card: challenged, key: key(2) })
    expect(backend.stripe.answerChallenge(clientSecretOf(first), 'complete')).toBe('canceled')
    expect(backend.stripe.answerChallenge(clientSecretOf(second), 'complete')).toBe('succeeded')
    expect(backend.stripe.answerChallenge(clientSecretOf(second), 'complete')).toBe('succeeded')
    expect(backend.inspect.charges()).toHaveLength(1)
  })

  it('is cancelled by a change of the basket, which changes the amount', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    const reply = await pay(visitor, { basketId, card: challenged })
    await addTickets(visitor, ['41031'])
    expect(backend.stripe.answerChallenge(clientSecretOf(reply), 'complete')).toBe('canceled')
    expect(backend.inspect.charges()).toEqual([])
    expect(await statusOf(visitor)).toBe('cancelled')
  })
})

describe('the set outcome', () => {
  it('pending for two polls is then paid', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    backend.payments.setNextOutcome({ kind: 'pending', polls: 2 })
    await pay(visitor, { basketId })
    expect(backend.inspect.charges()).toEqual([])
    expect([await statusOf(visitor), await statusOf(visitor), await statusOf(visitor)]).toEqual([
      'pending',
      'pending',
      'paid',
    ])
    expect(backend.inspect.charges()).toHaveLength(1)
  })

  it('processing refuses another payment and any change', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    backend.payments.setNextOutcome({ kind: 'pendingForever' })
    await pay(visitor, { basketId })
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) expect(await statusOf(visitor)).toBe('pending')
    expect((await pay(visitor, { basketId, key: key(2) })).codes).toEqual([16000301])
    expect((await addTickets(visitor, ['41011'])).codes).toEqual([16000301])
    expect((await visitor.call(basketEndpoints.reset, { params: { ref } })).codes).toEqual([16000301])
    expect(await paymentsOf(visitor)).toMatchObject([{ paid: false, status: 7 }])
  })

  it.each([
    ['failed', 'failed', false, 6],
    ['cancelled', 'cancelled', false, 6],
    ['paidButBookingFailed', 'pending', true, 2],
  ] as const)('%s answers %s for the basket and leaves the booking unchanged', async (kind, status, paid, code) => {
    const { backend, visitor } = await createSignedInSetting()
    const before = await bookingOf(visitor)
    const basketId = await fillBasket(visitor)
    backend.payments.setNextOutcome({ kind })
    expect((await pay(visitor, { basketId })).codes).toEqual([])
    expect(await statusOf(visitor)).toBe(status)
    expect(await paymentsOf(visitor)).toMatchObject([{ paid, status: code }])
    expect(backend.inspect.charges()).toHaveLength(paid ? 1 : 0)
    const { payments, ...after } = await bookingOf(visitor)
    expect({ ...after, payments: payments.slice(0, -1) }).toEqual(before)
    expect(payments.at(-1)).toMatchObject({ status: { value: code }, idempotency_key: key(1), basket_id: basketId })
  })

  it('follows the challenge and is for one payment', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const basketId = await fillBasket(visitor)
    backend.payments.setNextOutcome({ kind: 'failed' })
    const reply = await pay(visitor, { basketId, card: challenged })
    expect(backend.stripe.answerChallenge(clientSecretOf(reply), 'complete')).toBe('requires_payment_method')
    await pay(visitor, { basketId, key: key(2) })
    expect(await statusOf(visitor)).toBe('paid')
  })
})

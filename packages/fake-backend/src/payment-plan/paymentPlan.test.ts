import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { changePlan, planOf, projectionOf } from '../../test/api/planning.js'
import { bookingOf, key, pay } from '../../test/api/shopping.js'

const day = 86_400_000
const plan = 'PLN2001'
const always = 'pm_card_authenticationRequired'
const onceSetUp = 'pm_card_authenticationRequiredOnSetup'
const secretOf = (reply: Awaited<ReturnType<typeof changePlan>>) => reply.answer?.payment_intent_client_secret ?? ''
const sum = (list: readonly { readonly amount: { readonly value: number } }[]) =>
  list.reduce((total, { amount }) => total + amount.value, 0)

describe('a projection', () => {
  it.each([1, 15, 28, 29, 30, 31])('for day %i adds up to the amount due', async (onDay) => {
    const { visitor } = await createSignedInSetting()
    const { prices, departure_date: departure } = await bookingOf(visitor)
    const projection = (await projectionOf(visitor, onDay)).answer?.projection ?? []
    expect(projection.length).toBeGreaterThanOrEqual(1)
    expect(sum(projection)).toBe(prices.outstanding_balance.value)
    expect(projection.every(({ iso_value: date }) => date > '2026-03-02' && date < departure.iso_value)).toBe(true)
  })

  it.each(['0', '32', '1.5', ''])('is refused for the day "%s"', async (onDay) => {
    const { visitor } = await createSignedInSetting()
    expect((await projectionOf(visitor, onDay)).codes).toEqual(['invalidDay'])
  })

  it('is refused if the package has no plan, and for another customer’s booking', async () => {
    const { visitor } = await createSignedInSetting()
    expect((await projectionOf(visitor, 1, 'SUN1003')).codes).toEqual([16000270])
    expect((await projectionOf(visitor, 1, plan)).codes).toEqual([13000010])
  })
})

describe('setting up a plan', () => {
  it('creates the projected instalments, and the plan is then no longer offered', async () => {
    const { backend, visitor } = await createSignedInSetting()
    expect(await planOf(visitor)).toBeNull()
    expect((await bookingOf(visitor)).payment_plan).toEqual([])
    const projection = (await projectionOf(visitor, 15)).answer?.projection
    expect((await changePlan(visitor, 'create', { day: 15 })).answer).toEqual({ requires_action: false })
    expect(await planOf(visitor)).toMatchObject({
      number_of_payments: 2,
      next_payment_date: { iso_value: '2026-03-15' },
      final_payment_date: { iso_value: '2026-04-15' },
      status: 1,
      day: 15,
      card: { cardholder_name: 'Amelia Hart', last_four_digits: '4242' },
      overdue_amount: { value: 0 },
      projection,
    })
    expect((await bookingOf(visitor)).payment_plan_available).toBe(false)
    expect(backend.inspect.charges()).toEqual([])
  })

  it.each([
    ['where the package has none', { booking: 'SUN1003', day: 1 }, 16000270],
    ['without a day', {}, 'invalidDay'],
    ['on day 0', { day: 0 }, 'invalidDay'],
    ['on day 32', { day: 32 }, 'invalidDay'],
    ['without a card', { day: 1, card: null }, 16000190],
    ['with a card that nobody knows', { day: 1, card: 'pm_unheard_of' }, 16000050],
    ['with a card that is declined', { day: 1, card: 'pm_card_visa_chargeDeclined' }, 16000140],
    ['with a card that has expired', { day: 1, card: 'pm_card_chargeDeclinedExpiredCard' }, 16000070],
  ])('is refused %s', async (_, details, code) => {
    const { visitor } = await createSignedInSetting()
    expect((await changePlan(visitor, 'create', details)).codes).toEqual([code])
    expect(await planOf(visitor)).toBeNull()
  })

  it('is refused for a second time, without a balance, and without a date before the departure', async () => {
    const { visitor } = await createSignedInSetting()
    await changePlan(visitor, 'create', { day: 1 })
    expect((await changePlan(visitor, 'create', { day: 1, key: key(2) })).codes).toEqual([16000302])

    const paid = await createSignedInSetting()
    await pay(paid.visitor, { amount: (await bookingOf(paid.visitor)).prices.outstanding_balance.value })
    expect((await changePlan(paid.visitor, 'create', { day: 1, key: key(2) })).codes).toEqual([16000040])
    expect((await projectionOf(paid.visitor, 1)).codes).toEqual([16000040])

    const late = await createSignedInSetting()
    late.advance(55 * day)
    await late.visitor.signIn()
    expect((await changePlan(late.visitor, 'create', { day: 15 })).codes).toEqual([16000250])
    expect((await projectionOf(late.visitor, 15)).codes).toEqual([16000250])
    expect((await bookingOf(late.visitor)).payment_plan_available).toBe(true)
    late.advance(4 * day)
    await late.visitor.signIn()
    expect((await bookingOf(late.visitor)).payment_plan_available).toBe(false)
  })

  it('happens once, however often the same request arrives', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const replies = await Promise.all([1, 2].map(() => changePlan(visitor, 'create', { day: 1, card: always })))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    const [first] = replies
    if (first !== undefined) backend.stripe.answerChallenge(secretOf(first), 'complete')
    expect((await planOf(visitor))?.status).toBe(1)
  })
})

describe('a card that requires a challenge', () => {
  it.each([
    [always, 'complete', 'succeeded', true],
    [always, 'fail', 'requires_payment_method', false],
    [always, 'close', 'canceled', false],
    [onceSetUp, 'complete', 'succeeded', true],
  ] as const)('%s, then %s: setting up the plan is %s', async (card, answer, status, there) => {
    const { backend, visitor } = await createSignedInSetting()
    const reply = await changePlan(visitor, 'create', { day: 1, card })
    expect(reply.answer?.requires_action).toBe(true)
    expect(secretOf(reply)).toMatch(/^seti_/)
    expect(await planOf(visitor)).toBeNull()
    expect(backend.stripe.answerChallenge(secretOf(reply), answer)).toBe(status)
    expect((await planOf(visitor)) !== null).toBe(there)
  })

  it('needs no further challenge for its instalments once it is set up', async () => {
    const { backend, visitor, advance } = await createSignedInSetting()
    const reply = await changePlan(visitor, 'create', { day: 15, card: onceSetUp })
    backend.stripe.answerChallenge(secretOf(reply), 'complete')
    advance(13 * day)
    await visitor.signIn()
    expect((await planOf(visitor))?.overdue_amount?.value).toBe(0)
    expect(backend.inspect.charges()).toHaveLength(1)
    const due = (await bookingOf(visitor)).prices.outstanding_balance.value
    expect((await pay(visitor, { amount: due, card: onceSetUp, key: key(2) })).answer?.payment.requires_action).toBe(
      false,
    )
  })

  it('needs one for each payment, so the instalments are declined', async () => {
    const { backend, visitor, advance } = await createSignedInSetting()
    const reply = await changePlan(visitor, 'create', { day: 15, card: always })
    backend.stripe.answerChallenge(secretOf(reply), 'complete')
    advance(13 * day)
    await visitor.signIn()
    expect((await planOf(visitor))?.overdue_amount?.value).toBeGreaterThan(0)
    expect(backend.inspect.charges()).toEqual([])
  })

  it('counts only for the latest request, and for fifteen minutes', async () => {
    const { backend, visitor, advance } = await createSignedInSetting()
    const first = await changePlan(visitor, 'create', { day: 1, card: always })
    const second = await changePlan(visitor, 'create', { day: 2, card: always, key: key(2) })
    expect(backend.stripe.answerChallenge(secretOf(first), 'complete')).toBe('canceled')
    expect(await planOf(visitor)).toBeNull()
    advance(15 * 60_000)
    expect(backend.stripe.answerChallenge(secretOf(second), 'complete')).toBe('canceled')
    expect(await planOf(visitor)).toBeNull()
  })

  it('creates no plan if the balance was paid meanwhile', async () => {
    const { backend, visitor } = await createSignedInSetting()
    const reply = await changePlan(visitor, 'create', { day: 1, card: always })
    await pay(visitor, { amount: (await bookingOf(visitor)).prices.outstanding_balance.value, key: key(2) })
    expect(backend.stripe.answerChallenge(secretOf(reply), 'complete')).toBe('succeeded')
    expect(await planOf(visitor)).toBeNull()
  })
})

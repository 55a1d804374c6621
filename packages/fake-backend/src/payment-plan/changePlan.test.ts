import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { changePlan, planOf, projectionOf } from '../../test/api/planning.js'
import { bookingOf, clientSecretOf, key, pay } from '../../test/api/shopping.js'

const day = 86_400_000
const booking = 'PLN2001'
const instalment = 11850

const enter = async () => {
  const setting = await createSignedInSetting('plan')
  const { visitor, advance } = setting
  const later = async (days: number): Promise<void> => {
    advance(days * day)
    await visitor.signIn('plan')
  }
  return {
    ...setting,
    later,
    plan: () => planOf(visitor, booking),
    payments: async () => (await bookingOf(visitor, booking)).payments,
  }
}

describe('the plan of plan@example.com', () => {
  it('has two instalments paid, one overdue and two to come', async () => {
    const { visitor, plan, payments } = await enter()
    expect(await plan()).toMatchObject({
      amount: { value: instalment },
      number_of_payments: 5,
      next_payment_date: { iso_value: '2026-03-26' },
      final_payment_date: { iso_value: '2026-04-26' },
      status: 1,
      day: 26,
      card: { cardholder_name: 'Priya Nair', last_four_digits: '9995' },
      overdue_amount: { value: instalment },
      projection: [
        { iso_value: '2026-03-26', amount: { value: instalment } },
        { iso_value: '2026-04-26', amount: { value: instalment } },
      ],
    })
    expect((await payments()).map(({ type, status }) => [type, status.value])).toEqual([
      ['deposit', 2],
      ['paymentPlan', 2],
      ['paymentPlan', 2],
      ['paymentPlan', 6],
    ])
    const { prices } = await bookingOf(visitor, booking)
    expect(prices.outstanding_balance.value).toBe(3 * instalment)
  })

  it('apportions each payment to the booking', async () => {
    const [deposit, , , failed] = await (await enter()).payments()
    const { amount, payment_date } = deposit ?? { amount: null, payment_date: null }
    expect(deposit?.apportionments).toEqual([
      { reference: booking, net_amount: amount, apportionment_date: payment_date },
    ])
    expect(failed?.apportionments).toBeUndefined()
  })
})

describe('an instalment that is due', () => {
  it('is collected once, whichever call is first', async () => {
    const { backend, visitor, later, plan, payments } = await enter()
    await changePlan(visitor, 'change_payment', { booking })
    await later(23)
    expect(backend.inspect.charges()).toEqual([])
    await later(1)
    expect(backend.inspect.charges()).toMatchObject([
      { bookingRef: booking, basketId: null, amount: instalment, by: 'plan', at: Date.parse('2026-03-26') },
    ])
    expect((await payments()).at(-1)).toMatchObject({
      type: 'paymentPlan',
      amount: { value: instalment },
      payment_date: { iso_value: '2026-03-26' },
      status: { value: 2 },
      card: { four_digits: '4242' },
    })
    expect(await plan()).toMatchObject({
      next_payment_date: { iso_value: '2026-04-26' },
      overdue_amount: { value: instalment },
    })
    await later(0)
    expect(backend.inspect.charges()).toHaveLength(1)
  })

  it('is overdue if the card declines', async () => {
    const { backend, later, plan, payments } = await enter()
    await later(60)
    expect(backend.inspect.charges()).toEqual([])
    expect(await plan()).toMatchObject({
      overdue_amount: { value: 3 * instalment },
      next_payment_date: null,
      projection: [],
      status: 1,
    })
    expect((await payments()).slice(-2).map(({ status }) => status.value)).toEqual([6, 6])
  })

  it.each([3, 1])('cancels a payment of %i instalments that waits for its challenge', async (instalments) => {
    const { backend, visitor, later } = await enter()
    await changePlan(visitor, 'change_payment', { booking })
    await later(23.62)
    const reply = await pay(visitor, {
      booking,
      amount: instalments * instalment,
      card: 'pm_card_authenticationRequired',
      key: key(2),
    })
    expect(reply.answer?.payment.requires_action).toBe(true)
    // After midnight, while the challenge is still open.
    await later(10 / 1440)
    expect(backend.stripe.answerChallenge(clientSecretOf(reply), 'complete')).toBe('canceled')
    expect(backend.inspect.charges().map(({ by }) => by)).toEqual(['plan'])
  })

  it('waits for a payment of the balance that is being processed', async () => {
    const { backend, visitor, later, plan } = await enter()
    await changePlan(visitor, 'change_payment', { booking })
    backend.payments.setNextOutcome({ kind: 'pending', polls: 1 })
    await pay(visitor, { booking, amount: 3 * instalment, key: key(2) })
    await later(30)
    expect(await plan()).toMatchObject({ status: 1 })
    expect(backend.inspect.charges()).toEqual([])
    expect(await plan()).toMatchObject({
      status: 3,
      next_payment_date: null,
      projection: [],
      overdue_amount: { value: 0 },
    })
    expect(backend.inspect.charges()).toMatchObject([{ by: 'customer', amount: 3 * instalment }])
  })
})

describe('a payment by the customer', () => {
  it('of the overdue amount leaves the rest unchanged', async () => {
    const { visitor, plan } = await enter()
    const before = await plan()
    expect((await pay(visitor, { booking, amount: instalment })).codes).toEqual([])
    expect(await plan()).toEqual({ ...before, overdue_amount: { value: 0 } })
    expect((await bookingOf(visitor, booking)).prices.outstanding_balance.value).toBe(2 * instalment)
    expect((await pay(visitor, { booking, amount: instalment, key: key(2) })).codes).toEqual([16000307])
  })

  it('of the whole balance finishes the plan', async () => {
    const { visitor, plan, backend, later } = await enter()
    expect((await pay(visitor, { booking, amount: 3 * instalment })).codes).toEqual([])
    expect((await plan())?.status).toBe(3)
    await later(70)
    expect((await plan())?.projection).toEqual([])
    expect(backend.inspect.charges()).toHaveLength(1)
    expect((await changePlan(visitor, 'change_day', { booking, day: 3, key: key(2) })).codes).toEqual([16000302])
    expect((await changePlan(visitor, 'change_payment', { booking, key: key(3) })).codes).toEqual([16000302])
  })

  it('of another amount is refused', async () => {
    const { visitor } = await enter()
    expect((await pay(visitor, { booking, amount: 2 * instalment })).codes).toEqual([16000307])
  })
})

describe('the day of a plan', () => {
  it('is changed as projected', async () => {
    const { visitor, plan } = await enter()
    const projection = (await projectionOf(visitor, 10, booking)).answer?.projection
    expect((await changePlan(visitor, 'change_day', { booking, day: 10 })).answer).toEqual({ requires_action: false })
    expect(await plan()).toMatchObject({
      day: 10,
      number_of_payments: 6,
      projection,
      overdue_amount: { value: instalment },
    })
    expect(projection?.map(({ iso_value: date }) => date)).toEqual(['2026-03-10', '2026-04-10', '2026-05-10'])
    expect(projection?.map(({ amount }) => amount.value)).toEqual([7900, 7900, 7900])
  })

  it.each([0, 32, undefined])('is not changed to %s', async (to) => {
    const { visitor } = await enter()
    expect(
      (await changePlan(visitor, 'change_day', { booking, ...(to === undefined ? {} : { day: to }) })).codes,
    ).toEqual(['invalidDay'])
  })

  it('does not change without a date before the departure, or without a plan', async () => {
    const { visitor, later } = await enter()
    await later(60)
    expect((await changePlan(visitor, 'change_day', { booking, day: 20 })).codes).toEqual([16000260])
    const other = await createSignedInSetting()
    expect((await changePlan(other.visitor, 'change_day', { day: 1 })).codes).toEqual([16000303])
    expect((await changePlan(other.visitor, 'change_payment', { key: key(2) })).codes).toEqual([16000303])
  })
})

describe('the card of a plan', () => {
  it('changes after the challenge, and not before', async () => {
    const { backend, visitor, plan } = await enter()
    const reply = await changePlan(visitor, 'change_payment', {
      booking,
      card: 'pm_card_authenticationRequiredOnSetup',
    })
    expect((await plan())?.card?.last_four_digits).toBe('9995')
    backend.stripe.answerChallenge(reply.answer?.payment_intent_client_secret ?? '', 'complete')
    expect((await plan())?.card).toEqual({ cardholder_name: 'Amelia Hart', last_four_digits: '3155' })
  })

  it('cannot be American Express unless the setting allows it', async () => {
    const { visitor } = await enter()
    expect((await changePlan(visitor, 'change_payment', { booking, card: 'pm_card_amex' })).codes).toEqual([16000050])
  })
})

describe('a plan in error', () => {
  it('has status 2 and collects nothing until it has another card', async () => {
    const { backend, visitor, later, plan } = await enter()
    expect(backend.paymentPlans.fail(booking)).toBe(true)
    expect((await plan())?.status).toBe(2)
    expect((await changePlan(visitor, 'change_day', { booking, day: 1 })).codes).toEqual([16000302])
    await later(24)
    expect(backend.inspect.charges()).toEqual([])
    expect((await plan())?.overdue_amount?.value).toBe(2 * instalment)
    await changePlan(visitor, 'change_payment', { booking, key: key(2) })
    expect((await plan())?.status).toBe(1)
  })

  it('cannot be resumed if no instalment is left to collect', async () => {
    const { backend, visitor, later } = await enter()
    backend.paymentPlans.fail(booking)
    await later(60)
    expect((await changePlan(visitor, 'change_payment', { booking })).codes).toEqual([16000304])
    expect(backend.paymentPlans.fail('SUN1001')).toBe(false)
  })
})

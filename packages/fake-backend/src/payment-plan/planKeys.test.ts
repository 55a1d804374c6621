import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { changePlan, planOf } from '../../test/api/planning.js'
import { bookingOf, key, pay } from '../../test/api/shopping.js'

const always = 'pm_card_authenticationRequired'
const plan = 'PLN2001'
const secretOf = (reply: Awaited<ReturnType<typeof changePlan>>) => reply.answer?.payment_intent_client_secret ?? ''

describe('the key of a change of a plan', () => {
  it('acts once, whatever the body and the age', async () => {
    const { visitor, advance } = await createSignedInSetting('plan')
    await changePlan(visitor, 'change_day', { booking: plan, day: 10 })
    await changePlan(visitor, 'change_day', { booking: plan, day: 12, key: key(2) })
    advance(86_400_000)
    await visitor.signIn('plan')
    expect((await changePlan(visitor, 'change_day', { booking: plan, day: 10 })).answer).toEqual({
      requires_action: false,
    })
    expect((await changePlan(visitor, 'change_payment', { booking: plan, card: 'pm_card_mastercard' })).answer).toEqual(
      { requires_action: false },
    )
    expect(await planOf(visitor, plan)).toMatchObject({ day: 12, card: { last_four_digits: '9995' } })
  })

  it.each([
    ['pm_card_visa_chargeDeclined', 16000140],
    ['pm_card_chargeDeclinedExpiredCard', 16000070],
    ['pm_card_chargeDeclinedIncorrectCvc', 16000080],
    ['pm_unheard_of', 16000050],
  ])('of %s is bound to its refusal', async (card, code) => {
    const { visitor, advance } = await createSignedInSetting()
    const first = await changePlan(visitor, 'create', { day: 1, card })
    expect(first.codes).toEqual([code])
    advance(60_000)
    expect((await changePlan(visitor, 'create', { day: 1 })).text).toBe(first.text)
    expect(await planOf(visitor)).toBeNull()
    expect((await changePlan(visitor, 'create', { day: 1, key: key(2) })).codes).toEqual([])
  })

  it.each([
    ['a day that is none', { day: 40 }, 'invalidDay'],
    ['no card', { day: 1, card: null }, 16000190],
    ['a card company that could not be reached', { day: 1, card: 'pm_card_chargeDeclinedProcessingError' }, 16000170],
  ])('of %s is free: the same key sets it up later', async (_, details, code) => {
    const { visitor } = await createSignedInSetting()
    expect((await changePlan(visitor, 'create', details)).codes).toEqual([code])
    expect((await changePlan(visitor, 'create', { day: 1 })).codes).toEqual([])
    expect((await planOf(visitor))?.day).toBe(1)
  })

  it('gets the same secret again while the challenge is open, and then its end', async () => {
    const { visitor, backend } = await createSignedInSetting()
    const first = await changePlan(visitor, 'create', { day: 1, card: always })
    expect((await changePlan(visitor, 'create', { day: 9 })).text).toBe(first.text)
    backend.stripe.answerChallenge(secretOf(first), 'complete')
    expect((await changePlan(visitor, 'create', { day: 9 })).answer).toEqual({ requires_action: false })
    expect((await planOf(visitor))?.day).toBe(1)
  })

  it.each(['fail', 'close', 'time', 'another'] as const)(
    'is refused for ever after its challenge ends without a plan: %s',
    async (how) => {
      const { visitor, backend, advance } = await createSignedInSetting()
      const first = await changePlan(visitor, 'create', { day: 1, card: always })
      if (how === 'time') advance(15 * 60_000)
      else if (how === 'another') await changePlan(visitor, 'create', { day: 2, card: always, key: key(2) })
      else backend.stripe.answerChallenge(secretOf(first), how)
      const end = await changePlan(visitor, 'create', { day: 1 })
      expect(end.codes).toEqual([16000130])
      advance(60_000)
      expect((await changePlan(visitor, 'create', { day: 1 })).text).toBe(end.text)
      expect(await planOf(visitor)).toBeNull()
    },
  )

  it('is refused if the bank agreed but no balance was left for a plan', async () => {
    const { visitor, backend } = await createSignedInSetting()
    const first = await changePlan(visitor, 'create', { day: 1, card: always })
    await pay(visitor, { amount: (await bookingOf(visitor)).prices.outstanding_balance.value, key: key(2) })
    backend.stripe.answerChallenge(secretOf(first), 'complete')
    expect((await changePlan(visitor, 'create', { day: 1 })).codes).toEqual([16000150])
    expect(await planOf(visitor)).toBeNull()
  })
})

import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { serverFailure } from '../failure/ApiFailure.js'
import { type OpenPayment, readyToPay } from '../testing/openPayment.js'

const challenge = right({ kind: 'requiresAction', clientSecret: 'secret', reference: null } as const)
const accepted = right({ kind: 'accepted', reference: null } as const)
const keyUsed = left(serverFailure([{ code: '16000190', message: null }]))
const keys = ({ requests }: OpenPayment): number => new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size

/** The request was answered so, and no payment is listed: "trying again is safe: you will be charged once". */
const noPaymentAfter = async (answer: OpenPayment['answers'][number]): Promise<OpenPayment> => {
  const journey = await readyToPay()
  journey.answers.push(answer)
  journey.basketApi.statuses.push({ kind: 'failed' })
  expect(await journey.pay()).toMatchObject({ kind: 'failed', reason: { kind: 'noPayment' } })
  return journey
}

describe('trying again after “no payment”', () => {
  it.each([
    ['accepted', accepted],
    ['challenged and confirmed', challenge],
  ])('goes under the key that was %s: a payment that is listed late is the only one', async (_what, answer) => {
    const journey = await noPaymentAfter(answer)
    expect((await journey.pay()).kind).toBe('idle')
    expect([journey.requests.length, keys(journey)]).toEqual([2, 1])
  })

  it('with another card asks once more for the first, and only then takes a key of its own', async () => {
    const journey = await noPaymentAfter(accepted)
    journey.answers.push(keyUsed)
    journey.basketApi.statuses.push({ kind: 'failed' })
    journey.basketApi.log.length = 0
    expect((await journey.pay()).kind).toBe('idle')
    expect([journey.requests.length, keys(journey)]).toEqual([3, 2])
    expect(journey.basketApi.log.slice(0, 2)).toEqual(['status', 'payments'])
  })

  it('is not given the same answer for ever: where nothing came of it twice, the next is a new intent', async () => {
    const journey = await noPaymentAfter(accepted)
    journey.basketApi.statuses.push({ kind: 'failed' })
    await journey.pay()
    expect(keys(journey)).toBe(1)
    expect((await journey.pay()).kind).toBe('idle')
    expect(keys(journey)).toBe(2)
  })
})

describe('trying again after an end that is known', () => {
  it('is a new intent', async () => {
    const journey = await readyToPay()
    journey.basketApi.statuses.push({ kind: 'failed' })
    journey.basketApi.heldPayments = [{ id: 'pay_1', paid: false, status: 6 }]
    await journey.pay()
    await journey.pay()
    expect(keys(journey)).toBe(2)
  })

  it('of a key that was paid is a new intent too', async () => {
    const journey = await readyToPay()
    await journey.pay()
    await journey.pay()
    expect([journey.requests.length, keys(journey)]).toEqual([2, 2])
  })
})

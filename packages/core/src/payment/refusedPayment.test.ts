import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cancelled, decodeFailure, forbidden, httpFailure, networkFailure, notFound, serverFailure, timedOut } from '../failure/ApiFailure.js'
import { readyToPay } from '../testing/openPayment.js'
import { recheckDelay } from './settlePayment.js'

const refusal = (...codes: readonly [string, ...string[]]) => {
  const [first, ...others] = codes.map((code) => ({ code, message: null }))
  return left(serverFailure([first ?? { code: null, message: null }, ...others]))
}

describe('a refusal', () => {
  it('shows each error as its own, ends the intent, and the next press is a new key', async () => {
    const { pay, answers, said, vault, requests, basketApi } = await readyToPay()
    answers.push(refusal('16000140', '16000080'))
    expect((await pay()).kind).toBe('failed')
    expect(said).toEqual([
      'Your bank declined this payment. Please use another card or contact your bank.',
      'The security code is not correct. Please check the digits on your card and try again.',
    ])
    expect([vault.size, basketApi.log]).toEqual([0, []])
    await pay()
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  it('with a code that is not in the list is the generic payment error, reported under its code', async () => {
    const { pay, answers, said, reports } = await readyToPay()
    answers.push(refusal('77777777'))
    await pay()
    expect(said).toEqual(['We were unable to take your payment. Please try again or use another card.'])
    expect(reports).toMatchObject([{ code: '16000010', severity: 'fatal' }])
  })

  it('because the amount changed loads the basket anew and charges nothing', async () => {
    const { pay, answers, basketApi, said, vault } = await readyToPay()
    answers.push(refusal('16000307'))
    expect(await pay()).toMatchObject({ kind: 'failed', reason: { kind: 'amountChanged' } })
    expect(basketApi.log).toEqual(['get'])
    expect(said).toEqual(['The amount has changed since this page was shown. Please check the new total before you pay.'])
    expect(vault.size).toBe(0)
  })

  it.each(['16000030', '16000110', '16000301'])('that says that money may have moved is asked after: %s', async (code) => {
    const { pay, answers, basketApi, said } = await readyToPay()
    answers.push(refusal(code))
    expect((await pay()).kind).toBe('idle')
    expect(basketApi.log[0]).toBe('status')
    expect(said).toHaveLength(2)
    expect(said[1]).toBe('Item(s) successfully added to booking.')
  })

  it.each([forbidden, notFound(), httpFailure(400)])('before it was read ends it: %o', async (cause) => {
    const { pay, answers, basketApi, vault } = await readyToPay()
    answers.push(left(cause))
    expect(await pay()).toMatchObject({ kind: 'failed', reason: { kind: 'notAccepted' } })
    expect([basketApi.log, vault.size]).toEqual([[], 0])
  })

  it.each([networkFailure, timedOut, httpFailure(502), decodeFailure('payment'), cancelled])(
    'is not what a lost answer is: the end is asked for, never sent again, after %o',
    async (cause) => {
      const { pay, answers, basketApi, requests } = await readyToPay()
      answers.push(left(cause))
      expect((await pay()).kind).toBe('idle')
      expect(requests).toHaveLength(1)
      expect(basketApi.log[0]).toBe('status')
    },
  )
})

describe('an undecided payment', () => {
  it('is asked after at 5 s, then twice as long each time, at most every 5 minutes', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(recheckDelay)).toEqual([5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000])
    expect(recheckDelay(10_000)).toBe(300_000)
  })

  it('is asked after by itself until its end is known', async () => {
    const { pay, basketApi, time, payment } = await readyToPay()
    for (let count = 0; count < 3; count += 1) basketApi.failNext('status', networkFailure)
    await pay()
    expect(payment.state$.value).toMatchObject({ kind: 'undecided', nextCheckAt: 5000 })
    await time.advance(5000)
    expect(payment.state$.value).toMatchObject({ kind: 'undecided', nextCheckAt: 15_000 })
    await time.advance(9999)
    expect(payment.state$.value.kind).toBe('undecided')
    await time.advance(1)
    expect(payment.state$.value).toMatchObject({ kind: 'undecided', nextCheckAt: 35_000 })
    await time.advance(20_000)
    expect(payment.state$.value.kind).toBe('idle')
    expect(basketApi.log.filter((call) => call === 'status')).toHaveLength(4)
  })

  it('can be asked after now, which replaces the waiting', async () => {
    const { pay, basketApi, time, payment } = await readyToPay()
    basketApi.failNext('status', networkFailure)
    await pay()
    expect((await payment.checkNow()).kind).toBe('idle')
    await time.advance(600_000)
    expect(basketApi.log.filter((call) => call === 'status')).toHaveLength(2)
  })

  it('is not paid again by a press of Pay', async () => {
    const { pay, basketApi, requests } = await readyToPay()
    basketApi.failNext('status', networkFailure)
    basketApi.failNext('status', networkFailure)
    await pay()
    expect((await pay()).kind).toBe('undecided')
    expect(requests).toHaveLength(1)
  })

  it('is what a defect in the middle leaves, reported, and found out afterwards', async () => {
    const { pay, answers, bank, reports, time, payment, said } = await readyToPay()
    answers.push(right({ kind: 'requiresAction', clientSecret: 'secret', reference: null }))
    bank.breaks = true
    expect((await pay()).kind).toBe('undecided')
    expect([said, reports]).toMatchObject([[], [{ code: 'payment', customerId: '7001' }]])
    await time.advance(5000)
    expect(payment.state$.value.kind).toBe('idle')
    expect(said.at(-1)).toBe('Item(s) successfully added to booking.')
  })

  it('is not what a defect before the request leaves: that is said in its place, and may be asked again', async () => {
    const { pay, payment, bank, requests, said, reports } = await readyToPay()
    bank.meanwhile = () => {
      throw new Error('The card company’s script broke')
    }
    expect(await pay()).toMatchObject({ kind: 'unchecked', failure: { operation: 'payment' } })
    expect([requests, said, reports.length]).toEqual([[], [], 1])
    bank.meanwhile = () => undefined
    expect((await payment.checkNow()).kind).toBe('idle')
  })
})

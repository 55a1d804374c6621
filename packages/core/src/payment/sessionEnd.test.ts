import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { forbidden, networkFailure, notFound, serverFailure, timedOut } from '../failure/Failure.js'
import { createDeferred } from '../../test/Deferred.js'
import { accepted, atCheckout, card, type OpenPayment, status } from '../../test/payment/openPayment.js'
import { settled, over } from '../../test/VirtualTime.js'

const success = 'Item(s) successfully added to booking.'

describe('a session that ends', () => {
  it('during the call to the card company sends nothing, and cancels the submit', async () => {
    const page = await atCheckout()
    page.bank.meanwhile = () => page.sessionStore.revoke('byCustomer')
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'cancelled' })
    await page.time.advance(60 * 60_000)
    expect([page.requests, page.notified, page.paymentStore.stored.size]).toEqual([[], [], 0])
  })

  it.each([
    ['by a sign-out removes the payment', 'byCustomer', 0],
    ['otherwise keeps the payment for the next sign-in', undefined, 1],
  ] as const)('%s, and a late answer stores and shows nothing', async (_how, chosen, count) => {
    const page = await atCheckout()
    const answer = createDeferred<void>()
    page.answers.push(async () => {
      await answer.promise
      return accepted
    })
    const end = page.checkout.pay(card)
    await settled()
    page.sessionStore.revoke(chosen)
    expect(await over(end)).toMatchObject({ kind: 'cancelled' })
    expect(page.paymentStore.stored.size).toBe(count)
    const before = JSON.stringify([...page.paymentStore.stored])
    page.log.length = 0
    answer.resolve()
    await page.time.advance(60 * 60_000)
    expect([JSON.stringify([...page.paymentStore.stored]), page.log, page.notified]).toEqual([before, [], []])
    expect(page.checkout.state$.value.kind).toBe('loading')
  })

  it('leaves no timer, listener or request behind if the dashboard is disposed of', async () => {
    const page = await atCheckout()
    page.answers.push(left(timedOut))
    const end = page.checkout.pay(card)
    await settled()
    expect(page.time.waiting).toBe(2)
    page.payments.dispose()
    expect([await end, page.time.waiting]).toMatchObject([{ kind: 'cancelled' }, 0])
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'cancelled' })
    expect(await page.checkout.checkNow()).toMatchObject({ kind: 'cancelled' })
    page.log.length = 0
    await page.time.advance(60 * 60_000)
    expect([page.log, page.requests.length, page.paymentStore.listeners.size]).toEqual([[], 1, 0])
  })
})

describe('the next sign-in', () => {
  /** Accepted, and the session ended before more was known. */
  const leftAlone = async (): Promise<OpenPayment> => {
    const page = await atCheckout()
    page.answers.push(accepted)
    page.basketApi.failNext('status', networkFailure)
    await page.checkout.pay(card)
    page.sessionStore.revoke()
    page.log.length = 0
    return page
  }

  it('checks the unfinished payment and shows its outcome, on any page', async () => {
    const page = await leftAlone()
    page.standAt('/profile')
    page.basketApi.answerAll('status', status('paid'))
    page.signIn()
    await settled()
    expect([page.notified, page.visited, page.paymentStore.stored.size, page.requests.length]).toEqual([
      [success],
      [],
      0,
      1,
    ])
  })

  const noSuchBooking = { code: '13000010', message: null }
  it.each([serverFailure([noSuchBooking]), notFound([noSuchBooking]), forbidden()])(
    'by another customer removes the payment without a message: %o',
    async (cause) => {
      const page = await leftAlone()
      page.basketApi.failNext('status', cause)
      page.signIn()
      await page.time.advance(60 * 60_000)
      expect([page.paymentStore.stored.size, page.notified, page.visited, page.reports]).toEqual([0, [], [], []])
      expect(page.log).toEqual(['status', 'payments', 'booking'])
    },
  )

  it('lets a later 403 lead to /unauthorised, and keeps the payment', async () => {
    const page = await leftAlone()
    page.basketApi.failNext('status', networkFailure)
    page.signIn()
    await settled()
    await page.checkout.open()
    page.basketApi.failNext('status', forbidden())
    expect(await page.checkout.checkNow()).toMatchObject({ kind: 'undecided' })
    expect([page.visited, page.paymentStore.stored.size]).toEqual([['/unauthorised'], 1])
  })
})

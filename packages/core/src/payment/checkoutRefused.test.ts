import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, cancelled, decodeFailure, forbidden, httpFailure, networkFailure, notFound, serverFailure, timedOut, unauthorised } from '../failure/ApiFailure.js'
import { zeroMinor } from '../money/Money.js'
import { accepted, atCheckout, card, type OpenPayment, pendingStatuses, refusal, reloaded } from '../testing/openPayment.js'
import { basketPayment } from '../testing/paymentBackEnd.js'
import { paymentCodes } from './paymentCodes.js'

const success = 'Item(s) successfully added to booking.'
const keys = ({ requests }: OpenPayment): number => new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size

describe('a refusal', () => {
  it('shows each error as its own', async () => {
    const page = await atCheckout()
    page.answers.push(refusal('16000140', '16000080'))
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'refused', notice: { kind: 'refused' } })
    expect(page.said).toEqual([
      'Your bank declined this payment. Please use another card or contact your bank.',
      'The security code is not correct. Please check the digits on your card and try again.',
    ])
    expect(page.reports.map(({ code, severity }) => [code, severity])).toEqual([['16000140', 'fatal'], ['16000080', 'fatal']])
    expect(page.log).toEqual(['booking', 'allocations', 'pay'])
  })

  it('with a code that is not in the list is the generic payment error, reported under its code', async () => {
    const page = await atCheckout()
    page.answers.push(refusal('77777777'))
    await page.checkout.pay(card)
    expect(page.said).toEqual(['We were unable to take your payment. Please try again or use another card.'])
    expect(page.reports).toMatchObject([{ code: '16000010', severity: 'fatal' }])
  })

  it.each([['16000120', 'warning'], ['16000301', 'info']])('%s is reported with the severity of the specification: %s', async (code, severity) => {
    const page = await atCheckout()
    page.answers.push(refusal(code))
    await page.checkout.pay(card)
    expect(page.reports).toMatchObject([{ code, severity }])
  })

  it.each(Object.entries(paymentCodes))('%s: the next press has another key only where the attempt has ended', async (code, { attempt, text }) => {
    const page = await atCheckout()
    page.answers.push(refusal(code))
    await page.checkout.pay(card)
    expect(page.said).toEqual([text])
    await page.checkout.pay(card)
    expect([page.requests.length, keys(page)]).toEqual([2, attempt === 'ended' ? 2 : 1])
  })

  it.each(['16000030', '16000110', '16000301'])('%s that has nothing behind it is over with the look after it: nobody is locked out', async (code) => {
    const page = await atCheckout()
    page.answers.push(refusal(code))
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'refused' })
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'form', failure: { money: 'notCharged', recovery: 'booking' } } })
    expect(page.log.slice(-3)).toEqual(['status', 'payments', 'booking'])
    expect((await page.checkout.pay(card)).kind).toBe('paid')
  })

  it.each(['16000030', '16000110', '16000301', '16000040', '16000100', '16000307'])('%s of a basket that was paid is success, and nothing else is said', async (code) => {
    const page = await atCheckout()
    page.answers.push(refusal(code))
    page.basketApi.heldStatus = { kind: 'paid' }
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect([page.said, page.requests.length]).toEqual([[success], 1])
  })

  it('says that it is being processed as long as that is listed, once, and is undecided', async () => {
    const page = await atCheckout()
    page.answers.push(refusal('16000301'))
    page.basketApi.heldPayments = [basketPayment('pay_1', 7)]
    expect((await page.checkout.pay(card)).kind).toBe('undecided')
    await page.time.advance(25 * 60_000)
    expect(page.said).toEqual([paymentCodes['16000301'].text])
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'undecided' } })
    page.basketApi.heldPayments = [basketPayment('pay_1', 6)]
    page.basketApi.heldStatus = { kind: 'failed' }
    await page.time.advance(5 * 60_000)
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'form' } })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
  })

  it.each([[forbidden, ['/unauthorised'], []], [notFound(), [], ['Payment failed. Please try again.']], [httpFailure(400), [], ['Payment failed. Please try again.']]] as const)(
    'before it was read ends the request: %o',
    async (cause, to, words) => {
      const page = await atCheckout()
      page.answers.push(left(cause))
      expect(await page.checkout.pay(card)).toEqual({ kind: 'notSent', notice: { kind: 'notAccepted' } })
      expect([page.visited, page.said, page.kept.stored.size]).toEqual([to, words, 0])
      expect(page.log).toEqual(['booking', 'allocations', 'pay'])
      await page.checkout.pay(card)
      expect(keys(page)).toBe(1)
    },
  )

  it('because the session ended leads to the login page, and is told as not sent after the next sign-in', async () => {
    const page = await atCheckout()
    page.answers.push(left(unauthorised([])))
    expect(await page.checkout.pay(card)).toEqual({ kind: 'notSent', notice: { kind: 'signedOut' } })
    expect([page.visited, page.said, page.kept.stored.size]).toEqual([['/login'], [], 1])
    page.signIn()
    await page.checkout.open()
    expect(page.said).toEqual(['Your payment was not sent. Nothing was charged.'])
    expect([page.kept.stored.size, page.checkout.state$.value]).toMatchObject([0, { payment: { kind: 'form' } }])
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect(page.requests).toHaveLength(2)
  })
})

describe('HTTP 409', () => {
  it('ends nothing and sends nothing: a look tells, and the next press has the same key', async () => {
    const page = await atCheckout()
    page.answers.push(left(httpFailure(409)))
    expect(await page.checkout.pay(card)).toEqual({ kind: 'failed', notice: { kind: 'noPayment' }, mayArrive: false })
    expect(page.requests).toHaveLength(1)
    expect(page.log.slice(-3)).toEqual(['status', 'payments', 'booking'])
    await page.checkout.pay(card)
    expect([page.requests.length, keys(page)]).toEqual([2, 1])
  })

  it('beside a payment that is listed is undecided', async () => {
    const page = await atCheckout()
    page.answers.push(left(httpFailure(409)))
    page.basketApi.heldPayments = [basketPayment('pay_1', 7)]
    expect((await page.checkout.pay(card)).kind).toBe('undecided')
  })
})

describe('an answer that was lost', () => {
  const lost: readonly ApiFailure[] = [networkFailure, timedOut, httpFailure(502), decodeFailure('payment'), cancelled, { kind: 'server', errors: [{ code: '16000140', message: null }], open: true }]
  it.each(lost)('is asked after, never sent again by itself: %o', async (cause) => {
    const page = await atCheckout()
    page.answers.push(() => {
      page.basketApi.heldStatus = { kind: 'paid' }
      return left(cause)
    })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect([page.requests.length, page.said, page.reports.length]).toEqual([1, [success], cause.kind === 'decode' ? 1 : 0])
  })

  /** The answer to the first press is lost, and no payment is listed. */
  const unreached = async (): Promise<OpenPayment> => {
    const page = await atCheckout()
    page.answers.push(left(timedOut))
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    expect(await end).toEqual({ kind: 'failed', notice: { kind: 'noPayment' }, mayArrive: true })
    return page
  }

  it('is not said to have charged nothing: what is known, and that trying again is one charge', async () => {
    const page = await unreached()
    expect(page.said).toEqual(['No payment has reached us so far. Trying again is safe: you will be charged once.'])
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'form', failure: { money: 'safeOnce' } } })
    expect(page.kept.stored.size).toBe(1)
  })

  it('is asked after in the background, while the form stays as it is', async () => {
    const page = await unreached()
    page.log.length = 0
    const shown = page.checkout.state$.value
    await page.time.advance(5000 + 10_000 + 20_000)
    expect(page.log).toEqual(Array.from({ length: 3 }, () => ['status', 'payments', 'booking']).flat())
    expect(page.checkout.state$.value).toEqual(shown)
    page.basketApi.failNext('status', networkFailure)
    await page.time.advance(40_000)
    expect([page.checkout.state$.value, page.said.length]).toEqual([shown, 1])
  })

  it('that arrives ten minutes late is found paid, is one charge, and takes its words back', async () => {
    const page = await unreached()
    await page.time.advance(600_000)
    page.basketApi.heldStatus = { kind: 'paid' }
    await page.time.advance(300_000)
    expect([page.checkout.state$.value.kind, page.requests.length, page.kept.stored.size]).toEqual(['paid', 1, 0])
    expect(page.said.at(-1)).toBe(success)
  })

  it('cannot arrive after 25 minutes: nothing is asked any more, and the key stays', async () => {
    const page = await unreached()
    await page.time.advance(25 * 60_000 + 300_000)
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'form', failure: { notice: { kind: 'noPayment' } } } })
    expect([page.kept.stored.size, page.time.waiting]).toEqual([0, 0])
    await page.checkout.pay(card)
    expect(keys(page)).toBe(1)
  })

  it('goes again under the same key, and is then the payment', async () => {
    const page = await unreached()
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect([page.requests.length, keys(page), page.kept.stored.size]).toEqual([2, 1, 0])
  })

  it('keeps its key where the repetition is refused with what says nothing of it, and is one charge', async () => {
    for (const code of ['16000180', '16000170', '16000190', '77777777']) {
      const page = await unreached()
      page.answers.push(refusal(code))
      expect(await page.checkout.pay(card)).toMatchObject({ kind: 'failed', mayArrive: true })
      await page.checkout.pay(card)
      expect([page.requests.length, keys(page)], code).toEqual([3, 1])
    }
  })

  it('keeps its key after two that were answered 409', async () => {
    const page = await unreached()
    page.answers.push(left(httpFailure(409)), left(httpFailure(409)))
    for (const end of [page.checkout.pay(card), page.checkout.pay(card)]) {
      await page.time.advance(25_000)
      await end
    }
    await page.checkout.pay(card)
    expect(keys(page)).toBe(1)
  })

  it('is ended by a refusal that is bound to its key', async () => {
    const page = await unreached()
    page.answers.push(refusal('16000140'))
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'refused' })
    await page.checkout.pay(card)
    expect(keys(page)).toBe(2)
  })

  it('is forgotten by no card that is refused here', async () => {
    const page = await unreached()
    page.bank.refuses = { kind: 'rejected', field: 'cvc', message: 'Wrong.' }
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'notSent', notice: { kind: 'card' } })
    expect(page.checkout.state$.value).toMatchObject({ payment: { failure: { money: 'safeOnce' } } })
    expect(page.kept.stored.size).toBe(1)
  })

  it('is found by the look that a reload begins with, and told', async () => {
    const page = await unreached()
    page.basketApi.heldStatus = { kind: 'paid' }
    const after = reloaded(page)
    await after.checkout.open()
    expect([after.said, after.requests.length, after.kept.stored.size]).toEqual([[success], 1, 0])
  })

  it('goes under the same key after a reload too, and is not said again', async () => {
    const after = reloaded(await unreached())
    const opened = after.checkout.open()
    await after.time.advance(25_000)
    await opened
    expect([after.said, after.checkout.state$.value]).toMatchObject([[], { payment: { kind: 'form', failure: { money: 'safeOnce' } } }])
    await after.checkout.pay(card)
    expect([after.requests.length, keys(after)]).toEqual([2, 1])
  })

  it('is not said to have failed because an earlier payment of the basket did', async () => {
    const page = await atCheckout()
    page.basketApi.heldPayments = [basketPayment('pay_0', 6)]
    page.answers.push(left(networkFailure))
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    expect(await end).toEqual({ kind: 'failed', notice: { kind: 'noPayment' }, mayArrive: true })
  })
})

describe('a basket that costs nothing', () => {
  const atFree = async (): Promise<OpenPayment> => {
    const page = await atCheckout()
    if (page.basketApi.held !== null) page.basketApi.held = { ...page.basketApi.held, total: zeroMinor }
    await page.checkout.open()
    page.log.length = 0
    return page
  }

  it('shows the errors of the back end, and is asked for under the same key until it ends', async () => {
    const page = await atFree()
    page.basketApi.failNext('complete', serverFailure([{ code: null, message: 'A ticket has no holder.' }]))
    expect(await page.checkout.complete()).toMatchObject({ kind: 'refused' })
    expect(page.said).toEqual(['A ticket has no holder.'])
    expect((await page.checkout.complete()).kind).toBe('paid')
    expect(page.basketApi.keys).toHaveLength(2)
  })

  it.each([networkFailure, timedOut, httpFailure(502), httpFailure(409), notFound()])('whose answer was lost, or which another tab completed, is found: %o', async (cause) => {
    const page = await atFree()
    page.basketApi.failNext('complete', cause)
    page.basketApi.heldStatus = { kind: 'paid' }
    expect((await page.checkout.complete()).kind).toBe('paid')
    expect([page.basketApi.keys.length, page.said]).toEqual([1, [success]])
  })

  it('that another tab completed is not said to be incomplete, whatever the refusal', async () => {
    for (const code of ['50008010', '16000140', '16000110']) {
      const page = await atFree()
      page.basketApi.failNext('complete', serverFailure([{ code, message: null }]))
      page.basketApi.heldStatus = { kind: 'paid' }
      await page.checkout.complete()
      expect(page.said, code).toEqual([success])
    }
  })

  it('that did not arrive is asked for again under the same key, and 403 leads to /unauthorised', async () => {
    const page = await atFree()
    page.basketApi.failNext('complete', networkFailure)
    const end = page.checkout.complete()
    await page.time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'failed', mayArrive: true })
    page.basketApi.failNext('complete', forbidden)
    await page.checkout.complete()
    expect(page.visited).toEqual(['/unauthorised'])
    await page.checkout.complete()
    expect([page.basketApi.keys.length, new Set(page.basketApi.keys).size]).toEqual([3, 1])
  })

  it('is completed once, however often it is pressed', async () => {
    const page = await atFree()
    const ends = await Promise.all([page.checkout.complete(), page.checkout.complete()])
    expect([ends.map(({ kind }) => kind), page.basketApi.keys.length]).toEqual([['paid', 'paid'], 1])
  })
})

it('an accepted payment whose status stays pending and of which nothing is listed is not called paid', async () => {
  const page = await atCheckout()
  page.answers.push(accepted)
  page.basketApi.statuses.push(...pendingStatuses(6))
  const end = page.checkout.pay(card)
  await page.time.advance(25_000)
  expect(await end).toEqual({ kind: 'failed', notice: { kind: 'noPayment' }, mayArrive: false })
  page.answers.push(right({ kind: 'accepted', reference: 'PAY-9' }))
  page.basketApi.heldStatus = { kind: 'paid' }
  await page.checkout.pay(card)
  expect(keys(page)).toBe(1)
})

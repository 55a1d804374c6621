import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { forbidden, notFound, notFromTheApi, type ServerError, serverFailure } from '../failure/Failure.js'
import { type Minor, minor, zeroMinor } from '../money/Money.js'
import {
  atCheckout,
  atPayInFull,
  card,
  challenge,
  type OpenPayment,
  openPayment,
  refusal,
} from '../../test/payment/openPayment.js'
import { bookingRef, owing } from '../../test/payment/paymentBackEnd.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { createDeferred } from '../../test/Deferred.js'
import { settled } from '../../test/VirtualTime.js'

const asItWas = 'Your basket is as it was.'
const said = ({ checkout: { state$ } }: OpenPayment) => {
  const { value } = state$
  return value.kind === 'open' ? value.words : null
}
const sentences = (page: OpenPayment): readonly string[] => {
  const words = said(page)
  return words === null ? [] : [words.heading, ...words.charged, ...words.now, ...words.next]
}
const cost = ({ basketApi }: OpenPayment, total: Minor): void => {
  if (basketApi.held !== null) basketApi.held = { ...basketApi.held, total }
}
const atFree = async (): Promise<OpenPayment> => {
  const page = await atCheckout()
  cost(page, zeroMinor)
  await page.checkout.open()
  return page
}
const errors: [ServerError, ...ServerError[]] = [{ code: null, message: 'A ticket was added.' }]

describe('a basket that changed elsewhere', () => {
  it('D2: is read again after a refusal of a free basket, and the reason stands in the panel', async () => {
    const page = await atFree()
    cost(page, minor(4_500))
    page.basketApi.failNext('complete', serverFailure(errors))
    await page.checkout.complete()
    await settled()
    expect(said(page)?.now).toEqual(['A ticket was added.', 'The new total is £45.00.'])
    expect(page.checkout.state$.value).toMatchObject({ total: { amount: 4_500 }, isFree: false })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
  })

  it('D2: is read again after a refusal with a code of the basket, which then asks for what is missing', async () => {
    const page = await atCheckout()
    page.basketApi.invalidate('extras', 'A bicycle needs a helmet.')
    page.answers.push(refusal('15000060'))
    await page.checkout.pay(card)
    await settled()
    expect(page.checkout.state$.value.kind).toBe('blocked')
  })

  it.each(['closed', 'failed'] as const)('D3: has its new total after a check that was %s', async (outcome) => {
    const page = await atCheckout()
    page.answers.push(challenge())
    page.bank.outcome = outcome
    page.bank.meanwhile = () => cost(page, minor(19_000))
    await page.checkout.pay(card)
    await settled()
    expect(sentences(page)).toContain('The new total is £190.00.')
    expect(sentences(page)).not.toContain(asItWas)
  })

  it('D3: is not called as it was while it is read again', async () => {
    const page = await atCheckout()
    page.answers.push(refusal('16000140'))
    const reading = createDeferred<void>()
    page.basketApi.hold('get', reading.promise)
    await page.checkout.pay(card)
    expect(sentences(page)).not.toContain(asItWas)
    reading.resolve()
    await settled()
    expect(sentences(page)).toContain(asItWas)
  })

  it('D3: is as it was if it costs the same', async () => {
    const page = await atCheckout()
    page.answers.push(refusal('16000140'))
    await page.checkout.pay(card)
    await settled()
    expect(sentences(page)).toContain(asItWas)
  })
})

describe('D8: a claim that a status check refutes', () => {
  const notFoundSentence = 'We were told of an earlier payment, but our check found none.'

  it.each(['16000301', '16000030', '16000110', '16000040', '16000100'])('is in no toast: %s', async (code) => {
    const page = await atCheckout()
    page.answers.push(refusal(code))
    await page.checkout.pay(card)
    expect(page.notified).toEqual([notFoundSentence])
    expect(said(page)?.now).toContain(notFoundSentence)
    expect(page.reports).toMatchObject([{ code }])
  })

  it('leaves the other reasons', async () => {
    const page = await atPayInFull()
    page.answers.push(refusal('16000140', '16000301', '16000040'))
    await page.balance.pay(card)
    expect(page.notified).toEqual([
      'Your bank declined this payment. Please use another card or contact your bank.',
      notFoundSentence,
    ])
  })
})

describe('D9: where no payment is made, no toast speaks of one', () => {
  const ofPayment = /your payment (?!plan|day|details)|pay again|take your payment/i
  const planned = async (): Promise<OpenPayment> => {
    const page = openPayment()
    await page.bookings.load(bookingRef)
    const { paymentPlan } = aBooking(bookingRef)
    page.held.booking = {
      ...page.held.booking,
      paymentPlan: paymentPlan ?? {
        id: 'plan_1',
        amount: minor(100),
        numberOfPayments: 2,
        nextPaymentDate: '2027-02-01',
        finalPaymentDate: '2027-03-01',
        status: 1,
        projection: [{ date: '2027-02-01', amount: minor(100) }],
        day: 1,
        card: { cardholderName: 'Ada King', lastFourDigits: '4242' },
        overdueAmount: zeroMinor,
      },
    }
    await page.bookings.refresh(bookingRef)
    return page
  }

  it.each(['16000301', '16000120', '16000010', '16000140', '77777777', '16000300'])('of a plan: %s', async (code) => {
    const page = await planned()
    page.planAnswers.push(refusal(code))
    await page.plan.changeCard.submit({ card })
    page.planAnswers.push(refusal(code))
    await page.plan.changeDay.submit({ day: 9 })
    expect(page.planRequests).toHaveLength(2)
    expect(page.notified.length).toBeGreaterThan(0)
    expect(page.notified.filter((text) => ofPayment.test(text))).toEqual([])
  })

  it.each(['16000301', '16000120', '16000140', '77777777'])('of a free basket: %s', async (code) => {
    const page = await atFree()
    page.basketApi.failNext('complete', serverFailure([{ code, message: null }]))
    await page.checkout.complete()
    expect(page.notified.length).toBe(1)
    expect(page.notified.filter((text) => ofPayment.test(text) || /card/.test(text))).toEqual([])
  })
})

it.each([notFound(errors), forbidden(errors)])('D10: a request that was not read is said once: %o', async (cause) => {
  const page = await atCheckout()
  page.answers.push(left(cause))
  await page.checkout.pay(card)
  await settled()
  expect(sentences(page)).toEqual([
    'Your payment was not sent',
    'Nothing has been charged. It is safe to try again.',
    asItWas,
  ])
})

describe('D11: a check that ended because the amount changed', () => {
  const expired = /check ended before it was finished/

  it('names the new total of a basket', async () => {
    const page = await atCheckout()
    page.answers.push(challenge())
    page.bank.outcome = 'expired'
    page.bank.meanwhile = () => cost(page, minor(19_000))
    await page.checkout.pay(card)
    await settled()
    expect(said(page)?.now).toEqual(['The new total is £190.00.'])
    expect(sentences(page).filter((text) => expired.test(text))).toEqual([])
  })

  it('names the new balance', async () => {
    const page = await atPayInFull()
    page.answers.push(challenge())
    page.bank.outcome = 'expired'
    page.bank.meanwhile = () => {
      page.held.booking = owing(minor(4_500))
    }
    await page.balance.pay(card)
    await settled()
    const { value } = page.balance.state$
    expect(value.kind === 'open' && value.words?.now).toEqual(['£45.00 is left to pay now.'])
  })

  it('says so of the bank if the amount is the same', async () => {
    const page = await atCheckout()
    page.answers.push(challenge())
    page.bank.outcome = 'expired'
    await page.checkout.pay(card)
    expect(sentences(page).filter((text) => expired.test(text))).toHaveLength(1)
  })
})

it('M4: a 403 with errors says first that nothing was charged', async () => {
  const page = await atCheckout()
  page.answers.push(left(forbidden(errors)))
  await page.checkout.pay(card)
  expect([page.notified[0], page.visited]).toEqual([
    'Your payment was not sent. Nothing was charged.',
    ['/unauthorised'],
  ])
})

describe("findings 6, line 1: an answer that is not the API's own says nothing", () => {
  const answers = [200, 400, 401, 403, 404, 408, 409, 413, 418, 429, 500].map(notFromTheApi)

  it.each(answers)('of a basket that was paid: %o', async (cause) => {
    const page = await atCheckout()
    page.answers.push(() => {
      page.basketApi.heldStatus = { kind: 'paid' }
      page.basketApi.held = null
      return left(cause)
    })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect([page.visited.filter((path) => path === '/unauthorised' || path === '/login'), page.notified]).toEqual([
      [],
      ['Item(s) successfully added to booking.'],
    ])
  })

  it.each(answers)('of a basket that was not paid: %o', async (cause) => {
    const page = await atCheckout()
    page.answers.push(left(cause))
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'form', mayArrive: true })
    expect(sentences(page)).toEqual([
      'We have had no answer about your payment yet',
      'No payment has reached us so far. Trying again is safe: you will be charged once.',
      asItWas,
    ])
  })
})

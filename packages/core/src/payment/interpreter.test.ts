import { over, settled } from '../../test/VirtualTime.js'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  networkFailure,
  timedOut,
  forbidden,
  notFound,
  serverFailure,
  type ApiFailure,
  cancelled,
  decodeFailure,
  notFromTheApi,
} from '../failure/Failure.js'
import {
  atCheckout,
  atPayInFull,
  card,
  challenge,
  openPayment,
  refusal,
  status,
  accepted,
  type OpenPayment,
  basketPurchase,
  reloaded,
  keysSent,
  besideForm,
  sentElsewhere,
  storedElsewhere,
} from '../../test/payment/openPayment.js'
import { basketPayment, bookingPayment, owing } from '../../test/payment/somePayments.js'
import { createDeferred } from '../../test/Deferred.js'
import { costing } from '../../test/payment/paymentBackEnd.js'
import { minor, zeroMinor } from '../money/Money.js'
import { aPlan } from '../../test/bookings/aPlan.js'

const success = 'Item(s) successfully added to booking.'
const broken = (): never => {
  throw new Error('A defect')
}

describe('an exception during a payment', () => {
  it('in the card company’s script is reported, and nothing is sent', async () => {
    const page = await atCheckout()
    page.bank.meanwhile = broken
    expect(await page.checkout.pay(card)).toMatchObject({
      kind: 'form',
      notice: { kind: 'cardsUnavailable' },
    })
    expect([page.requests, page.reports.map(({ code }) => code), page.paymentStore.stored.size]).toEqual([
      [],
      ['payment'],
      0,
    ])
  })

  it('is not caused by an answer of a script’s own card gateway that is none: the status decides', async () => {
    const page = await atCheckout()
    page.bank.outcome = undefined as never
    page.answers.push(challenge())
    page.basketApi.answerAll('status', status('paid'))
    expect((await page.checkout.pay(card)).kind).toBe('paid')
  })

  it('in the request is reported and leads to a status check, as the request may have arrived', async () => {
    const page = await atCheckout()
    page.answers.push(() => {
      page.basketApi.answerAll('status', status('paid'))
      return broken()
    })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect([page.notified, page.reports]).toMatchObject([
      [success],
      [{ code: 'payment', severity: 'error', customerId: '7001' }],
    ])
  })

  it('in a status check is reported, and leaves the payment undecided', async () => {
    const page = await atPayInFull()
    page.answers.push(left(timedOut))
    page.bookingAnswers.push(broken)
    expect(await page.balance.pay(card)).toMatchObject({ kind: 'undecided' })
    expect([page.notified, page.reports.map(({ code }) => code)]).toEqual([[], ['payment']])
  })
})

describe('the card', () => {
  it('appears in no state, no record and no report', async () => {
    const page = await atCheckout()
    const states: unknown[] = []
    page.checkout.state$.subscribe((state) => states.push(state))
    page.answers.push(refusal('16000140'), challenge(), left(timedOut))
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 6)]))
    const ofGrace = { ...card, cardholderName: 'Grace King' }
    await page.checkout.pay(ofGrace)
    const end = page.checkout.pay(ofGrace)
    await page.time.advance(25_000)
    await over(end)
    expect(page.requests.length).toBeGreaterThan(1)
    expect(JSON.stringify([states, page.storedAtRequest, page.reports, [...page.paymentStore.stored]])).not.toMatch(
      /pm_card|12\/30|Grace/,
    )
  })

  it('of a plan appears in no stored record', async () => {
    const page = openPayment()
    await page.plan.setUp.open()
    page.planAnswers.push(left(timedOut))
    page.bookingAnswers.push(left(networkFailure))
    await page.plan.setUp.submit({ day: 5, card })
    expect(page.paymentStore.stored.size).toBe(1)
    expect(JSON.stringify([...page.paymentStore.stored])).not.toMatch(/pm_card|12\/30|Amelia/)
  })

  it('is not sent if the booking, which has the key for its token, cannot be loaded', async () => {
    const page = await atCheckout()
    page.bookingAnswers.push(left(networkFailure))
    expect(await page.checkout.pay(card)).toMatchObject({
      kind: 'form',
      notice: { kind: 'cardsUnavailable' },
    })
    expect(page.requests).toEqual([])
  })
})

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

  it.each([serverFailure([{ code: null, message: 'Broken' }]), notFound()])(
    'by another customer removes it too if only the booking says so, beside the status: %o',
    async (cause) => {
      const page = await leftAlone()
      page.basketApi.failNext('status', cause)
      page.bookingAnswers.push(left(serverFailure([noSuchBooking])))
      page.signIn()
      await page.time.advance(60 * 60_000)
      expect([page.paymentStore.stored.size, page.notified, page.visited]).toEqual([0, [], []])
    },
  )
})

it('a check that begins as an earlier one ends stays in the background', async () => {
  const page = openPayment()
  page.paymentStore.stored.set(
    'SUN1001/basket/b1',
    storedElsewhere({ generation: 1, submission: sentElsewhere.submission }),
  )
  page.basketApi.failNext('status', networkFailure)
  page.basketApi.failNext('status', forbidden())
  let times = 0
  page.newsOf.state$.subscribe(() => {
    times += 1
    if (times < 9) void page.payments.resumePayments()
  })
  await settled()
  expect([page.paymentStore.stored.size, page.visited]).toEqual([0, []])
})

describe('two tabs of one browser', () => {
  it('drop the card that was prepared while the other tab sent its own', async () => {
    const page = await atCheckout()
    page.bank.meanwhile = () => page.elsewhere(basketPurchase, sentElsewhere)
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    await over(end)
    page.elsewhere(basketPurchase, null)
    await settled()
    page.basketApi.plant(costing(zeroMinor))
    const completed = page.checkout.open().then(page.checkout.complete)
    await page.time.advance(25_000)
    await over(completed)
    expect([page.requests, page.basketApi.sentTo('complete').length]).toEqual([[], 1])
  })

  it('do not end a payment that runs here', async () => {
    const page = await atCheckout()
    page.answers.push(async () => {
      page.elsewhere(basketPurchase, null)
      await settled()
      page.basketApi.answerAll('status', status('paid'))
      return right({ kind: 'accepted', reference: 'PAY-9' })
    })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect(page.notified).toEqual(['Item(s) successfully added to booking.'])
  })
})

it('a tab that asks for the whole balance while another pays its overdue part learns what it still owes', async () => {
  const page = openPayment()
  page.held.booking = owing(minor(80_000), [], aPlan({ overdueAmount: minor(40_000) }))
  const other = openPayment({ backEnd: page, paymentStore: page.paymentStore })
  await Promise.all([page.overdue.open(), other.balance.open()])
  const answer = createDeferred<typeof accepted>()
  page.answers.push(() => answer.promise)
  const first = page.overdue.pay(card)
  await settled()
  const second = other.balance.pay(card)
  await settled()
  const [{ idempotencyKey = '' } = {}] = page.requests
  const paid = bookingPayment('PAY-9', 2, minor(40_000), { idempotencyKey })
  page.held.booking = owing(minor(40_000), [paid], aPlan())
  answer.resolve(accepted)
  await other.time.advance(5_000)
  expect([(await first).kind, await second]).toMatchObject(['paid', { kind: 'form', notice: { kind: 'otherPaid' } }])
  await settled()
  expect([page.requests.length, other.notified]).toEqual([1, []])
  expect(other.balance.state$.value).toMatchObject({
    payment: { isOtherAmount: true, amountNow: { amount: 40_000 } },
    words: { heading: 'Another amount was paid meanwhile', now: ['£400.00 is left to pay now.'] },
  })
})

describe('a lost answer', () => {
  const lost: readonly ApiFailure[] = [
    networkFailure,
    timedOut,
    notFromTheApi(502),
    decodeFailure('payment'),
    cancelled('sessionEnded'),
    { kind: 'server', errors: [{ code: '16000140', message: null }], open: true },
  ]
  it.each(lost)('leads to status checks and is never sent again automatically: %o', async (cause) => {
    const page = await atCheckout()
    page.answers.push(() => {
      page.basketApi.answerAll('status', status('paid'))
      return left(cause)
    })
    expect((await page.checkout.pay(card)).kind).toBe('paid')
    expect([page.requests.length, page.notified, page.reports.length]).toEqual([
      1,
      [success],
      cause.kind === 'decode' ? 1 : 0,
    ])
  })

  /** The answer to the first request is lost, and no payment is listed. */
  const unreached = async (): Promise<OpenPayment> => {
    const page = await atCheckout()
    page.answers.push(left(timedOut))
    const end = page.checkout.pay(card)
    await page.time.advance(25_000)
    expect(await over(end)).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' }, mayArrive: true })
    return page
  }

  it('is shown first to a caller who submits without opening the page', async () => {
    const after = reloaded(await unreached())
    const end = after.checkout.pay(card)
    await after.time.advance(25_000)
    expect(await over(end)).toMatchObject({ kind: 'form', notice: { kind: 'noPayment' }, mayArrive: true })
    expect(after.requests).toHaveLength(1)
    await after.checkout.pay(card)
    expect([after.requests.length, keysSent(after)]).toEqual([2, 1])
  })
})

const shownWords = ({ checkout }: OpenPayment): readonly string[] =>
  checkout.state$.value.kind === 'open' ? besideForm(checkout.state$.value.payment) : []

/** At the checkout, with a payment that the bank wants to check. */
const challenged = async (): Promise<OpenPayment> => {
  const page = await atCheckout()
  page.answers.push(challenge())
  return page
}

describe('a challenge', () => {
  it('is shown with its secret, which is stored until the end is known', async () => {
    const page = await challenged()
    const check = createDeferred<void>()
    page.bank.meanwhile = () => (page.requests.length > 0 ? check.promise : undefined)
    const end = page.checkout.pay(card)
    await settled()
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'moving', stage: 'bank' } })
    expect([...page.paymentStore.stored.values()]).toMatchObject([
      { unanswered: [], attempt: { kind: 'check', secret: 'secret', reference: 'PAY-9', open: true } },
    ])
    page.basketApi.answerAll('status', status('paid'))
    check.resolve()
    expect(await over(end)).toMatchObject({ kind: 'paid', payment: { reference: 'PAY-9' } })
    expect([page.bank.secrets, page.paymentStore.stored.size]).toEqual([['secret'], 0])
  })

  it('names the bank if the bank refused the card after the customer finished', async () => {
    const page = await challenged()
    page.bank.outcome = 'declined'
    page.basketApi.answerAll('status', status('failed'))
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 6)]))
    await page.checkout.pay(card)
    expect(shownWords(page)).toContain('Your bank declined this card.')
  })

  it('whose script breaks is reported and checked, and never shown as failed', async () => {
    const page = await challenged()
    page.bank.meanwhile = () => {
      if (page.requests.length > 0) throw new Error('The card company’s script broke')
    }
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 7)]))
    await page.checkout.pay(card)
    expect([page.notified, page.reports.map(({ code, severity, customerId }) => [code, severity, customerId])]).toEqual(
      [[], [['payment', 'error', '7001']]],
    )
    expect(page.checkout.state$.value).toMatchObject({ payment: { kind: 'bankOffered' } })
    page.basketApi.answerAll('status', status('paid'))
    expect((await page.checkout.checkNow()).kind).toBe('paid')
  })
})

describe('a challenge that was open when the customer left the page', () => {
  const leftOpen = async (): Promise<OpenPayment> => {
    const page = await challenged()
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 7)]))
    page.bank.meanwhile = () => (page.requests.length > 0 ? createDeferred<void>().promise : undefined)
    void page.checkout.pay(card)
    await settled()
    return reloaded(page)
  }

  it('is offered when the customer comes back, and resumed by the customer', async () => {
    const page = await leftOpen()
    page.standAt('/')
    await page.payments.resumePayments()
    expect(page.bank.secrets).toEqual([])
    page.standAt('/booking/SUN1001/checkout')
    await page.checkout.open()
    expect(page.checkout.state$.value).toMatchObject({ kind: 'open', payment: { kind: 'bankOffered', notice: null } })
    expect(await page.checkout.pay(card)).toMatchObject({ kind: 'bankOffered' })
    page.bank.meanwhile = () => page.basketApi.answerAll('status', status('paid'))
    expect((await page.checkout.continueAtBank()).kind).toBe('paid')
    expect([page.bank.secrets, page.requests.length]).toEqual([['secret'], 1])
  })
})

const offered = ({ checkout: { state$ } }: OpenPayment) =>
  state$.value.kind === 'open' && state$.value.payment.kind === 'bankOffered' ? state$.value.words?.now : null
const payWith = async (page: OpenPayment, lastFour: string, seconds = 0) => {
  page.bank.lastFour = lastFour
  void page.checkout.pay(card)
  await settled()
  await page.time.advance(seconds * 1000)
}

describe('a challenge that belongs to another card than the one entered last', () => {
  it('of another device, is named before it is shown', async () => {
    const page = openPayment()
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 7)]))
    await page.checkout.open()
    page.checkout.startAgain()
    page.answers.push(challenge())
    await payWith(page, '4444')
    expect([offered(page), page.bank.secrets]).toEqual([
      [
        'This check belongs to a payment that was started before, perhaps with another card. If you finish the check, that card is charged.',
      ],
      [],
    ])
    void page.checkout.continueAtBank()
    await settled()
    expect(page.bank.secrets).toEqual(['secret'])
  })

  it.each([
    ['3184', null, ['secret']],
    ['4444', [expect.stringMatching(/^This check belongs to the card ending 3184,/)], []],
  ])('of this page, is named after a retry with another card: %s', async (second, words, secrets) => {
    const page = await atCheckout()
    page.answers.push(left(networkFailure))
    await payWith(page, '3184', 25)
    page.bank.outcome = 'closed'
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 6)]))
    page.answers.push(challenge())
    await payWith(page, second)
    expect([offered(page), page.bank.secrets]).toEqual([words, secrets])
  })
})

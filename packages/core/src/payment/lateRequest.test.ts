import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure, serverFailure, timedOut, unauthorised } from '../failure/ApiFailure.js'
import { minor } from '../money/Money.js'
import { bookingPayment, type OpenPayment, owing, payInput, readyToPay, shownTotal } from '../testing/openPayment.js'
import { latestArrival } from './findOut.js'

const accepted = right({ kind: 'accepted', reference: null } as const)
const refused = (code: string) => left(serverFailure([{ code, message: null }]))
const keys = ({ requests }: OpenPayment) => requests.map(({ idempotencyKey }) => idempotencyKey)
const pending = { kind: 'pending' } as const
const noPayment = 'No payment has reached us so far. Trying again is safe: you will be charged once.'

/** The answer to the first press is lost, and the back end shows no payment. */
const unreached = async (): Promise<OpenPayment> => {
  const journey = await readyToPay()
  journey.answers.push(left(timedOut))
  journey.basketApi.statuses.push(pending, pending, pending, pending, pending, pending)
  const end = journey.pay()
  await journey.time.advance(25_000)
  await end
  return journey
}

describe('a request of which neither an answer nor a payment came', () => {
  it('is not said to have charged nothing: what is known, and that trying again is one charge', async () => {
    const { payment, said, vault } = await unreached()
    expect(payment.state$.value).toMatchObject({ kind: 'failed', reason: { kind: 'noPayment' }, mayArrive: true })
    expect(said).toEqual([noPayment])
    expect(vault.get('SUN1001')).toMatchObject({ standing: 'unreached' })
  })

  it('is asked after in the background, at a growing interval, and the form stays as it is', async () => {
    const { payment, basketApi, time, states } = await unreached()
    basketApi.log.length = 0
    states.length = 0
    basketApi.statuses.push(pending, pending, pending)
    await time.advance(5000 + 10_000 + 20_000)
    expect(basketApi.log).toEqual(['status', 'payments', 'status', 'payments', 'status', 'payments'])
    expect(states.every(({ kind }) => kind === 'failed')).toBe(true)
    expect(payment.state$.value).toMatchObject({ kind: 'failed', mayArrive: true })
  })

  it('that arrives ten minutes late is found paid, and is one charge', async () => {
    const { time, basketApi, payment, said, requests, vault } = await unreached()
    for (let count = 0; count < 7; count += 1) basketApi.statuses.push(pending)
    await time.advance(600_000)
    await time.advance(320_000)
    expect(payment.state$.value.kind).toBe('idle')
    expect(said.at(-1)).toBe('Item(s) successfully added to booking.')
    expect([requests.length, vault.size]).toEqual([1, 0])
  })

  it('stays unanswered where asking brings no answer: nothing is said, the form stays', async () => {
    const { time, basketApi, payment, said } = await unreached()
    basketApi.failNext('status', networkFailure)
    await time.advance(5000)
    expect(payment.state$.value).toMatchObject({ kind: 'failed', mayArrive: true })
    expect(said).toHaveLength(1)
  })

  it('is over once it is too old to be on its way; the key stays, for as long as the page is open', async () => {
    const journey = await unreached()
    journey.basketApi.statuses.push(...Array.from({ length: 20 }, () => pending))
    await journey.time.advance(latestArrival + 300_000)
    expect(journey.payment.state$.value).toMatchObject({ kind: 'failed', mayArrive: false })
    expect([journey.vault.size, journey.time.waiting]).toEqual([0, 0])
    journey.basketApi.statuses.length = 0
    await journey.pay()
    expect(new Set(keys(journey)).size).toBe(1)
  })
})

describe('trying again', () => {
  it('goes under the same key, and is then the payment', async () => {
    const journey = await unreached()
    journey.basketApi.statuses.push(pending)
    expect((await journey.pay()).kind).toBe('idle')
    expect(new Set(keys(journey)).size).toBe(1)
    expect(journey.requests).toHaveLength(2)
  })

  it('sends nothing where the first has arrived by now', async () => {
    const journey = await unreached()
    expect((await journey.pay()).kind).toBe('idle')
    expect(journey.requests).toHaveLength(1)
  })

  it('of another amount is another intent, under a key of its own', async () => {
    const journey = await unreached()
    journey.basketApi.statuses.push(pending)
    await journey.payment.payBasket({ ...payInput, shownTotal: minor(1) })()
    expect(new Set(keys(journey)).size).toBe(2)
  })

  it('after a reload, or in another tab, goes under the same key too', async () => {
    const first = await unreached()
    const second = await readyToPay()
    const record = first.vault.get('SUN1001')
    if (record !== undefined) second.vault.set('SUN1001', record)
    second.basketApi.statuses.push(pending, pending)
    expect(await second.payment.reconcile()).toMatchObject({ kind: 'failed', mayArrive: true })
    expect(second.said).toEqual([])
    await second.pay()
    expect(keys(second)).toEqual(keys(first))
  })

  it('with a card that is refused here sends nothing and forgets nothing', async () => {
    const journey = await unreached()
    journey.basketApi.statuses.push(pending)
    journey.bank.refuses = { kind: 'rejected', field: 'cvc', message: 'Wrong.' }
    expect(await journey.pay()).toMatchObject({ kind: 'failed', reason: { kind: 'card' }, mayArrive: true })
    expect(journey.vault.get('SUN1001')).toMatchObject({ standing: 'unreached' })
  })

  it('that is not read because the session ended leaves the first as it was', async () => {
    const journey = await unreached()
    journey.basketApi.statuses.push(pending)
    journey.answers.push(left(unauthorised([])))
    await journey.pay()
    expect(journey.vault.get('SUN1001')?.idempotencyKey).toBe(keys(journey)[0])
  })

  it('is not taken away by a check in the background', async () => {
    const journey = await unreached()
    let answer = (): void => undefined
    journey.basketApi.hold('status', new Promise((resolve) => (answer = resolve)))
    journey.basketApi.statuses.push(pending, pending)
    await journey.time.advance(5000)
    const end = journey.pay()
    answer()
    await end
    expect(journey.requests).toHaveLength(2)
  })

  it.each([
    ['was declined', [{ id: 'pay_1', paid: false, status: 6 }], 'idle', 2],
    ['was refused before it became a payment', [], 'idle', 2],
    ['waits for the bank', [{ id: 'pay_1', paid: false, status: 7 }], 'undecided', 1],
    ['was paid, but the booking failed', [{ id: 'pay_1', paid: true, status: 2 }], 'settled', 1],
  ] as const)('with another card, where the first arrived and %s', async (_what, payments, kind, used) => {
    const journey = await unreached()
    journey.basketApi.statuses.push(pending, pending)
    // Asked before the press, it is not there yet.
    const seen = journey.basketApi.payments
    Object.assign(journey.basketApi, {
      payments: (...asked: Parameters<typeof seen>) => {
        journey.basketApi.heldPayments = journey.requests.length > 1 ? payments : []
        return seen(...asked)
      },
    })
    journey.answers.push(refused('16000190'), accepted)
    expect((await journey.pay()).kind).toBe(kind)
    expect(new Set(keys(journey)).size).toBe(used)
    expect(journey.said.slice(1).filter((text) => /unable to send/.test(text))).toEqual([])
  })

  it('that is answered, however, is an end: the next attempt is a new key', async () => {
    const journey = await unreached()
    journey.basketApi.statuses.push(pending)
    journey.answers.push(refused('16000140'))
    expect(await journey.pay()).toMatchObject({ kind: 'failed', mayArrive: false })
    await journey.pay()
    expect(new Set(keys(journey)).size).toBe(2)
  })

  it('of a balance, where nothing is owed by now, finds that the first was paid', async () => {
    const journey = await readyToPay()
    journey.answers.push(left(networkFailure))
    const first = journey.payBalance()
    await journey.time.advance(25_000)
    expect(await first).toMatchObject({ kind: 'failed', mayArrive: true })
    const owed = owing(shownTotal)
    journey.bookingAnswers.push(right(owed), right(owed), right(owing(minor(0), [bookingPayment('PAY-9', 2)])))
    journey.answers.push(refused('16000040'))
    expect((await journey.payBalance()).kind).toBe('idle')
    expect([new Set(keys(journey)).size, journey.said.at(-1)]).toEqual([1, 'Your payment was made successfully!'])
  })
})

describe('a basket in which an earlier payment failed', () => {
  it('does not make a lost request a failed one', async () => {
    const journey = await readyToPay()
    journey.basketApi.heldPayments = [{ id: 'pay_0', paid: false, status: 6 }]
    journey.basketApi.statuses.push({ kind: 'failed' })
    journey.answers.push(left(networkFailure))
    expect(await journey.pay()).toMatchObject({ kind: 'failed', reason: { kind: 'noPayment' }, mayArrive: true })
    expect(journey.said).toEqual([noPayment])
  })
})

describe('starting over', () => {
  const leftOpen = async (status = 7): Promise<OpenPayment> => {
    const journey = await readyToPay()
    journey.basketApi.heldPayments = [{ id: 'pay_1', paid: false, status }]
    await journey.payment.reconcile()
    return journey
  }

  it.each([7, 9, 42])('leaves what was begun elsewhere, whatever its status (%i); the next attempt is a new one', async (status) => {
    const journey = await leftOpen(status)
    journey.basketApi.statuses.push(...Array.from({ length: 6 }, () => pending))
    await journey.time.advance(30_000)
    expect(journey.payment.state$.value).toMatchObject({ kind: 'undecided', mayStartOver: true })
    journey.basketApi.statuses.push(pending)
    expect((await journey.payment.startOver()).kind).toBe('idle')
    await journey.pay()
    expect(journey.requests).toHaveLength(1)
  })

  it('ends in what the payment came to meanwhile', async () => {
    const { payment, said } = await leftOpen()
    expect((await payment.startOver()).kind).toBe('idle')
    expect(said).toEqual(['Item(s) successfully added to booking.'])
  })

  it('is not offered for what was accepted and is being processed', async () => {
    const journey = await readyToPay()
    journey.basketApi.heldPayments = [{ id: 'pay_1', paid: false, status: 7 }]
    journey.basketApi.statuses.push({ kind: 'failed' })
    expect(await journey.pay()).toMatchObject({ kind: 'undecided', mayStartOver: false })
    expect((await journey.payment.startOver()).kind).toBe('undecided')
    expect(journey.vault.size).toBe(1)
  })
})

describe('a basket that was paid elsewhere and could not become a booking', () => {
  it('is found although no basket is open', async () => {
    const journey = await readyToPay()
    journey.basketApi.held = null
    journey.basketApi.statuses.push({ kind: 'failed' })
    journey.basketApi.heldPayments = [{ id: 'pay_1', paid: true, status: 2 }]
    expect(await journey.payment.reconcile()).toMatchObject({ kind: 'settled', end: { paymentId: 'pay_1' } })
    expect(journey.messages.prompt$.value?.message).toContain('Please do not try to re-book.')
  })

  it('does not stand against a basket that is filled after it', async () => {
    const journey = await readyToPay()
    const { held } = journey.basketApi
    journey.basketApi.held = null
    journey.basketApi.statuses.push({ kind: 'failed' })
    journey.basketApi.heldPayments = [{ id: 'pay_1', paid: true, status: 2 }]
    await journey.payment.reconcile()
    journey.basketApi.held = held
    journey.basketApi.heldPayments = []
    expect((await journey.payment.reconcile()).kind).toBe('settled')
    await journey.basket.get()
    expect((await journey.payment.reconcile()).kind).toBe('idle')
  })
})

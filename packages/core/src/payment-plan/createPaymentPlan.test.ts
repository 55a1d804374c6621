import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, cancelled, decodeFailure, forbidden, httpFailure, networkFailure, notFound, serverFailure, timedOut, unauthorised } from '../failure/ApiFailure.js'
import type { Booking } from '../bookings/Booking.js'
import { aBooking } from '../testing/aBooking.js'
import { aPlan } from '../testing/aPlan.js'
import { openPaymentPlan, type OpenPaymentPlan } from '../testing/openPaymentPlan.js'
import type { PaymentPlan } from './PaymentPlan.js'

const card = { cardholderName: ' Amelia Hart ', source: { kind: 'fields' } } as const
const challenge = right({ kind: 'requiresAction', clientSecret: 'seti_secret' } as const)
const refusal = (...codes: readonly [string, ...string[]]) => {
  const [first, ...rest] = codes.map((code) => ({ code, message: null }))
  return left(serverFailure([first ?? { code: null, message: null }, ...rest]))
}
const success = 'Your payment details were successfully updated!'
const withPlan = (paymentPlan: PaymentPlan | null): Booking => ({ ...aBooking('SUN1001'), paymentPlan })
const keysOf = ({ requests }: OpenPaymentPlan) => new Set(requests.map(({ key }) => key)).size

describe('setting up a payment plan', () => {
  it('sends the day and the card’s token, loads the booking anew, and says so', async () => {
    const { plan, requests, log, said } = openPaymentPlan()
    expect(await plan.create({ ...card, day: 5 })()).toEqual({ kind: 'updated', action: 'create' })
    const token = { paymentMethodId: 'pm_card_visa', cardholderName: 'Amelia Hart', expiryDate: '12/30' }
    expect(requests.map(({ change }) => change)).toEqual([{ action: 'create', day: 5, card: token }])
    expect(log).toEqual(['idle', 'updating', 'booking', 'booking', 'updated', 'toast'])
    expect(said).toEqual([success])
  })

  it('goes through the bank’s check, whose secret, payment method and name are gone once it is over', async () => {
    const journey = openPaymentPlan()
    const { plan, answers, states, held, bank } = journey
    answers.push(challenge)
    bank.meanwhile = () => void (held.plan = aPlan({ day: 5 }))
    await plan.create({ ...card, day: 5 })()
    expect(states).toContainEqual({
      kind: 'requiresAction', action: 'create', clientSecret: 'seti_secret', paymentMethodId: 'pm_card_visa', cardholderName: 'Amelia Hart',
    })
    expect(states.at(-1)).toEqual({ kind: 'updated', action: 'create' })
    expect(states.map(({ kind }) => kind)).toEqual(['idle', 'updating', 'requiresAction', 'updating', 'updated'])
  })

  it.each([
    ['failed', 'challengeFailed', 'Your bank could not confirm that it was you, so your payment plan is as it was. Please try again or use another card.'],
    ['closed', 'challengeClosed', "You closed your bank's check before it was finished, so your payment plan is as it was. You can try again when you are ready."],
  ] as const)('says what became of a check that %s', async (outcome, reason, text) => {
    const { plan, answers, bank, said, time } = openPaymentPlan()
    answers.push(challenge)
    bank.outcome = outcome
    expect(await plan.create({ ...card, day: 5 })()).toMatchObject({ kind: 'failed', reason: { kind: reason } })
    expect([said, time.now()]).toEqual([[text], 0])
  })

  it('learns from the booking what came of a check, whatever the bank says: closed, and set up all the same', async () => {
    const { plan, answers, bank, held } = openPaymentPlan()
    answers.push(challenge)
    bank.outcome = 'closed'
    bank.meanwhile = () => void (held.plan = aPlan({ day: 5 }))
    expect((await plan.create({ ...card, day: 5 })()).kind).toBe('updated')
  })

  it('asks the booking up to 5 more times, 5 s apart, after a check that was completed, and is then undecided', async () => {
    const { plan, answers, log, time, held } = openPaymentPlan()
    answers.push(challenge)
    const end = plan.create({ ...card, day: 5 })()
    await time.advance(25_000)
    expect((await end).kind).toBe('undecided')
    expect(log.filter((entry) => entry === 'booking')).toHaveLength(1 + 6)
    held.plan = aPlan({ day: 5 })
    expect((await plan.checkNow()).kind).toBe('updated')
  })

  it('that could not be shown is not made, as far as is known, and may be tried again', async () => {
    const { plan, answers, bank, time } = openPaymentPlan()
    answers.push(challenge)
    bank.outcome = 'unknown'
    const end = plan.create({ ...card, day: 5 })()
    await time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'failed', reason: { kind: 'notReached' } })
  })

  it('is undecided where the check broke, reported, and can be asked after', async () => {
    const { plan, answers, bank, reports, held, said } = openPaymentPlan()
    answers.push(challenge)
    bank.breaks = true
    expect((await plan.create({ ...card, day: 5 })()).kind).toBe('undecided')
    expect([said, reports]).toMatchObject([[], [{ code: 'paymentPlan' }]])
    held.plan = aPlan({ day: 5 })
    expect((await plan.checkNow()).kind).toBe('updated')
  })

  it('that comes out with status 2 is an error', async () => {
    const { plan, held, said } = openPaymentPlan()
    held.plan = aPlan({ status: 2 })
    expect(await plan.create({ ...card, day: 5 })()).toMatchObject({ kind: 'failed', reason: { kind: 'planError' } })
    expect(said).toEqual(['There is a problem with your payment plan. Please contact our support team.'])
  })

  it('sends nothing where the card is refused', async () => {
    const { plan, bank, requests, said } = openPaymentPlan()
    bank.refuses = { kind: 'rejected', field: 'cvc', message: 'Wrong.' }
    expect(await plan.create({ ...card, day: 5 })()).toMatchObject({ kind: 'failed', reason: { kind: 'card', field: 'cvc' } })
    expect([requests, said]).toEqual([[], ['Wrong.']])
  })
})

describe('a change', () => {
  it.each([
    ['/booking/SUN1001/payment-plan/change-day', ['/booking/SUN1001/payment-plan']],
    ['/profile', []],
  ])('made from %s leads to %j', async (from, to) => {
    const { plan, standAt, visited } = openPaymentPlan()
    standAt(from)
    await plan.changeDay(9)()
    expect(visited).toEqual(to)
  })

  it('is the one that runs, however often it is pressed', async () => {
    const { plan, requests } = openPaymentPlan()
    await Promise.all([plan.changeDay(9)(), plan.changeDay(9)(), plan.changePayment(card)()])
    expect(requests).toHaveLength(1)
  })

  it('that is refused shows each error, and the same again is a new intent', async () => {
    const journey = openPaymentPlan()
    const { plan, answers, said } = journey
    answers.push(refusal('16000260', '77777777'))
    expect(await plan.changeDay(9)()).toMatchObject({ kind: 'failed', reason: { kind: 'refused' } })
    expect(said).toEqual([
      'We were unable to update your payment plan. Please try again.',
      'We were unable to take your payment. Please try again or use another card.',
    ])
    await plan.changeDay(9)()
    expect(keysOf(journey)).toBe(2)
  })

  it.each([forbidden, notFound(), httpFailure(400)])('that was not read is not made, and the next is a new intent: %o', async (cause) => {
    const journey = openPaymentPlan()
    const { plan, answers } = journey
    answers.push(left(cause))
    expect(await plan.changeDay(9)()).toMatchObject({ kind: 'failed', reason: { kind: 'notAccepted' } })
    await plan.changeDay(9)()
    expect(keysOf(journey)).toBe(2)
  })

  it('that is refused because the session is over leads to the login page', async () => {
    const { plan, answers, visited } = openPaymentPlan()
    answers.push(left(unauthorised([])))
    await plan.changeDay(9)()
    expect([visited, plan.state$.value]).toEqual([['/login'], { kind: 'idle' }])
  })

  const lost: readonly ApiFailure[] = [networkFailure, timedOut, httpFailure(502), decodeFailure('requires_action'), cancelled]
  it.each(lost)('whose answer is lost is found in the booking: %o', async (cause) => {
    const { plan, answers, held, requests, said, bookingAnswers } = openPaymentPlan()
    bookingAnswers.push(right(withPlan(aPlan({ day: 1 }))))
    held.plan = aPlan({ day: 9 })
    answers.push(left(cause))
    expect((await plan.changeDay(9)()).kind).toBe('updated')
    expect([requests.length, said]).toEqual([1, [success]])
  })

  it('that is not found there is safe to make again, and goes under the same key', async () => {
    const journey = openPaymentPlan()
    const { plan, answers, held, time, said } = journey
    held.plan = aPlan({ day: 1 })
    answers.push(left(timedOut))
    const end = plan.changeDay(9)()
    await time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'failed', reason: { kind: 'notReached' } })
    expect(said).toEqual(['We have not received this change so far, so your payment plan is as it was. Trying again is safe: it is made once.'])
    await plan.changeDay(9)()
    expect(keysOf(journey)).toBe(1)
    await plan.changeDay(9)()
    expect(keysOf(journey)).toBe(2)
  })

  it('made again with another card, where the first arrived and changed nothing, is another intent', async () => {
    const journey = openPaymentPlan()
    const { plan, answers, time } = journey
    answers.push(left(timedOut), refusal('16000190'))
    const end = plan.create({ ...card, day: 5 })()
    await time.advance(25_000)
    await end
    expect((await plan.create({ ...card, day: 5 })()).kind).toBe('updated')
    expect([journey.requests.length, keysOf(journey)]).toEqual([3, 2])
  })

  it('made again, where the first arrived and was made, is not made twice', async () => {
    const journey = openPaymentPlan()
    const { plan, answers, time, held } = journey
    answers.push(left(timedOut), refusal('16000190'))
    const end = plan.create({ ...card, day: 5 })()
    await time.advance(25_000)
    await end
    held.plan = aPlan({ day: 5 })
    expect((await plan.create({ ...card, day: 5 })()).kind).toBe('updated')
    expect([journey.requests.length, keysOf(journey)]).toEqual([2, 1])
  })

  it('of which nothing can be learnt is undecided, and `reset` leaves that as it is', async () => {
    const { plan, answers, bookingAnswers, held } = openPaymentPlan()
    held.plan = aPlan({ day: 1 })
    bookingAnswers.push(right(withPlan(held.plan)), left(networkFailure))
    answers.push(left(timedOut))
    expect(await plan.changeDay(9)()).toMatchObject({ kind: 'undecided', failure: { cause: { kind: 'network' } } })
    plan.reset()
    expect(plan.state$.value.kind).toBe('undecided')
    held.plan = aPlan({ day: 9 })
    expect((await plan.checkNow()).kind).toBe('updated')
    plan.reset()
    expect(plan.state$.value.kind).toBe('idle')
  })

  it('ends without a word when the session ends, and the next session begins anew', async () => {
    const { plan, answers, scope, said, bank, time } = openPaymentPlan()
    answers.push(challenge)
    bank.meanwhile = () => scope.end()
    void plan.create({ ...card, day: 5 })()
    await time.advance(60_000)
    expect([plan.state$.value, said]).toEqual([{ kind: 'idle' }, []])
  })
})

describe('a booking of another shape', () => {
  it('leaves it open what became of the change: it is reported with its path, and nothing is said', async () => {
    const { plan, answers, bookingAnswers, said, reports } = openPaymentPlan()
    bookingAnswers.push(right(withPlan(aPlan({ day: 1 }))), left(decodeFailure('booking.payment_plan.day')))
    answers.push(left(timedOut))
    expect((await plan.changeDay(9)()).kind).toBe('undecided')
    expect([said, reports.map(({ code, path }) => [code, path])]).toEqual([[], [['paymentPlan', 'booking.payment_plan.day']]])
  })
})

describe('the same card again', () => {
  it('cannot be told from the old one: there the bank’s word has to do', async () => {
    const { plan, answers, held, time } = openPaymentPlan()
    held.plan = aPlan()
    answers.push(challenge)
    const end = plan.changePayment(card)()
    await time.advance(25_000)
    expect((await end).kind).toBe('updated')
  })
})

import { createDeferred } from '../../test/Deferred.js'
import { over, settled } from '../../test/VirtualTime.js'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure, timedOut } from '../failure/Failure.js'
import { texts } from '../composition/texts.js'
import type { PaymentPlan } from '../domain/PaymentPlan.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import { atPlan, card, openPayment, withPlan } from '../../test/payment/openPayment.js'

const success = 'Your payment details were successfully updated!'
const done = { kind: 'paid', payment: { reference: null, amount: 0 } }
const another = { ...done, payment: { ...done.payment, otherwise: true } }
const wish = { day: 5, card }

describe('a change of a plan', () => {
  it.each([
    ['/booking/SUN1001/payment-plan/change-day', ['/booking/SUN1001/payment-plan']],
    ['/booking/SUN1001/payment-plan/change-day?day=9', ['/booking/SUN1001/payment-plan']],
    ['/booking/SUN1001/payment-plan', []],
    ['/profile', []],
  ])('made from %s leads to %j', async (from, to) => {
    const { plan, standAt, visited } = await atPlan(aPlan({ day: 1 }))
    standAt(from)
    await plan.changeDay.submit({ day: 9 })
    expect(visited).toEqual(to)
  })

  it('of its day sends no card, and one of its card no day', async () => {
    const { plan, planRequests, notified, time } = await atPlan(aPlan({ day: 1 }))
    expect(await plan.changeDay.submit({ day: 9, card })).toMatchObject(done)
    await time.advance(4000)
    expect(await plan.changeCard.submit({ card: { ...card, cardholderName: 'Ada King' } })).toMatchObject(done)
    expect(planRequests.map(({ change }) => change)).toEqual([
      { action: 'changeDay', day: 9 },
      {
        action: 'changePayment',
        card: { paymentMethodId: 'pm_card_visa', cardholderName: 'Ada King', expiryDate: '12/30' },
      },
    ])
    expect(notified).toEqual([success, success])
  })

  it('whose status check fails is undecided, even after the customer leaves the page', async () => {
    const { plan, planAnswers, bookingAnswers, held } = await atPlan(aPlan({ day: 1 }))
    bookingAnswers.push(left(networkFailure))
    planAnswers.push(left(timedOut))
    expect((await plan.changeDay.submit({ day: 9 })).kind).toBe('undecided')
    plan.changeDay.leave()
    expect(plan.changeDay.state$.value.payment.kind).toBe('undecided')
    held.booking = withPlan(aPlan({ day: 9 }))
    expect(await plan.changeDay.checkNow()).toMatchObject(done)
    plan.changeDay.leave()
    expect(plan.changeDay.state$.value.payment.kind).toBe('paid')
    plan.changeDay.acknowledge()
    expect(plan.changeDay.state$.value.payment.kind).toBe('checking')
  })
})

describe('a plan that comes without its day', () => {
  const dayless = (dates: Partial<PaymentPlan> = {}) => withPlan(aPlan({ day: null, ...dates }))
  const later = { nextPaymentDate: '2027-02-09', projection: [] }
  const updated = right({ kind: 'updated' } as const)

  it('is the one that was set up', async () => {
    const { plan, answerBooking, planAnswers } = await atPlan()
    planAnswers.push(() => {
      answerBooking(dayless())
      return updated
    })
    const end = await plan.setUp.submit(wish)
    expect(end).toMatchObject(done)
    expect(end).not.toHaveProperty('payment.otherwise')
  })

  it.each([
    ['as its dates show', later, updated, done],
    ['as its dates show, though the answer was lost', later, left(networkFailure), done],
    ['as the back end says, though no date shows it', {}, updated, done],
    ['unless the answer was lost, and no date shows it', {}, left(networkFailure), { kind: 'form' }],
  ])('is paid on another day, %s', async (_what, dates, answer, end) => {
    const { plan, answerBooking, planAnswers, time } = openPayment()
    answerBooking(dayless())
    await plan.changeDay.open()
    planAnswers.push(() => {
      answerBooking(dayless(dates))
      return answer
    })
    const submitted = plan.changeDay.submit({ day: 9 })
    await time.advance(25_000)
    expect(await over(submitted)).toMatchObject(end)
  })
})

describe('another card', () => {
  const old = { cardholderName: 'Amelia Hart', lastFourDigits: '1111' }
  it.each([
    ['the new card of the holder, as this change', { cardholderName: 'AMELIA  HART', lastFourDigits: '4444' }, done],
    ['the previous card of the same holder, as failed', old, { kind: 'form' }],
    [
      'a third card from another device, as another change',
      { cardholderName: 'Ada King', lastFourDigits: '4444' },
      another,
    ],
  ] as const)('is found after a lost answer if the plan has %s', async (_what, found, end) => {
    const { plan, planAnswers, held, time } = await atPlan(aPlan({ card: old }))
    planAnswers.push(() => {
      held.booking = withPlan(aPlan({ card: found }))
      return left(networkFailure)
    })
    const submitted = plan.changeCard.submit({ card })
    await time.advance(25_000)
    expect(await over(submitted)).toMatchObject(end)
  })
})

describe('a plan whose card and day can change', () => {
  it('keeps the changes separate: an undecided one does not block the other', async () => {
    const { plan, planAnswers, bookingAnswers } = await atPlan(aPlan({ day: 1 }))
    planAnswers.push(left(timedOut))
    bookingAnswers.push(left(networkFailure))
    expect((await plan.changeDay.submit({ day: 9 })).kind).toBe('undecided')
    await plan.changeCard.open()
    expect(plan.changeCard.state$.value.payment.kind).toBe('form')
    await plan.changeDay.open()
    expect(plan.changeDay.state$.value.payment.kind).toBe('undecided')
  })
})

describe('another tab', () => {
  it.each([
    ['another day', { day: 12 }],
    ['another card', { card: { cardholderName: 'Ada King', lastFourDigits: '4242' } }],
  ])('that set up a plan with %s is not shown as the plan requested here', async (_what, theirs) => {
    const { plan, held, planAnswers, notified } = await atPlan()
    // One key for all of them: the answer is that of the first request.
    planAnswers.push(() => {
      held.booking = withPlan(aPlan({ id: 'other', ...theirs }))
      return right({ kind: 'updated' })
    })
    expect(await plan.setUp.submit(wish)).toMatchObject(another)
    expect(notified).toEqual([texts.paymentPlan.changedOtherwise])
  })

  it.each([
    ['a plan with another day', 12, [texts.paymentPlan.changedOtherwise]],
    ['the same plan', wish.day, [success]],
  ])('that sends %s first tells this one what became of its own wish', async (_what, day, told) => {
    const first = await atPlan()
    const other = openPayment({ backEnd: first, paymentStore: first.paymentStore })
    await other.plan.setUp.open()
    const answer = createDeferred<Either<never, { readonly kind: 'updated' }>>()
    first.planAnswers.push(() => answer.promise)
    void first.plan.setUp.submit({ ...wish, day })
    await settled()
    const end = other.plan.setUp.submit(wish)
    await settled()
    first.held.booking = withPlan(aPlan({ id: 'other', day }))
    answer.resolve(right({ kind: 'updated' }))
    await other.time.advance(5_000)
    expect((await over(end)).kind).toBe('paid')
    expect([first.planRequests.length, first.notified, other.notified]).toEqual([1, [success], told])
  })
})

import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  type ApiFailure,
  cancelled,
  decodeFailure,
  forbidden,
  httpFailure,
  networkFailure,
  notFound,
  timedOut,
  unauthorised,
} from '../failure/Failure.js'
import { texts } from '../texts/areas/texts.js'
import { minor } from '../money/Money.js'
import { aPlan } from '../testing/bookings/aPlan.js'
import { createDeferred } from '../testing/Deferred.js'
import { besideForm, card, openPayment, type OpenPayment, refusal, reloaded } from '../testing/payment/openPayment.js'
import { owing, shownTotal } from '../testing/payment/paymentBackEnd.js'
import type { PaymentPlan } from '../domain/PaymentPlan.js'

const success = 'Your payment details were successfully updated!'
const done = { kind: 'paid', payment: { reference: null, amount: 0 } }
const another = { ...done, payment: { ...done.payment, otherwise: true } }
const wish = { day: 5, card }

const withPlan = (paymentPlan: PaymentPlan | null) => owing(shownTotal, [], paymentPlan)
const page = async (paymentPlan: PaymentPlan | null = null): Promise<OpenPayment> => {
  const opened = openPayment()
  opened.held.booking = withPlan(paymentPlan)
  const form = paymentPlan === null ? opened.plan.setUp : opened.plan.changeDay
  await form.open()
  opened.log.length = 0
  return opened
}
const keysOf = ({ planRequests }: OpenPayment): number => new Set(planRequests.map(({ key }) => key)).size

describe('a change of a plan', () => {
  it.each([
    ['/booking/SUN1001/payment-plan/change-day', ['/booking/SUN1001/payment-plan']],
    ['/booking/SUN1001/payment-plan/change-day?day=9', ['/booking/SUN1001/payment-plan']],
    ['/booking/SUN1001/payment-plan', []],
    ['/profile', []],
  ])('made from %s leads to %j', async (from, to) => {
    const { plan, standAt, visited } = await page(aPlan({ day: 1 }))
    standAt(from)
    await plan.changeDay.submit({ day: 9 })
    expect(visited).toEqual(to)
  })

  it('of its day sends no card, and one of its card no day', async () => {
    const { plan, planRequests, notified, time } = await page(aPlan({ day: 1 }))
    expect(await plan.changeDay.submit({ day: 9, card })).toEqual(done)
    await time.advance(4000)
    expect(await plan.changeCard.submit({ card: { ...card, cardholderName: 'Ada King' } })).toEqual(done)
    expect(planRequests.map(({ change }) => change)).toEqual([
      { action: 'changeDay', day: 9 },
      {
        action: 'changePayment',
        card: { paymentMethodId: 'pm_card_visa', cardholderName: 'Ada King', expiryDate: '12/30' },
      },
    ])
    expect(notified).toEqual([success, success])
  })

  it('is one request, however often it is pressed', async () => {
    const { plan, planRequests } = await page(aPlan({ day: 1 }))
    const ends = await Promise.all([plan.changeDay.submit({ day: 9 }), plan.changeDay.submit({ day: 9 })])
    expect([ends, planRequests.length]).toEqual([[done, done], 1])
  })

  it('there, back, and there again is three changes, each under a key of its own', async () => {
    const opened = await page(aPlan({ day: 1 }))
    for (const day of [9, 1, 9, 1]) {
      expect(await opened.plan.changeDay.submit({ day })).toEqual(done)
      expect(opened.held.booking.paymentPlan?.day).toBe(day)
    }
    expect([opened.planRequests.length, keysOf(opened), opened.time.now()]).toEqual([4, 4, 0])
  })

  it('that is refused and found as wished has not ended its key: the next goes under it too', async () => {
    const opened = await page(aPlan({ day: 12 }))
    opened.planAnswers.push(refusal('16000302'))
    expect(await opened.plan.changeDay.submit({ day: 12 })).toEqual(done)
    expect(await opened.plan.changeDay.submit({ day: 1 })).toEqual(done)
    expect([opened.planRequests.length, keysOf(opened)]).toEqual([2, 1])
  })

  it('that is refused shows each error, and is asked after before a new attempt', async () => {
    const { plan, planAnswers, notified } = await page(aPlan({ day: 1 }))
    planAnswers.push(refusal('16000260', '77777777'))
    expect(await plan.changeDay.submit({ day: 9 })).toMatchObject({ kind: 'refused', notice: { kind: 'refused' } })
    expect(notified).toEqual([
      'We were unable to update your payment plan. Please try again.',
      'We were unable to take your payment. Please try again or use another card.',
    ])
    expect(await plan.changeDay.submit({ day: 9 })).toEqual(done)
  })

  it('that ended with its refusal has a new key the next time, and one that is only not read has not', async () => {
    for (const [code, keys] of [
      ['16000140', 2],
      ['16000260', 1],
    ] as const) {
      const opened = await page()
      opened.planAnswers.push(refusal(code))
      await opened.plan.setUp.submit(wish)
      await opened.plan.setUp.submit(wish)
      expect(keysOf(opened), code).toBe(keys)
    }
  })

  it.each([
    [forbidden(), ['/unauthorised'], []],
    [notFound(), [], ["We're unable to update your payment plan right now. Please try again."]],
    [httpFailure(400), [], ["We're unable to update your payment plan right now. Please try again."]],
  ] as const)('that was not read is not made: %o', async (cause, to, words) => {
    const { plan, planAnswers, visited, notified } = await page(aPlan({ day: 1 }))
    planAnswers.push(left(cause))
    expect(await plan.changeDay.submit({ day: 9 })).toEqual({ kind: 'notSent', notice: { kind: 'notAccepted' } })
    expect([visited, notified]).toEqual([to, words])
  })

  it('that was not read because the session is over is told as not sent after the next sign-in', async () => {
    const { plan, planAnswers, visited, notified, signIn } = await page(aPlan({ day: 1 }))
    planAnswers.push(left(unauthorised([])))
    expect(await plan.changeDay.submit({ day: 9 })).toEqual({ kind: 'notSent', notice: { kind: 'signedOut' } })
    expect([visited, notified]).toEqual([['/login'], []])
    signIn()
    await plan.changeDay.open()
    expect(besideForm(plan.changeDay.state$.value.payment, 'changeDay')).toEqual([
      'Nothing has been changed or charged. It is safe to try again.',
    ])
  })

  const lost: readonly ApiFailure[] = [
    networkFailure,
    timedOut,
    httpFailure(502),
    decodeFailure('requires_action'),
    cancelled,
  ]
  it.each(lost)('whose answer is lost is found in the booking: %o', async (cause) => {
    const { plan, planAnswers, held, planRequests, notified } = await page(aPlan({ day: 1 }))
    planAnswers.push(() => {
      held.booking = withPlan(aPlan({ day: 9 }))
      return left(cause)
    })
    expect(await plan.changeDay.submit({ day: 9 })).toEqual(done)
    expect([planRequests.length, notified]).toEqual([1, [success]])
  })

  it('that is not found there is safe to make again, and goes under the same key', async () => {
    const opened = await page(aPlan({ day: 1 }))
    const { plan, planAnswers, time, notified } = opened
    planAnswers.push(left(timedOut))
    const end = plan.changeDay.submit({ day: 9 })
    await time.advance(25_000)
    expect(await end).toEqual({ kind: 'failed', notice: { kind: 'noPayment' }, mayArrive: true })
    expect(notified).toEqual(["We're unable to update your payment plan right now. Please try again."])
    expect(besideForm(plan.changeDay.state$.value.payment, 'changeDay')).toEqual([
      'Nothing has been changed or charged so far. Trying again is safe: the change is made once.',
    ])
    expect(await plan.changeDay.submit({ day: 9 })).toEqual(done)
    expect([opened.planRequests.length, keysOf(opened)]).toEqual([2, 1])
  })

  it('of which nothing can be learnt is undecided, which leaving the page does not end', async () => {
    const { plan, planAnswers, bookingAnswers, held } = await page(aPlan({ day: 1 }))
    bookingAnswers.push(left(networkFailure))
    planAnswers.push(left(timedOut))
    expect((await plan.changeDay.submit({ day: 9 })).kind).toBe('undecided')
    plan.changeDay.leave()
    expect(plan.changeDay.state$.value.payment.kind).toBe('undecided')
    held.booking = withPlan(aPlan({ day: 9 }))
    expect(await plan.changeDay.checkNow()).toEqual(done)
    plan.changeDay.leave()
    expect(plan.changeDay.state$.value.payment.kind).toBe('paid')
    plan.changeDay.acknowledge()
    expect(plan.changeDay.state$.value.payment.kind).toBe('checking')
  })

  it('is found after a reload, whatever the plan is called by then', async () => {
    const before = await page(aPlan({ day: 1 }))
    before.planAnswers.push(left(timedOut))
    before.bookingAnswers.push(left(networkFailure))
    await before.plan.changeDay.submit({ day: 9 })
    before.held.booking = withPlan(aPlan({ day: 9 }))
    const after = reloaded(before)
    await after.plan.changeDay.open()
    expect([after.notified, after.planRequests.length, after.paymentStore.stored.size]).toEqual([[success], 1, 0])
  })

  it('that the back end answers as made, and which was not, ends in a new key', async () => {
    const opened = await page(aPlan({ day: 1 }))
    opened.planAnswers.push(right({ kind: 'updated' }))
    const end = opened.plan.changeDay.submit({ day: 9 })
    await opened.time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'failed', notice: { kind: 'noPayment' } })
    expect(await opened.plan.changeDay.submit({ day: 9 })).toEqual(done)
    expect(keysOf(opened)).toBe(2)
  })
})

describe('another card', () => {
  const old = { cardholderName: 'Amelia Hart', lastFourDigits: '1111' }
  it.each([
    ['the holder’s new card, as it', { cardholderName: 'AMELIA  HART', lastFourDigits: '4444' }, done],
    ['the card of before, whose holder is the same, as not sent', old, { kind: 'failed' }],
    ['a third card, of another device, as another', { cardholderName: 'Ada King', lastFourDigits: '4444' }, another],
  ] as const)('of which the answer was lost is found where the plan has %s', async (_what, found, end) => {
    const { plan, planAnswers, held, time } = await page(aPlan({ card: old }))
    planAnswers.push(() => {
      held.booking = withPlan(aPlan({ card: found }))
      return left(networkFailure)
    })
    const submitted = plan.changeCard.submit({ card })
    await time.advance(25_000)
    expect(await submitted).toMatchObject(end)
  })
})

describe('another card for a plan in error', () => {
  it('is waited for while the plan is still listed as it was: that error is from before', async () => {
    const broken = aPlan({ status: 2, card: { cardholderName: 'Ada King', lastFourDigits: '1111' } })
    const { plan, planAnswers, bookingAnswers, held, time } = await page(broken)
    planAnswers.push(() => {
      held.booking = withPlan(aPlan({ card: { cardholderName: 'Amelia Hart', lastFourDigits: '4444' } }))
      return right({ kind: 'updated' })
    })
    await plan.changeCard.open()
    bookingAnswers.push(right(withPlan(broken)))
    const end = plan.changeCard.submit({ card })
    await time.advance(5000)
    expect(await end).toEqual(done)
  })
})

describe('a plan with two things to change', () => {
  it('shows each its own payment: one that is open does not stand in the way of the other', async () => {
    const { plan, planAnswers, bookingAnswers } = await page(aPlan({ day: 1 }))
    planAnswers.push(left(timedOut))
    bookingAnswers.push(left(networkFailure))
    expect((await plan.changeDay.submit({ day: 9 })).kind).toBe('undecided')
    await plan.changeCard.open()
    expect(plan.changeCard.state$.value.payment.kind).toBe('form')
    await plan.changeDay.open()
    expect(plan.changeDay.state$.value.payment.kind).toBe('undecided')
  })

  it('sends nothing where the session ends while a press looks first', async () => {
    const opened = openPayment()
    const booking = createDeferred<void>()
    opened.bookingAnswers.push(async () => {
      await booking.promise
      return right(withPlan(aPlan()))
    })
    const end = opened.plan.changeDay.submit({ day: 9 })
    opened.sessionStore.revoke()
    booking.resolve()
    expect([await end, opened.planRequests, opened.log]).toEqual([
      { kind: 'cancelled' },
      [],
      ['booking', 'allocations'],
    ])
  })
})

describe('the same card again', () => {
  it('cannot be told from the old one: there the answer has to do', async () => {
    const { plan, held, planAnswers, time } = await page(aPlan())
    planAnswers.push(right({ kind: 'updated' }))
    expect(await plan.changeCard.submit({ card })).toEqual(done)
    expect([held.booking.paymentPlan, time.now()]).toEqual([aPlan(), 0])
  })

  it('is not taken for a change of somebody else’s card, nor for one of which no answer came', async () => {
    const { plan, planAnswers, time } = await page(aPlan({ card: { cardholderName: 'Ada King', lastFourDigits: '1' } }))
    planAnswers.push(left(timedOut))
    const end = plan.changeCard.submit({ card })
    await time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'failed', mayArrive: true })
  })
})

describe('another tab', () => {
  it('that created a plan is seen by the press that would make a second one', async () => {
    const { plan, held, planAnswers } = await page()
    held.booking = withPlan(aPlan({ id: 'other', day: wish.day, amount: minor(1) }))
    planAnswers.push(refusal('16000302'))
    expect(await plan.setUp.submit(wish)).toEqual(done)
  })

  it('that changed the day to another one is not told as what was asked here', async () => {
    const { plan, held, planAnswers, notified } = await page(aPlan({ day: 1 }))
    planAnswers.push(() => {
      held.booking = withPlan(aPlan({ day: 12 }))
      return right({ kind: 'updated' })
    })
    expect(await plan.changeDay.submit({ day: 9 })).toEqual(another)
    expect(notified).toEqual([texts.paymentPlan.changedOtherwise])
  })

  it.each([
    ['another day', { day: 12 }],
    ['another card', { card: { cardholderName: 'Ada King', lastFourDigits: '1111' } }],
  ])('that set one up for %s is not told as what was asked here', async (_what, theirs) => {
    const { plan, held, planAnswers, notified } = await page()
    // One key for all of them: the answer is that of the first request.
    planAnswers.push(() => {
      held.booking = withPlan(aPlan({ id: 'other', ...theirs }))
      return right({ kind: 'updated' })
    })
    expect(await plan.setUp.submit(wish)).toEqual(another)
    expect(notified).toEqual([texts.paymentPlan.changedOtherwise])
  })
})

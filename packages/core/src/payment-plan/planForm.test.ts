import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure } from '../failure/Failure.js'
import { minor } from '../money/Money.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import { createDeferred } from '../../test/Deferred.js'
import { over, settled } from '../../test/VirtualTime.js'
import { atPlan, card, withPlan } from '../../test/payment/openPayment.js'

const success = 'Your payment details were successfully updated!'
const done = { kind: 'paid', payment: { reference: null, amount: 0 } }
const wish = { day: 5, card }

describe('the payments of a plan that differ from those that were shown', () => {
  const first = right([{ date: '2027-02-01', amount: minor(66_200) }])
  const dearer = [{ date: '2027-02-01', amount: minor(81_200) }]

  it.each(['setUp', 'changeDay'] as const)('are shown before the customer submits again: %s', async (which) => {
    const { plan, planRequests, projectionAnswers, log } = await atPlan(which === 'setUp' ? null : aPlan({ day: 1 }))
    const form = plan[which]
    projectionAnswers.push(first, right(dearer), right(dearer))
    await form.chooseDay(5)
    expect(await form.submit(wish)).toMatchObject({ kind: 'form', notice: { kind: 'amountChanged' } })
    expect([planRequests, log.toSorted()]).toEqual([[], ['booking', 'projection 5', 'projection 5']])
    expect(form.state$.value.chosen.instalments).toEqual(dearer)
    expect(form.state$.value.words?.next).toEqual([
      'The payments have changed since they were shown. Look at them before you try it once more.',
    ])
    expect([await form.submit(wish), planRequests.length]).toMatchObject([done, 1])
  })

  it('are awaited by a submit, and a second one joins it', async () => {
    const { plan, planRequests, projectionAnswers } = await atPlan()
    const again = createDeferred<typeof first>()
    projectionAnswers.push(first, () => again.promise)
    await plan.setUp.chooseDay(5)
    const submits = [plan.setUp.submit(wish), plan.setUp.submit(wish)]
    await settled()
    expect(plan.setUp.state$.value.isComparing).toBe(true)
    again.resolve(first)
    expect(await Promise.all(submits)).toMatchObject([done, done])
    expect([planRequests.length, plan.setUp.state$.value.isComparing]).toEqual([1, false])
  })

  it('are not sent if they cannot be read again', async () => {
    const { plan, planRequests, projectionAnswers } = await atPlan()
    projectionAnswers.push(first, left(networkFailure))
    await plan.setUp.chooseDay(5)
    expect(await plan.setUp.submit(wish)).toMatchObject({ kind: 'form', notice: { kind: 'notAccepted' } })
    expect(planRequests).toEqual([])
  })
})

describe('setting up a payment plan', () => {
  it('says that it was set up elsewhere while the form was open, until the customer has read it', async () => {
    const { plan, held, bookings } = await atPlan()
    const elsewhere = (): boolean => plan.setUp.state$.value.isSetUpElsewhere
    await bookings.refresh('SUN1001')
    expect([plan.setUp.state$.value.payment.kind, elsewhere()]).toEqual(['form', false])
    held.booking = withPlan(aPlan({ day: 9 }))
    await bookings.refresh('SUN1001')
    plan.setUp.leave()
    expect([elsewhere(), plan.changeDay.state$.value.isSetUpElsewhere]).toEqual([true, false])
    plan.setUp.acknowledge()
    await bookings.refresh('SUN1001')
    expect(elsewhere()).toBe(false)
  })

  it('is not called set up elsewhere by the customer’s own submit, even without an answer', async () => {
    const page = await atPlan()
    page.planAnswers.push(() => {
      page.held.booking = withPlan(aPlan({ day: 5 }))
      return left(networkFailure)
    })
    const elsewhere: boolean[] = []
    page.plan.setUp.state$.subscribe((state) => elsewhere.push(state.isSetUpElsewhere))
    const submitted = page.plan.setUp.submit(wish)
    await page.time.advance(25_000)
    expect(await over(submitted)).toMatchObject({ kind: 'paid' })
    expect(elsewhere).not.toContain(true)
  })

  it('sends the day and the card’s token, reloads the booking, and shows a message', async () => {
    const { plan, planRequests, log, notified, paymentStore: kept, requests } = await atPlan()
    expect(await plan.setUp.submit(wish)).toMatchObject(done)
    const token = { paymentMethodId: 'pm_card_visa', cardholderName: 'Amelia Hart', expiryDate: '12/30' }
    expect(planRequests.map(({ change }) => change)).toEqual([{ action: 'create', day: 5, card: token }])
    expect(log).toEqual(['plan', 'booking', 'booking', 'allocations'])
    expect([notified, kept.stored.size, requests]).toEqual([[success], 0, []])
    expect(plan.setUp.state$.value.payment.kind).toBe('paid')
  })

  it('sends nothing for an invalid day or an invalid card', async () => {
    const { plan, log } = await atPlan()
    for (const day of [undefined, 0, 32, 1.5])
      expect(
        await plan.setUp.submit({ ...wish, ...(day === undefined ? { day: Number.NaN } : { day }) }),
      ).toMatchObject({
        kind: 'invalid',
        problem: 'day',
      })
    expect(await plan.setUp.submit({ card })).toMatchObject({ kind: 'invalid', problem: 'day' })
    expect(await plan.setUp.submit({ day: 5 })).toMatchObject({ kind: 'invalid', problem: 'cardholderMissing' })
    expect(await plan.setUp.submit({ day: 5, card: { ...card, cardholderName: '4242424242424242' } })).toMatchObject({
      kind: 'invalid',
      problem: 'cardNumberAsName',
    })
    expect(log).toEqual([])
  })
})

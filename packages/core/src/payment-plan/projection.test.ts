import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, failedAt, networkFailure } from '../failure/Failure.js'
import { texts } from '../composition/texts.js'
import { minor } from '../money/Money.js'
import { createDeferred } from '../../test/Deferred.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import { openPayment } from '../../test/payment/openPayment.js'
import { owing, shownTotal } from '../../test/payment/somePayments.js'
import { settled, over } from '../../test/VirtualTime.js'
import type { Instalment } from '../domain/PaymentPlan.js'
import { type DayProjection, projectionFor } from './projection.js'

const instalments = (day: number): readonly Instalment[] => [
  { date: `2027-02-${String(day).padStart(2, '0')}`, amount: minor(100) },
]
const held = () => createDeferred<Either<ApiFailure, readonly Instalment[]>>()
const opened = () => {
  const page = openPayment()
  const projection = () => {
    const { day, status, instalments: shown, failure } = page.plan.setUp.state$.value.chosen
    return { day, status, instalments: shown, failure }
  }
  return { ...page, projection, choose: page.plan.setUp.chooseDay }
}

describe('the projection of a day', () => {
  it('is not loaded before it is answered', async () => {
    const { choose, projection, projectionAnswers, log } = opened()
    const answer = held()
    projectionAnswers.push(() => answer.promise)
    const end = choose(5)
    expect([projection(), log]).toEqual([
      { day: 5, status: 'loading', instalments: null, failure: null },
      ['projection 5'],
    ])
    answer.resolve(right(instalments(5)))
    await over(end)
    expect(projection()).toEqual({ day: 5, status: 'ready', instalments: instalments(5), failure: null })
  })

  it('drops the answer for an earlier day, in either order, and shows the earlier instalments meanwhile', async () => {
    const { choose, projection, projectionAnswers } = opened()
    const [five, nine] = [held(), held()]
    projectionAnswers.push(
      right(instalments(1)),
      () => five.promise,
      () => nine.promise,
    )
    await choose(1)
    const older = choose(5)
    const newer = choose(9)
    expect(projection()).toMatchObject({ day: 9, status: 'loading', instalments: instalments(1) })
    nine.resolve(right(instalments(9)))
    await newer
    five.resolve(right(instalments(5)))
    await older
    expect(projection()).toMatchObject({ day: 9, status: 'ready', instalments: instalments(9) })
  })

  it('that fails shows a message, keeps the earlier instalments, and can be requested again', async () => {
    const { choose, projection, projectionAnswers, notified } = opened()
    projectionAnswers.push(right(instalments(1)), left(networkFailure))
    await choose(1)
    await choose(5)
    expect(projection()).toEqual({
      day: 5,
      status: 'failed',
      failure: { operation: 'projection', cause: networkFailure },
      instalments: instalments(1),
    })
    expect(notified).toEqual([texts.operations.projection.text])
    const again = choose(5)
    expect(projection()).toMatchObject({ status: 'loading', failure: null })
    await again
    expect(projection().status).toBe('ready')
  })

  it('is forgotten when the session ends, even while it loads', async () => {
    const { choose, projection, projectionAnswers, scope } = opened()
    const answer = held()
    projectionAnswers.push(() => answer.promise)
    const end = choose(5)
    scope.end()
    answer.resolve(right(instalments(5)))
    await over(end)
    await settled()
    expect(projection()).toMatchObject({ day: null, instalments: null })
    await choose(5)
    expect(projection().status).toBe('ready')
  })

  it('can be confirmed once it is loaded and not empty', async () => {
    const { choose, plan, projectionAnswers } = opened()
    const can = (): boolean => plan.setUp.state$.value.chosen.canBeConfirmed
    expect(can()).toBe(false)
    projectionAnswers.push(right([]), left(networkFailure), right(instalments(5)))
    for (const day of [31, 30]) {
      await choose(day)
      expect([day, can()]).toEqual([day, false])
    }
    const end = choose(5)
    expect(can()).toBe(false)
    await over(end)
    expect(can()).toBe(true)
  })
})

describe('another day for a plan', () => {
  const onPlan = async () => {
    const page = openPayment()
    const paymentPlan = aPlan({ day: 17, projection: instalments(17) })
    page.held.booking = owing(shownTotal, [], paymentPlan)
    await page.bookings.load('SUN1001')
    page.log.length = 0
    return page
  }

  it('starts with the current day, which requests nothing and cannot be confirmed', async () => {
    const { plan, log } = await onPlan()
    const { changeDay } = plan
    const now = {
      day: 17,
      isCurrent: true,
      status: 'ready',
      instalments: instalments(17),
      summary: { count: 1 },
      before: { count: 1 },
      after: { count: 1 },
      canBeConfirmed: false,
    }
    expect(changeDay.state$.value.chosen).toMatchObject(now)
    await changeDay.chooseDay(17)
    expect([changeDay.state$.value.chosen, log]).toMatchObject([now, []])
  })

  it('shows the current instalments beside the new ones, and the same ones until those are loaded', async () => {
    const { plan, log, projectionAnswers } = await onPlan()
    const { changeDay } = plan
    projectionAnswers.push(left(networkFailure), right([...instalments(5), ...instalments(6)]))
    await changeDay.chooseDay(5)
    expect(changeDay.state$.value.chosen).toMatchObject({
      status: 'failed',
      isCurrent: false,
      before: { count: 1 },
      after: { count: 1 },
      canBeConfirmed: false,
    })
    await changeDay.chooseDay(5)
    expect(changeDay.state$.value.chosen).toMatchObject({
      status: 'ready',
      before: { count: 1 },
      after: { count: 2 },
      canBeConfirmed: true,
    })
    await changeDay.chooseDay(17)
    expect([changeDay.state$.value.chosen.isCurrent, log]).toEqual([true, ['projection 5', 'projection 5']])
  })
})

it.each(['31', 0, 32, 1.5, Number.NaN, undefined])('fails for a day that is not from 1 to 31: %s', async (day) => {
  const { choose, projection, log } = opened()
  await choose(5)
  await Reflect.apply(choose, null, [day])
  expect(projection()).toMatchObject({
    status: 'failed',
    failure: { operation: 'projection', cause: { kind: 'exception', reason: expect.stringMatching(/from 1 to 31/) } },
  })
  expect(log).toEqual(['projection 5'])
  await choose(5)
  expect(projection()).toMatchObject({ day: 5, status: 'ready' })
})

it('an invalid day drops the answer for an earlier one', async () => {
  const { choose, projection, projectionAnswers } = opened()
  const five = held()
  projectionAnswers.push(() => five.promise)
  const older = choose(5)
  await choose(32)
  five.resolve(right(instalments(5)))
  await older
  expect(projection()).toMatchObject({ status: 'failed', instalments: null })
})

it('a projection is shown for the chosen day; the earlier one stays until it is loaded', () => {
  const failure = failedAt('projection')(networkFailure)
  const shown = (day: number | null, status: DayProjection['status'], of: number | null, why = false) => ({
    day,
    status,
    instalments: of === null ? null : instalments(of),
    failure: why ? failure : null,
  })
  expect(projectionFor(shown(null, 'loading', null), 2)).toEqual(shown(2, 'loading', null))
  expect(projectionFor(shown(2, 'ready', 2), 2)).toEqual(shown(2, 'ready', 2))
  expect(projectionFor(shown(1, 'ready', 1), 2)).toEqual(shown(2, 'loading', 1))
  expect(projectionFor(shown(2, 'loading', 1), 2)).toEqual(shown(2, 'loading', 1))
  expect(projectionFor(shown(2, 'failed', 1, true), 2)).toEqual(shown(2, 'failed', 1, true))
  expect(projectionFor(shown(1, 'failed', null, true), 2)).toEqual(shown(2, 'loading', null))
})

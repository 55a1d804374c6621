import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, networkFailure } from '../failure/ApiFailure.js'
import { minor } from '../money/Money.js'
import { createDeferred } from '../testing/Deferred.js'
import { openPaymentPlan } from '../testing/openPaymentPlan.js'
import type { Instalment } from './PaymentPlan.js'
import { isProjectionLoaded } from './ProjectionState.js'

const instalments = (day: number): readonly Instalment[] => [{ date: `2027-02-${String(day).padStart(2, '0')}`, amount: minor(100) }]
const held = () => createDeferred<Either<ApiFailure, readonly Instalment[]>>()

describe('the projection of a day', () => {
  it('is not loaded until it was answered', async () => {
    const { plan, projections } = openPaymentPlan()
    const answer = held()
    projections.set(5, answer.promise)
    const end = plan.project(5)()
    expect([plan.projection$.value, isProjectionLoaded(plan.projection$.value)]).toEqual([{ kind: 'loading', day: 5 }, false])
    answer.resolve(right(instalments(5)))
    expect(await end).toEqual({ kind: 'loaded', day: 5, instalments: instalments(5) })
    expect(isProjectionLoaded(plan.projection$.value)).toBe(true)
  })

  it('drops the answer for an older day, whichever comes first', async () => {
    const { plan, projections } = openPaymentPlan()
    const [five, nine] = [held(), held()]
    projections.set(5, five.promise).set(9, nine.promise)
    const older = plan.project(5)()
    const newer = plan.project(9)()
    nine.resolve(right(instalments(9)))
    await newer
    five.resolve(right(instalments(5)))
    await older
    expect(plan.projection$.value).toMatchObject({ kind: 'loaded', day: 9 })
  })

  it('of one day that is being asked for is not asked for again', async () => {
    const { plan, days } = openPaymentPlan()
    await Promise.all([plan.project(5)(), plan.project(5)()])
    expect(days).toEqual([5])
  })

  it('that failed says so and can be asked for again', async () => {
    const { plan, projections, said } = openPaymentPlan()
    projections.set(5, Promise.resolve(left(networkFailure)))
    expect(await plan.project(5)()).toMatchObject({ kind: 'failed', day: 5, failure: { operation: 'projection' } })
    expect(said).toHaveLength(1)
    projections.delete(5)
    expect((await plan.project(5)()).kind).toBe('loaded')
  })

  it('is forgotten when the session ends, also one that is on its way', async () => {
    const { plan, projections, scope } = openPaymentPlan()
    const answer = held()
    projections.set(5, answer.promise)
    const end = plan.project(5)()
    scope.end()
    answer.resolve(right(instalments(5)))
    await end
    expect(plan.projection$.value).toEqual({ kind: 'none' })
  })
})

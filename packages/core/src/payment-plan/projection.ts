import { isLeft } from 'fp-ts/lib/Either.js'
import { exceptionFailure, type Failure, failedAt } from '../failure/Failure.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import { type Minor, sumMinor } from '../money/Money.js'
import { createSessionState, isOver, type Lifetime } from '../reactive/Lifetime.js'
import { byDate, type Instalment, isPlanDay } from '../domain/PaymentPlan.js'
import type { PaymentPlanApi } from './planCalls.js'

/**
 * What a plan would collect on one day of the month (behaviour/payment-plan#2.4). During a load, `instalments` are the
 * previous ones, so that the layout does not jump.
 */
export interface DayProjection {
  /** Null if no day was chosen. */
  readonly day: number | null
  readonly status: 'loading' | 'ready' | 'failed'
  readonly instalments: readonly Instalment[] | null
  readonly failure: Failure | null
}

const none: DayProjection = { day: null, status: 'loading', instalments: null, failure: null }

/** The latest projection, as it is shown for this day: a projection of another day stays until this one is loaded. */
export const projectionFor = (latest: DayProjection, day: number | null): DayProjection =>
  latest.day === day ? latest : { ...latest, day, status: 'loading', failure: null }

export type Projection = ReturnType<typeof createProjection>

interface ProjectionDeps {
  readonly api: PaymentPlanApi
  readonly bookingRef: string
  readonly failures: FailureHandler
  readonly scope: Lifetime
}

/** The newest day drops the answer for an older one; a second request for the same day joins the first. */
export const createProjection = ({ api, bookingRef, failures, scope }: ProjectionDeps) => {
  const state = createSessionState(scope, none)
  const running = createSessionState<{ readonly day: number; readonly end: Promise<void> } | null>(scope, null)
  let newest = 0

  const load = async (day: number): Promise<void> => {
    const mine = (newest += 1)
    const context = scope.context()
    const { instalments } = state.state$.value
    state.set({ day, status: 'loading', instalments, failure: null })
    const answer = await api.projection(bookingRef, day, context)()
    if (mine !== newest || isOver(context)) return
    running.set(null)
    if (!isLeft(answer)) return state.set({ day, status: 'ready', instalments: answer.right, failure: null })
    const failure = failedAt('projection')(answer.left)
    state.set({ day, status: 'failed', instalments, failure })
    failures.handle(failure)
  }

  /** The failure names the argument of the command, because a command never rejects. */
  const refuse = (day: number): void => {
    newest += 1
    running.set(null)
    const reason = new TypeError('chooseDay: day has to be a day from 1 to 31')
    const failure: Failure = { operation: 'projection', cause: exceptionFailure(reason) }
    state.set({ ...state.state$.value, day, status: 'failed', failure })
  }

  return {
    state$: state.state$,
    ask: async (day: number): Promise<void> => {
      if (!isPlanDay(day)) return refuse(day)
      const { value: before } = running.state$
      if (before?.day === day) return before.end
      const end = load(day)
      running.set({ day, end })
      return end
    },
  }
}

export interface ProjectionSummary {
  readonly count: number
  readonly first: Instalment
  readonly final: Instalment
  readonly total: Minor
  /** The amount of each payment but the last, which takes the remainder; null if the payments differ in another way. */
  readonly each: Minor | null
}

/** The summary of a projection for one sentence; null if it has no payment. */
export const projectionSummary = (instalments: readonly Instalment[]): ProjectionSummary | null => {
  const inOrder = byDate(instalments)
  const first = inOrder[0]
  const final = inOrder.at(-1)
  if (first === undefined || final === undefined) return null
  const alike = inOrder.slice(0, -1).every(({ amount }) => amount === first.amount)
  return {
    count: inOrder.length,
    first,
    final,
    total: sumMinor(inOrder.map(({ amount }) => amount)),
    each: alike ? first.amount : null,
  }
}

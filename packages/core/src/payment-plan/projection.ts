import { isLeft } from 'fp-ts/lib/Either.js'
import { exceptionFailure, type Failure, failedAt } from '../failure/Failure.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import { type Minor, sumMinor } from '../money/Money.js'
import { type Behavior, createState } from '../reactive/Behavior.js'
import type { Lifetime } from '../reactive/Lifetime.js'
import { byDate, type Instalment, isPlanDay } from '../domain/PaymentPlan.js'
import type { PaymentPlanApi } from './planCalls.js'

/** What a plan would collect on one day of the month (behaviour/payment-plan#2.4: loaded is false until success). */
export type ProjectionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly day: number; readonly previous: readonly Instalment[] | null }
  | { readonly kind: 'loaded'; readonly day: number; readonly instalments: readonly Instalment[] }
  | {
      readonly kind: 'failed'
      readonly day: number
      readonly failure: Failure
      readonly previous: readonly Instalment[] | null
    }

/**
 * The projection to show for one day. During a load, `instalments` are the previous ones, so that the layout does not
 * jump.
 */
export interface DayProjection {
  /** Null if no day was chosen. */
  readonly day: number | null
  readonly status: 'loading' | 'ready' | 'failed'
  readonly instalments: readonly Instalment[] | null
  readonly failure: Failure | null
}

const latestInstalments = (state: ProjectionState): readonly Instalment[] | null => {
  switch (state.kind) {
    case 'none':
      return null
    case 'loaded':
      return state.instalments
    default:
      return state.previous
  }
}

export const projectionFor = (state: ProjectionState, day: number | null): DayProjection => {
  const shown = { day, instalments: latestInstalments(state), failure: null }
  if (state.kind === 'none' || state.kind === 'loading' || state.day !== day) return { ...shown, status: 'loading' }
  return state.kind === 'loaded'
    ? { ...shown, status: 'ready' }
    : { ...shown, status: 'failed', failure: state.failure }
}

export interface Projection {
  readonly state$: Behavior<ProjectionState>
  readonly ask: (day: number) => Promise<void>
}

interface ProjectionDeps {
  readonly api: PaymentPlanApi
  readonly bookingRef: string
  readonly failures: FailureHandler
  readonly scope: Lifetime
}

/** The newest day drops the answer for an older one; a second request for the same day joins the first. */
export const createProjection = ({ api, bookingRef, failures, scope }: ProjectionDeps): Projection => {
  const state = createState<ProjectionState>({ kind: 'none' })
  let newest = 0
  let running: { readonly day: number; readonly end: Promise<void> } | null = null

  scope.ended$.subscribe(() => {
    newest += 1
    running = null
    state.set({ kind: 'none' })
  })

  const load = async (day: number): Promise<void> => {
    const mine = (newest += 1)
    const previous = latestInstalments(state.state$.value)
    state.set({ kind: 'loading', day, previous })
    const answer = await api.projection(bookingRef, day, scope.context())()
    if (mine !== newest) return
    running = null
    if (!isLeft(answer)) return state.set({ kind: 'loaded', day, instalments: answer.right })
    const failure = failedAt('projection')(answer.left)
    state.set({ kind: 'failed', day, failure, previous })
    failures.handle(failure)
  }

  /** The failure names the argument of the command, because a command never rejects. */
  const refuse = (day: number): void => {
    newest += 1
    running = null
    const reason = new TypeError('chooseDay: day has to be a day from 1 to 31')
    const failure: Failure = { operation: 'projection', cause: exceptionFailure(reason) }
    state.set({ kind: 'failed', day, failure, previous: latestInstalments(state.state$.value) })
  }

  return {
    state$: state.state$,
    ask: async (day) => {
      if (!isPlanDay(day)) return refuse(day)
      if (running?.day === day) return running.end
      running = { day, end: load(day) }
      return running.end
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

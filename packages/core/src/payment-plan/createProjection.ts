import { isLeft } from 'fp-ts/lib/Either.js'
import type { Task } from 'fp-ts/lib/Task.js'
import { failedAt } from '../failure/Failure.js'
import { type Behavior, createState } from '../reactive/Behavior.js'
import type { PaymentPlanDeps } from './paymentPlanDeps.js'
import type { ProjectionState } from './ProjectionState.js'

export interface Projection {
  readonly projection$: Behavior<ProjectionState>
  readonly project: (day: number) => Task<ProjectionState>
  readonly clear: () => void
}

const none: ProjectionState = { kind: 'none' }

/** The newest day drops the answer for an older one (switch); a day that is being asked for is not asked for again. */
export const createProjection = (deps: Pick<PaymentPlanDeps, 'api' | 'bookingRef' | 'failures' | 'scope'>): Projection => {
  const state = createState<ProjectionState>(none)
  let newest = 0
  let running: Promise<ProjectionState> | null = null

  const clear = (): void => {
    newest += 1
    running = null
    state.set(none)
  }
  deps.scope.ended$.subscribe(clear)

  const ask = async (day: number): Promise<ProjectionState> => {
    const mine = (newest += 1)
    state.set({ kind: 'loading', day })
    const answer = await deps.api.projection(deps.bookingRef, day, deps.scope.context())()
    if (mine !== newest) return state.state$.value
    running = null
    if (isLeft(answer)) {
      const failure = failedAt('projection')(answer.left)
      state.set({ kind: 'failed', day, failure })
      deps.failures.handle(failure)
    } else {
      state.set({ kind: 'loaded', day, instalments: answer.right })
    }
    return state.state$.value
  }

  return {
    projection$: state.state$,
    project: (day) => () => {
      const { value } = state.state$
      if (running !== null && value.kind === 'loading' && value.day === day) return running
      const asked = ask(day)
      running = asked
      return asked
    },
    clear,
  }
}

import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure/Failure.js'
import type { SessionScope } from '../session/SessionScope.js'
import { type Behavior, createState } from './Behavior.js'
import { exhaust, type Turn } from './concurrency.js'

/** Something that a customer sends: what a form shows of it. */
export type Submission =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export interface Submitter {
  readonly state$: Behavior<Submission>
  /** A second press while one runs gets the end of the first. */
  readonly submit: (flow: TaskEither<Failure, void>) => TaskEither<Failure, void>
}

const idle: Submission = { kind: 'idle' }

export const createSubmitter = (scope: SessionScope): Submitter => {
  const state = createState<Submission>(idle)
  const alone = exhaust<Either<Failure, void>>(scope)
  scope.ended$.subscribe(() => state.set(idle))

  const run = async (flow: TaskEither<Failure, void>, { end }: Turn): Promise<Either<Failure, void>> => {
    state.set({ kind: 'submitting' })
    const outcome = await flow()
    if (!end()) return outcome
    state.set(isLeft(outcome) ? { kind: 'failed', failure: outcome.left } : { kind: 'succeeded' })
    return isLeft(outcome) ? outcome : right(undefined)
  }
  return { state$: state.state$, submit: (flow) => () => alone((turn) => run(flow, turn)) }
}

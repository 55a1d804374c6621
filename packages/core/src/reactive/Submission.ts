import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure/Failure.js'
import type { SessionScope } from '../session/SessionScope.js'
import { type Behavior, createState } from './Behavior.js'

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
  let running: Promise<Either<Failure, void>> | null = null
  let session = 0
  scope.ended$.subscribe(() => {
    session += 1
    running = null
    state.set(idle)
  })

  const run = async (flow: TaskEither<Failure, void>): Promise<Either<Failure, void>> => {
    const mine = session
    state.set({ kind: 'submitting' })
    const outcome = await flow()
    if (mine !== session) return outcome
    running = null
    state.set(isLeft(outcome) ? { kind: 'failed', failure: outcome.left } : { kind: 'succeeded' })
    return isLeft(outcome) ? outcome : right(undefined)
  }
  return { state$: state.state$, submit: (flow) => () => (running ??= run(flow)) }
}

import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { Operation } from '../failure/Operation.js'
import type { Basket } from './Basket.js'
import type { BasketDeps } from './basketDeps.js'
import { holdsLine, lineKey } from './changeElsewhere.js'
import { reloadBasket, warn } from './reloadBasket.js'

/** One call, and the line of the basket that it removes. */
export interface Removal {
  readonly line: string
  readonly call: (context: CallContext) => TaskEither<ApiFailure, void>
}

export const removalOf = (category: keyof Basket, id: string | number, call: Removal['call']): Removal => ({
  line: lineKey(category, id),
  call,
})

/** The back end's code for a line that the basket does not have. */
const unknownLine = '50008040'

const isOfNothing = (cause: ApiFailure): boolean =>
  cause.kind === 'notFound' || (cause.kind === 'server' && cause.errors.every(({ code }) => code === unknownLine))

/** What is gone already is explained, where the load has not said so; any other failure is shown as it is. */
const explain = (deps: BasketDeps, failure: Failure, line: string, reloaded: Either<Failure, Basket | null>): void => {
  if (!isOfNothing(failure.cause) || isLeft(reloaded)) return deps.onFailure(failure)
  if (reloaded.right === null) return
  if (holdsLine(reloaded.right, line)) return deps.onFailure(failure)
  deps.messages.toast('info', deps.texts.basket.noLongerThere)
}

/**
 * One after the other; then the basket is loaded again. On the first error: reload, show the errors, stop
 * (specification 2, §4). Right holds the basket that is left.
 */
export const removeFromBasket = async (
  deps: BasketDeps,
  operation: Operation,
  removals: readonly Removal[],
): Promise<Either<Failure, Basket | null>> => {
  const context = deps.scope.context()
  const lines = new Set(removals.map(({ line }) => line))
  const reload = async (): Promise<Either<Failure, Basket | null>> => {
    deps.store.setExpected({ kind: 'removals', lines })
    const reloaded = await reloadBasket(deps, context)
    if (!isLeft(reloaded)) warn(deps, reloaded.right)
    return reloaded
  }
  for (const { line, call } of removals) {
    const removed = await call(context)()
    if (isLeft(removed)) {
      const failure = failedAt(operation)(removed.left)
      explain(deps, failure, line, await reload())
      return left(failure)
    }
  }
  const reloaded = await reload()
  if (isLeft(reloaded)) deps.onFailure(reloaded.left)
  return reloaded
}

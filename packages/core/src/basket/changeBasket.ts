import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import { cancelled } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { BasketDeps } from './basketDeps.js'
import { reloadBasket } from './reloadBasket.js'
import { resetBasket } from './resetBasket.js'

export interface AddFlow {
  /** Puts the things into the basket that exists by now. */
  readonly add: (context: CallContext) => Promise<Either<Failure, void>>
  readonly successMessage: string
}

/** Creates the basket where there is none and records it. Right says whether this flow created it. */
const ensureBasket = async (deps: BasketDeps, context: CallContext): Promise<Either<Failure, boolean>> => {
  const { kind } = deps.store.state$.value.contents
  if (kind === 'loaded') return right(false)
  if (kind !== 'none') {
    const found = await reloadBasket(deps, context)
    if (isLeft(found)) return found
    if (found.right !== null) return right(false)
  }
  const created = await deps.api.create(deps.bookingRef, context)()
  if (isLeft(created)) return left(failedAt('createBasket')(created.left))
  if (context.signal?.aborted === true) return left(failedAt('createBasket')(cancelled))
  deps.store.record(created.right)
  return right(true)
}

/** What this flow created is reset. Where that is not known to have worked, the next flow asks what is there. */
const discard = async (deps: BasketDeps, context: CallContext): Promise<void> => {
  const discarded = await resetBasket(deps, context)
  if (isLeft(discarded) && context.signal?.aborted !== true) {
    deps.store.update((state) => ({ ...state, contents: { kind: 'failed', failure: discarded.left } }))
  }
}

/** The basket that was on the screen was paid for or discarded elsewhere meanwhile: nothing was added, and a new one is begun. */
const isGone = async (deps: BasketDeps, added: Either<Failure, void>, context: CallContext): Promise<boolean> => {
  if (!isLeft(added) || added.left.cause.kind !== 'notFound') return false
  const found = await reloadBasket(deps, context)
  return !isLeft(found) && found.right === null
}

/**
 * The basket workflow pattern (specification 2, §4): create where there is none, add, reload, toast. On failure the
 * error is raised, add-failed is signalled, and a basket that this flow created is discarded.
 */
export const addToBasket = async (deps: BasketDeps, flow: AddFlow): Promise<Either<Failure, void>> => {
  const { store, scope } = deps
  const context = scope.context()
  const fail = (failure: Failure): Either<Failure, void> => {
    deps.onFailure(failure)
    store.signal('addFailed')
    return left(failure)
  }
  const created = await ensureBasket(deps, context)
  if (isLeft(created)) return fail(created.left)
  const added = await flow.add(context)
  if (!created.right && (await isGone(deps, added, context))) return addToBasket(deps, flow)
  const reloaded = isLeft(added) && created.right ? added : await reloadBasket(deps, context)
  const outcome = isLeft(added) ? added : reloaded
  if (isLeft(outcome)) {
    const failed = fail(outcome.left)
    if (created.right && context.signal?.aborted !== true) await discard(deps, context)
    return failed
  }
  deps.messages.toast('success', flow.successMessage)
  store.signal('addSucceeded')
  return right(undefined)
}

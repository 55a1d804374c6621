import { type Basket, type BasketFeature, basketOf, type Failure, mayHaveWorked } from '@booking-dashboard/core'
import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { contentsBefore } from './contentsBefore'

type Looked = Pick<BasketFeature, 'state$' | 'check'>

/** After a failure that says nothing of whether it worked, the basket is asked. False where it does not answer either. */
export const lookAgain = async (basket: Looked, ended: Either<Failure, unknown>): Promise<boolean> =>
  !isLeft(ended) || !mayHaveWorked(ended.left) || !isLeft(await basket.check())

export type Added =
  | { readonly kind: 'added' }
  /** What the basket held before and holds now tells what is in all the same. */
  | {
      readonly kind: 'failed'
      readonly before: Basket | null
      readonly after: Basket | null
      readonly failure: Failure
    }
  /** It could not be learnt whether it is in. */
  | { readonly kind: 'unclear'; readonly failure: Failure }

/** Adds something. Where that fails, the basket is compared with what it held: an answer that was lost must not lead to a second adding. */
export const addAndLook = async (basket: Looked, add: TaskEither<Failure, void>): Promise<Added> => {
  const before = await contentsBefore(basket)
  const isKnown = basket.state$.value.contents.kind !== 'failed' && basket.state$.value.contents.kind !== 'unknown'
  const ended = await add()
  if (!isLeft(ended)) return { kind: 'added' }
  const found = await lookAgain(basket, ended)
  const failure = ended.left
  return isKnown && found
    ? { kind: 'failed', before, after: basketOf(basket.state$.value), failure }
    : { kind: 'unclear', failure }
}

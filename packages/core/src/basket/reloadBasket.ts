import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import { cancelled } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { type Basket, mandatorySections } from './Basket.js'
import type { BasketDeps } from './basketDeps.js'
import { basketOf } from './BasketState.js'

/** The errors of every invalid mandatory section, in the order of the sections (specification 2, §4, basket refresh). */
export const mandatoryWarnings = (basket: Basket): readonly string[] =>
  mandatorySections.flatMap((section) => {
    const { valid, errors } = basket.mandatoryStatus[section]
    return valid ? [] : errors
  })

/** `inPassing`: a check on the way to another screen does not repeat what was said already. */
const warn = ({ messages, texts, store }: BasketDeps, basket: Basket, inPassing: boolean): void => {
  const warnings = mandatoryWarnings(basket)
  const isNews = store.rememberWarnings(warnings)
  if (warnings.length === 0 || (inPassing && !isNews)) return
  messages.prompt({
    type: 'warning',
    header: texts.basket.warningHeader,
    message: warnings,
    listed: true,
    required: false,
    actions: [{ label: texts.basket.ok, emphasis: 'primary' }],
  })
}

/** Loads the basket and stores it; no basket is an answer. A basket that was there before stays readable when this fails. */
export const reloadBasket = async (
  deps: BasketDeps,
  context: CallContext,
  inPassing = false,
): Promise<Either<Failure, Basket | null>> => {
  const answer = await deps.api.get(deps.bookingRef, context)()
  // The session ended meanwhile: whose basket this was is gone.
  if (context.signal?.aborted === true) return left(failedAt('getBasket')(cancelled))
  if (isLeft(answer)) {
    if (answer.left.kind === 'notFound') {
      deps.store.recordNone()
      return right(null)
    }
    const failure = failedAt('getBasket')(answer.left)
    deps.store.update((state) =>
      basketOf(state) === null ? { ...state, contents: { kind: 'failed', failure } } : state,
    )
    return left(failure)
  }
  deps.store.record(answer.right)
  warn(deps, answer.right, inPassing)
  return answer
}

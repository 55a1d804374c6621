import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import { type ApiFailure, cancelled } from '../failure/ApiFailure.js'
import { failedAt, type Failure, type Operation } from '../failure/Failure.js'
import { isOver as hasSessionEnded } from '../session/SessionScope.js'
import type { Basket } from './Basket.js'
import type { BasketReadingDeps } from './basketDeps.js'
import { mandatorySections } from './BasketKind.js'
import { type ChangeElsewhere, changeElsewhere, heldIn, isOver } from './basketStore.js'

/** What a step of the basket is called in reports alone (specification 2, §8); no customer reads it. */
const internalMessages = {
  create: 'Could not create basket',
  rooms: 'Could not create new selected accommodations',
  reload: 'Could not reload basket',
  roomExtras: 'Error creating accommodation extras',
  retrieve: 'Could not retrieve basket',
} as const

type BasketStep = keyof typeof internalMessages

const missing = 'Missing basket in response'

/** An answer without its basket is told apart from any other failure of its step. */
export const failedStep =
  (operation: Operation, step: BasketStep) =>
  (cause: ApiFailure): Failure => {
    const isMissing = cause.kind === 'decode' && cause.path === 'basket'
    return { operation, cause, internalMessage: isMissing ? missing : internalMessages[step] }
  }

/** The errors of every invalid mandatory section, in the order of the sections (specification 2, §4, basket refresh). */
const mandatoryWarnings = (basket: Basket): readonly string[] =>
  mandatorySections.flatMap((section) => {
    const { valid, errors } = basket.mandatoryStatus[section]
    return valid ? [] : errors
  })

/** The basket's own warning of before says no more what is wrong now. */
export const withdrawWarning = ({ messages, store }: Pick<BasketReadingDeps, 'messages' | 'store'>): void => {
  const before = store.rememberPrompt(null)
  if (before !== null) messages.withdrawPrompt(before)
}

const prompt = ({ messages, texts, store }: BasketReadingDeps, warnings: readonly string[]): void => {
  withdrawWarning({ messages, store })
  if (warnings.length === 0) return
  const promptId = messages.prompt({
    type: 'warning',
    header: texts.basket.warningHeader,
    message: warnings,
    listed: true,
    required: false,
    actions: [{ label: texts.basket.ok, emphasis: 'primary' }],
  })
  store.rememberPrompt(promptId)
}

/** Says what is wrong with the mandatory sections of the basket. */
export const warn = (deps: BasketReadingDeps, basket: Basket | null): void => {
  if (basket === null) return
  const warnings = mandatoryWarnings(basket)
  deps.store.rememberWarnings(warnings)
  prompt(deps, warnings)
}

/** The same, but what was said already is not repeated. */
export const warnOfNews = (deps: BasketReadingDeps, basket: Basket | null): void => {
  if (basket === null) return
  const warnings = mandatoryWarnings(basket)
  if (deps.store.rememberWarnings(warnings) || warnings.length === 0) prompt(deps, warnings)
}

/** What a load is called in a report: the first look at a basket, or one after a change. */
export type LoadStep = 'retrieve' | 'reload'

interface LoadedBasket {
  /** With the extras in their rooms; null where there is none, or where it is over. */
  readonly basket: Basket | null
  /** What somebody else did to it since it was shown. */
  readonly elsewhere: ChangeElsewhere | null
}

/**
 * Loads the basket and stores it; no basket is an answer, and so is one that is over. A basket that was there before
 * stays readable when this fails.
 */
export const loadBasket = async (
  deps: BasketReadingDeps,
  context: CallContext,
  step: LoadStep,
): Promise<Either<Failure, LoadedBasket>> => {
  const { api, bookingRef, store } = deps
  const answer = await api.get(bookingRef, context)()
  // Whose basket this was is gone.
  if (hasSessionEnded(context)) return left(failedAt('getBasket')(cancelled))
  if (isLeft(answer) && answer.left.kind !== 'notFound') {
    const failure = failedStep('getBasket', step)(answer.left)
    store.update((state) => (heldIn(state) === null ? { ...state, contents: { kind: 'failed', failure } } : state))
    return left(failure)
  }
  const found = isLeft(answer) || isOver(answer.right) ? null : answer.right
  const before = heldIn(store.state$.value)
  const expected = store.takeExpected()
  const elsewhere = before === null ? null : changeElsewhere(before, found, expected)
  if (found === null) {
    withdrawWarning(deps)
    store.recordNone(elsewhere)
  } else store.record(found, elsewhere)
  return right({ basket: heldIn(store.state$.value), elsewhere })
}

/** Loads the basket, and explains what somebody else did to it: it is shown, never overwritten. */
export const reloadBasket = async (
  deps: BasketReadingDeps,
  context: CallContext,
  step: LoadStep = 'reload',
): Promise<Either<Failure, Basket | null>> => {
  const loaded = await loadBasket(deps, context, step)
  if (isLeft(loaded)) return loaded
  const { basket, elsewhere } = loaded.right
  if (elsewhere !== null) deps.messages.toast('info', deps.texts.basket.elsewhere[elsewhere])
  return right(basket)
}

import { isLeft } from 'fp-ts/lib/Either.js'
import { basketOf } from '../basket/BasketState.js'
import type { CardFailure } from './CardGateway.js'
import type { Finding } from './findOut.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PayBasketInput } from './PaymentFeature.js'
import type { PaymentFailureReason, PaymentIntent } from './PaymentState.js'
import { publicKeyOf } from './runChallenge.js'
import { submitPayment } from './submitPayment.js'

const toReason = (failure: CardFailure): PaymentFailureReason =>
  failure.kind === 'rejected' ? { kind: 'card', field: failure.field, message: failure.message } : { kind: 'cardsUnavailable' }

/** The intent of one press of Pay: what was shown, under a key of its own. */
export const intentFor = (deps: PaymentDeps, amount: PayBasketInput['shownTotal']): PaymentIntent => ({
  bookingRef: deps.bookingRef,
  basketId: basketOf(deps.basket.store.state$.value)?.id ?? null,
  amount,
  idempotencyKey: deps.ids.uuid(),
})

/** Card to token, then the payment. Nothing leaves for the back end before the card company took the card. */
export const payBasket = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  { cardholderName, source }: PayBasketInput,
): Promise<Finding> => {
  run.show({ kind: 'tokenising', intent })
  const publicKey = await publicKeyOf(deps)
  if (publicKey === null) return { kind: 'failed', reason: { kind: 'cardsUnavailable' } }
  const card = await deps.cards.tokenise({ publicKey, cardholderName: cardholderName.trim(), source })()
  if (isLeft(card)) return { kind: 'failed', reason: toReason(card.left) }
  // Another tab began to pay meanwhile, or the session ended: this press sends nothing.
  if (run.ended() || deps.vault.read(deps.bookingRef) !== null) return { kind: 'undecided' }
  return submitPayment(deps, run, intent, card.right)
}

import { isLeft } from 'fp-ts/lib/Either.js'
import { cardReason } from './cardReason.js'
import { type Finding, notAsked } from './Finding.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PayInput } from './PaymentFeature.js'
import type { PaymentFailureReason, PaymentIntent } from './PaymentState.js'
import { intentOf } from './PaymentVault.js'
import { publicKeyOf } from './runChallenge.js'
import { type Sent, submitPayment } from './submitPayment.js'

/** Card to token, then the payment. Nothing leaves for the back end before the card company took the card. */
export const payWithCard = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  { cardholderName, source }: PayInput,
  known: readonly string[] | null,
): Promise<Sent> => {
  const notSent = (reason: PaymentFailureReason): Sent => ({ intent, finding: { kind: 'notSent', reason } satisfies Finding })
  run.show({ kind: 'tokenising', intent })
  const publicKey = await publicKeyOf(deps)
  if (publicKey === null) return notSent({ kind: 'cardsUnavailable' })
  const card = await deps.cards.tokenise({ publicKey, cardholderName: cardholderName.trim(), source })()
  if (isLeft(card)) return notSent(cardReason(card.left))
  if (run.ended()) return { intent, finding: notAsked }
  const other = deps.trail.read()
  if (other !== null && other.standing !== 'unreached') {
    // Another tab began to pay meanwhile: this press sends nothing, and how that one ends is told here too.
    deps.trail.watch(other)
    return { intent: intentOf(other), finding: notAsked }
  }
  return submitPayment(deps, run, intent, card.right, known)
}

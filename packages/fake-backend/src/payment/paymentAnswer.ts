import type { paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { planChangeAnswer } from '../payment-plan/setUpCard.js'
import { type Begun, underWay } from '../records/onceByKey.js'
import { Refusal } from '../refusal/Refusal.js'
import type { PaymentAttempt } from '../records/PaymentAttempt.js'

type PaymentOutput = t.OutputOf<typeof paymentEndpoints.pay.answer>

/** The first answer to an accepted attempt. */
export const acceptedAnswer = ({ id: reference, phase, intent }: PaymentAttempt): PaymentOutput => ({
  payment:
    phase === 'challenge' && intent !== null
      ? { requires_action: true, payment_intent_client_secret: intent.clientSecret, reference }
      : { requires_action: false, reference },
})

/** The answer to a repeated key: the attempt's end, or the secret of its open challenge. */
export const attemptAnswer = (attempt: PaymentAttempt): PaymentOutput => {
  if (attempt.refusal !== null) throw new Refusal(200, [attempt.refusal])
  return attempt.phase === 'processing' ? underWay() : acceptedAnswer(attempt)
}

/** The answer to a repeated key. Throws the final refusal, or `underWay` before the end. */
export const answerAgain = (begun: Begun): unknown => {
  if (begun === null) return {}
  return 'phase' in begun ? attemptAnswer(begun) : planChangeAnswer(begun)
}

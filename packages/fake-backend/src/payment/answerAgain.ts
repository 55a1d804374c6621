import { planChangeAnswer } from '../payment-plan/setUpCard.js'
import type { Begun } from '../routing/onceByKey.js'
import { attemptAnswer } from './paymentAnswer.js'

/** How what was begun with a key stands, for whoever asks with it again; throws the refusal that it ended in, `underWay` before. */
export const answerAgain = (begun: Begun): unknown => {
  if (begun === null) return {}
  return 'phase' in begun ? attemptAnswer(begun) : planChangeAnswer(begun)
}

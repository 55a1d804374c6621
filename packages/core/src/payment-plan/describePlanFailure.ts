import type { Texts } from '../messages/texts.js'
import { describePaymentError } from '../payment/describePaymentFailure.js'
import type { PlanFailureReason } from './PaymentPlanState.js'

/** Why the plan is as it was and what the customer can do, a sentence or two for each error. */
export const describePlanFailure = (reason: PlanFailureReason, texts: Texts): readonly string[] => {
  switch (reason.kind) {
    case 'card':
      return [reason.message]
    case 'cardsUnavailable':
    case 'challengeFailed':
    case 'challengeClosed':
    case 'notReached':
    case 'planError':
      return [texts.paymentPlan[reason.kind]]
    case 'notAccepted':
      return [texts.failure.paymentPlan]
    case 'refused':
      return reason.errors.map((error) => describePaymentError(error, texts))
  }
}

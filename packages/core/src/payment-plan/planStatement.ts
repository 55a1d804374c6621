import { paymentNextStep } from '../payment/paymentNextStep.js'
import type { PlanFailureReason } from './PaymentPlanState.js'

/** What is to be said after the reason of a failure. `asItWas`: nothing was done, and trying the same again would not help. */
export type PlanStatement = 'safeToTryAgain' | 'asItWas'

/** Null where the reason says it itself. */
export const planStatement = (reason: PlanFailureReason): PlanStatement | null => {
  switch (reason.kind) {
    case 'card':
      return 'safeToTryAgain'
    case 'refused':
      return reason.errors.some(({ code }) => code !== null && endsHere(code)) ? 'asItWas' : 'safeToTryAgain'
    default:
      return null
  }
}

const endsHere = (code: string): boolean => {
  switch (paymentNextStep(code)) {
    case 'checkBooking':
    case 'contactUs':
    case 'payOtherwise':
    case 'doNotPayAgain':
      return true
    default:
      return false
  }
}

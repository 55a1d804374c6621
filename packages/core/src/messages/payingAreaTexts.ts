import { planTexts } from '../payment-plan/planTexts.js'
import { checkoutTexts } from '../payment/checkoutTexts.js'
import { paymentCodes, paymentOperations } from '../payment/paymentCodes.js'
import { paymentFlowTexts } from '../payment/paymentFlowTexts.js'
import { paymentTexts } from '../payment/paymentTexts.js'
import { basketAreaTexts } from './basketAreaTexts.js'
import type { Wording } from './Wording.js'

/** Of everything that is paid, and of the payment plan. */
export const payingAreaTexts = {
  ...basketAreaTexts,
  ...paymentFlowTexts,
  operations: { ...basketAreaTexts.operations, ...paymentOperations },
  paymentCode: paymentCodes,
  screen: { ...basketAreaTexts.screen, checkout: checkoutTexts, pay: paymentTexts, plan: planTexts },
} as const

export type PayingAreaTexts = Wording<typeof payingAreaTexts>

import { planTexts } from '../../payment-plan/planTexts.js'
import { paymentFlowTexts } from '../../payment/paymentFlowTexts.js'
import { checkoutTexts, paymentTexts } from '../../payment/paymentTexts.js'
import { paymentCodes, paymentOperations } from '../../payment/paymentCodes.js'

/** The texts of all payments, and of the payment plan. */
export const payingWords = {
  ...paymentFlowTexts,
  operations: paymentOperations,
  paymentCode: paymentCodes,
  screen: { checkout: checkoutTexts, pay: paymentTexts, plan: planTexts },
} as const

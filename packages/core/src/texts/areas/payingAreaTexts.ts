import { planTexts } from '../../payment-plan/planTexts.js'
import { paymentFlowTexts } from '../../payment/paymentFlowTexts.js'
import { checkoutTexts, paymentTexts } from '../../payment/paymentTexts.js'
import { paymentCodes, paymentOperations } from '../../payment/paymentCodes.js'
import { basketAreaTexts } from './basketAreaTexts.js'
import { onTop, type Wording } from '../../language/Wording.js'

/** The texts of all payments, and of the payment plan. */
export const payingWords = {
  ...paymentFlowTexts,
  operations: paymentOperations,
  paymentCode: paymentCodes,
  screen: { checkout: checkoutTexts, pay: paymentTexts, plan: planTexts },
} as const

export const payingAreaTexts = /* @__PURE__ */ onTop(basketAreaTexts, payingWords)

export interface PayingAreaTexts extends Wording<typeof payingAreaTexts> {}

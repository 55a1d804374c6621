import type { Texts } from '../messages/texts.js'
import { isFree } from './checkoutPanel.js'
import { describePaymentFailure } from './describePaymentFailure.js'
import { sayMoney } from './moneyStatement.js'
import type { FailedPayment } from './paymentPurpose.js'
import type { PaymentFailureReason } from './PaymentState.js'

/** Where the reason's own words say already that nothing was charged. */
const saysItself = ({ kind }: PaymentFailureReason): boolean => kind === 'challengeFailed' || kind === 'challengeClosed'

/** What happened, and how far the money got; nothing is said twice, and nothing of money where there is none to pay. */
export const paymentFailureWords = (failed: FailedPayment, texts: Texts): readonly string[] => {
  const money = isFree(failed) || (saysItself(failed.reason) && !failed.mayArrive) ? null : sayMoney(failed, texts)
  return [...new Set([...describePaymentFailure(failed.reason, texts), ...(money === null ? [] : [money])])]
}

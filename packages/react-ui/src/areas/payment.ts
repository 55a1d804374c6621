import { payingHttp } from '@booking-dashboard/http-adapter'
import { browserVault } from '../composition/browserVault'
import { ChangeDay } from '../payment/plan/change/ChangeDay'
import { changeableOnly } from '../payment/plan/change/ChangeableOnly'
import { ChangePayment } from '../payment/plan/change/ChangePayment'
import { PlanBody } from '../payment/plan/PlanBody'
import { CheckoutBody } from '../payment/checkout/CheckoutBody'
import { MakePayment } from '../payment/balance/MakePayment'
import { PayBalance } from '../payment/balance/PayBalance'
import { ReceiptOrPayments } from '../payment/balance/ReceiptOrPayments'

export { payingArea as area } from '@booking-dashboard/core/composition'
export const http = [...payingHttp, browserVault]
export { stripeCardGateway } from '../payment/stripe/stripeCardGateway'
/** This area has no page of its own: the pages of `paying` show its parts. */
export const screens = {}
export const pieces = {
  ChangeDay: changeableOnly(ChangeDay),
  ChangePayment: changeableOnly(ChangePayment),
  CheckoutBody,
  MakePayment,
  PayBalance,
  PlanBody,
  ReceiptOrPayments,
}

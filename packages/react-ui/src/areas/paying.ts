import ChangeDayScreen from '../payment-plan/ChangeDayScreen'
import ChangePaymentScreen from '../payment-plan/ChangePaymentScreen'
import PaymentPlanScreen from '../payment-plan/PaymentPlanScreen'
import CheckoutScreen from '../payment/CheckoutScreen'
import PayInFullScreen from '../payment/PayInFullScreen'

export { payingParts as parts } from '../composition/browser/payingParts'
export const screens = {
  ChangeDayScreen,
  ChangePaymentScreen,
  PaymentPlanScreen,
  CheckoutScreen,
  PayInFullScreen,
}

import { bookingParts } from '../dashboard/browser/bookingParts'
import ChangeDayScreen from '../payment/plan/change/ChangeDayScreen'
import ChangePaymentScreen from '../payment/plan/change/ChangePaymentScreen'
import PaymentPlanScreen from '../payment/plan/PaymentPlanScreen'
import CheckoutScreen from '../payment/checkout/CheckoutScreen'
import MakePaymentScreen from '../payment/balance/MakePaymentScreen'
import PayInFullScreen from '../payment/balance/PayInFullScreen'

export { bookingParts as parts }
export const screens = {
  ChangeDayScreen,
  ChangePaymentScreen,
  CheckoutScreen,
  MakePaymentScreen,
  PayInFullScreen,
  PaymentPlanScreen,
}

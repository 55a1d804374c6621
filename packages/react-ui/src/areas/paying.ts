import ChangeDayScreen from '../payment/plan/change/ChangeDayScreen'
import ChangePaymentScreen from '../payment/plan/change/ChangePaymentScreen'
import PaymentPlanScreen from '../payment/plan/PaymentPlanScreen'
import CheckoutScreen from '../payment/checkout/CheckoutScreen'
import MakePaymentScreen from '../payment/balance/MakePaymentScreen'
import PayInFullScreen from '../payment/balance/PayInFullScreen'

export { bookingArea as area } from '@booking-dashboard/core/composition'
export { bookingHttp as http } from '@booking-dashboard/http-adapter'
export const screens = {
  ChangeDayScreen,
  ChangePaymentScreen,
  CheckoutScreen,
  MakePaymentScreen,
  PayInFullScreen,
  PaymentPlanScreen,
}

import ChangeDayScreen from '../payment-plan/ChangeDayScreen'
import ChangePaymentScreen from '../payment-plan/ChangePaymentScreen'
import PaymentPlanScreen from '../payment-plan/PaymentPlanScreen'

export { payingParts as parts } from '../composition/browser/payingParts'
export const screens = { ChangeDayScreen, ChangePaymentScreen, PaymentPlanScreen }

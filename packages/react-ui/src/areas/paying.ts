import CheckoutScreen from '../payment/CheckoutScreen'
import PayInFullScreen from '../payment/PayInFullScreen'

export { payingParts as parts } from '../composition/browser/payingParts'
export const screens = { CheckoutScreen, PayInFullScreen }

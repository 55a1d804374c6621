import { bookingPageParts } from '../composition/browser/bookingPageParts'
import { payingParts } from '../composition/browser/payingParts'
import MakePaymentScreen from '../payment/MakePaymentScreen'

export const parts = [...payingParts, ...bookingPageParts]
export const screens = { MakePaymentScreen }

import { billModule } from '@booking-dashboard/core/composition'
import { payingParts } from '../composition/browser/payingParts'
import MakePaymentScreen from '../payment/MakePaymentScreen'

export const parts = [...payingParts, billModule]
export const screens = { MakePaymentScreen }

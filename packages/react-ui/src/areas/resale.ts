import { resaleModule } from '@booking-dashboard/core/composition'
import { bookingParts } from '../composition/browser/bookingParts'
import ResaleScreen from '../resale/ResaleScreen'

export const parts = [...bookingParts, resaleModule]
export const screens = { ResaleScreen }

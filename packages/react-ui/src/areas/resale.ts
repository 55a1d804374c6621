import { resaleModule } from '@booking-dashboard/core/composition'
import { bookingParts } from '../composition/browser/bookingParts'
import { pendingChangesParts } from '../composition/browser/pendingChangesParts'
import ResaleScreen from '../resale/ResaleScreen'

export const parts = [...bookingParts, ...pendingChangesParts, resaleModule]
export const screens = { ResaleScreen }

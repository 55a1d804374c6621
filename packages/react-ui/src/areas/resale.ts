import { resaleModule } from '@booking-dashboard/core/composition'
import { bookingParts } from '../dashboard/browser/bookingParts'
import { pendingChangesParts } from '../dashboard/browser/pendingChangesParts'
import ResaleScreen from '../resale/ResaleScreen'

export const parts = [...bookingParts, ...pendingChangesParts, resaleModule]
export const screens = { ResaleScreen }

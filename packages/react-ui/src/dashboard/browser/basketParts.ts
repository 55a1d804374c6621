import { basketModule } from '@booking-dashboard/core/composition'
import { basketHttpModule } from '@booking-dashboard/http-adapter'
import { bookingParts } from './bookingParts'

/** The bindings for every page that fills or pays for the basket. */
export const basketParts = [...bookingParts, basketModule, basketHttpModule]

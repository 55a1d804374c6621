import { basketModule } from '@booking-dashboard/core/composition'
import { basketHttpModule } from '@booking-dashboard/http-adapter'
import { bookingParts } from './bookingParts'

/** What is bound wherever the basket is filled or paid for. */
export const basketParts = [...bookingParts, basketModule, basketHttpModule]

import { bookingModule } from '@booking-dashboard/core/composition'
import { bookingHttpModule } from '@booking-dashboard/http-adapter'
import { memberParts } from './memberParts'

/** The bindings for every page of one booking. */
export const bookingParts = [...memberParts, bookingModule, bookingHttpModule]

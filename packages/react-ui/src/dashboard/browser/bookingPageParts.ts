import { askedModule, billModule, bookingPageModule } from '@booking-dashboard/core/composition'
import { downloadsHttpModule } from '@booking-dashboard/http-adapter'
import { pendingChangesParts } from './pendingChangesParts'

/** The bindings for a booking's own page, in addition to those of every booking page. */
export const bookingPageParts = [
  ...pendingChangesParts,
  askedModule,
  billModule,
  bookingPageModule,
  downloadsHttpModule,
]

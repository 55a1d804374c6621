import { askedModule, billModule, bookingPageModule } from '@booking-dashboard/core/composition'
import { downloadsHttpModule } from '@booking-dashboard/http-adapter'
import { pendingChangesParts } from './pendingChangesParts'

/** What is bound, beside the parts of every page of a booking, for what its own page shows. */
export const bookingPageParts = [
  ...pendingChangesParts,
  askedModule,
  billModule,
  bookingPageModule,
  downloadsHttpModule,
]

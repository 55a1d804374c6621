import { basketOperations } from '../basket/basketFailures.js'
import { basketFlowTexts } from '../basket/basketFlowTexts.js'
import { calendarTexts } from '../bookings/itinerary/calendarTexts.js'
import { bookingTexts } from '../bookings/page/bookingTexts.js'
import { deliveryOperations } from '../delivery/deliveryFailures.js'
import { offlineTexts } from '../offline/offlineTexts.js'
import { resaleCodes, resaleOperations } from '../resale/resaleFailures.js'
import { memberTexts } from './memberTexts.js'
import type { Wording } from './Wording.js'

/** Of the pages of one booking: what each of them says. */
export const bookingAreaTexts = {
  ...memberTexts,
  basket: basketFlowTexts,
  codes: { ...memberTexts.codes, ...resaleCodes },
  operations: { ...memberTexts.operations, ...deliveryOperations, ...resaleOperations, ...basketOperations },
  screen: { ...memberTexts.screen, booking: bookingTexts, calendar: calendarTexts, offline: offlineTexts },
} as const

export type BookingAreaTexts = Wording<typeof bookingAreaTexts>

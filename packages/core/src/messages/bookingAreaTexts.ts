import { basketOperations } from '../basket/basketFailures.js'
import { basketFlowTexts } from '../basket/basketFlowTexts.js'
import { calendarTexts } from '../bookings/itinerary/calendarTexts.js'
import { bookingTexts } from '../bookings/page/bookingTexts.js'
import { deliveryOperations } from '../delivery/deliveryFailures.js'
import { offlineWords } from '../offline/offlineTexts.js'
import { resaleCodes, resaleOperations } from '../resale/resaleFailures.js'
import { onTop } from './onTop.js'
import { memberTexts } from './memberTexts.js'
import type { Wording } from './Wording.js'

/** Of the pages of one booking: what each of them says. */
export const bookingWords = {
  basket: basketFlowTexts,
  codes: resaleCodes,
  operations: { ...deliveryOperations, ...resaleOperations, ...basketOperations },
  screen: { booking: bookingTexts, calendar: calendarTexts },
} as const

export const bookingAreaTexts = /* @__PURE__ */ onTop(/* @__PURE__ */ onTop(memberTexts, bookingWords), offlineWords)

export interface BookingAreaTexts extends Wording<typeof bookingAreaTexts> {}

import { resaleFlowTexts, resaleTexts } from '../../resale/resaleTexts.js'
import type { BookingAreaTexts } from './bookingAreaTexts.js'
import type { OnTop, Wording } from '../Wording.js'

/** Tickets on sale again. */
export const resaleWords = {
  resale: resaleFlowTexts,
  screen: { resale: resaleTexts },
} as const

export interface ResaleAreaTexts extends OnTop<BookingAreaTexts, Wording<typeof resaleWords>> {}

import { deliveryFlowTexts, deliveryTexts } from '../../delivery/deliveryTexts.js'
import type { BookingAreaTexts } from './bookingAreaTexts.js'
import type { detailsWords } from './profileAreaTexts.js'
import type { OnTop, Wording } from '../Wording.js'

/** Where a delivery goes. */
export const deliveryWords = {
  delivery: deliveryFlowTexts,
  screen: { delivery: deliveryTexts },
} as const

export interface DeliveryAreaTexts
  extends OnTop<OnTop<BookingAreaTexts, Wording<typeof deliveryWords>>, Wording<typeof detailsWords>> {}

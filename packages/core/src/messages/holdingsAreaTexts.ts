import { ticketDetailsTexts } from '../bookings/holdings/ticketDetailsTexts.js'
import { mandatoryTexts } from '../bookings/questions/mandatoryTexts.js'
import { deliveryFlowTexts } from '../delivery/deliveryFlowTexts.js'
import { deliveryTexts } from '../delivery/deliveryTexts.js'
import { resaleFlowTexts } from '../resale/resaleFlowTexts.js'
import { resaleTexts } from '../resale/resaleTexts.js'
import { basketAreaTexts } from './basketAreaTexts.js'
import { onTop } from './onTop.js'
import { detailsWords } from './profileAreaTexts.js'
import type { Wording } from './Wording.js'

/** Of what is changed of a booking: names, resale, delivery, mandatory information. */
export const holdingsWords = {
  delivery: deliveryFlowTexts,
  resale: resaleFlowTexts,
  screen: {
    mandatory: mandatoryTexts,
    delivery: deliveryTexts,
    resale: resaleTexts,
    ticketDetails: ticketDetailsTexts,
  },
} as const

export const holdingsAreaTexts = /* @__PURE__ */ onTop(
  /* @__PURE__ */ onTop(basketAreaTexts, holdingsWords),
  detailsWords,
)

export interface HoldingsAreaTexts extends Wording<typeof holdingsAreaTexts> {}

import { ticketDetailsTexts } from '../../bookings/holdings/ticketDetailsTexts.js'
import { mandatoryTexts } from '../../bookings/questions/mandatoryTexts.js'
import { deliveryFlowTexts, deliveryTexts } from '../../delivery/deliveryTexts.js'
import { resaleFlowTexts, resaleTexts } from '../../resale/resaleTexts.js'
import { basketAreaTexts } from './basketAreaTexts.js'
import { onTop, type Wording } from '../Wording.js'
import { detailsWords } from './profileAreaTexts.js'

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

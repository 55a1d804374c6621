import { ticketDetailsTexts } from '../bookings/holdings/ticketDetailsTexts.js'
import { mandatoryTexts } from '../bookings/questions/mandatoryTexts.js'
import { profileTexts } from '../customer/profileTexts.js'
import { deliveryFlowTexts } from '../delivery/deliveryFlowTexts.js'
import { deliveryTexts } from '../delivery/deliveryTexts.js'
import { resaleFlowTexts } from '../resale/resaleFlowTexts.js'
import { resaleTexts } from '../resale/resaleTexts.js'
import { basketAreaTexts } from './basketAreaTexts.js'
import type { Wording } from './Wording.js'

/** Of what is changed of a booking: names, resale, delivery, mandatory information. */
export const holdingsAreaTexts = {
  ...basketAreaTexts,
  delivery: deliveryFlowTexts,
  resale: resaleFlowTexts,
  screen: {
    ...basketAreaTexts.screen,
    mandatory: mandatoryTexts,
    delivery: deliveryTexts,
    resale: resaleTexts,
    ticketDetails: ticketDetailsTexts,
    profile: profileTexts,
  },
} as const

export type HoldingsAreaTexts = Wording<typeof holdingsAreaTexts>

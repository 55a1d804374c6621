import { accommodationTexts } from '../../catalogue/accommodation/accommodationTexts.js'
import { extrasTexts } from '../../catalogue/extras/extrasTexts.js'
import { transportTexts } from '../../catalogue/transport/transportTexts.js'
import { basketAreaTexts } from './basketAreaTexts.js'
import { onTop, type Wording } from '../Wording.js'

/** Of the shops. */
export const shoppingWords = {
  screen: {
    transport: transportTexts,
    accommodation: accommodationTexts,
    extras: extrasTexts,
  },
} as const

export const shoppingAreaTexts = /* @__PURE__ */ onTop(basketAreaTexts, shoppingWords)

export interface ShoppingAreaTexts extends Wording<typeof shoppingAreaTexts> {}

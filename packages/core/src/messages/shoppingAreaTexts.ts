import { accommodationTexts } from '../catalogue/accommodation/accommodationTexts.js'
import { extrasTexts } from '../catalogue/extras/extrasTexts.js'
import { transportTexts } from '../catalogue/transport/transportTexts.js'
import { basketAreaTexts } from './basketAreaTexts.js'
import type { Wording } from './Wording.js'

/** Of the shops. */
export const shoppingAreaTexts = {
  ...basketAreaTexts,
  screen: {
    ...basketAreaTexts.screen,
    transport: transportTexts,
    accommodation: accommodationTexts,
    extras: extrasTexts,
  },
} as const

export type ShoppingAreaTexts = Wording<typeof shoppingAreaTexts>

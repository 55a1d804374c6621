import { accommodationTexts } from '../../catalogue/accommodation/accommodationTexts.js'
import type { BasketAreaTexts } from './basketAreaTexts.js'
import type { OnTop, Wording } from '../Wording.js'

/** Where a booking stays. */
export const accommodationWords = { screen: { accommodation: accommodationTexts } } as const

export interface AccommodationAreaTexts extends OnTop<BasketAreaTexts, Wording<typeof accommodationWords>> {}

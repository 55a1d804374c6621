import { transportTexts } from '../../catalogue/transport/transportTexts.js'
import type { BasketAreaTexts } from './basketAreaTexts.js'
import type { OnTop, Wording } from '../Wording.js'

/** Transport that is sold. */
export const transportWords = { screen: { transport: transportTexts } } as const

export interface TransportAreaTexts extends OnTop<BasketAreaTexts, Wording<typeof transportWords>> {}

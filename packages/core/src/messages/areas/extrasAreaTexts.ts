import { extrasTexts } from '../../catalogue/extras/extrasTexts.js'
import type { BasketAreaTexts } from './basketAreaTexts.js'
import type { OnTop, Wording } from '../Wording.js'

/** Extras that are sold. */
export const extrasWords = { screen: { extras: extrasTexts } } as const

export interface ExtrasAreaTexts extends OnTop<BasketAreaTexts, Wording<typeof extrasWords>> {}

import { ticketDetailsTexts } from '../../bookings/holdings/ticketDetailsTexts.js'
import type { BasketAreaTexts } from './basketAreaTexts.js'
import type { OnTop, Wording } from '../Wording.js'

/** Who holds the tickets, and other names on them. */
export const nameChangeWords = { screen: { ticketDetails: ticketDetailsTexts } } as const

export interface NameChangeAreaTexts extends OnTop<BasketAreaTexts, Wording<typeof nameChangeWords>> {}

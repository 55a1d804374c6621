import { mandatoryTexts } from '../../bookings/questions/mandatoryTexts.js'
import type { BookingAreaTexts } from './bookingAreaTexts.js'
import type { detailsWords } from './profileAreaTexts.js'
import type { OnTop, Wording } from '../Wording.js'

/** The mandatory information. */
export const questionsWords = { screen: { mandatory: mandatoryTexts } } as const

export interface QuestionsAreaTexts
  extends OnTop<OnTop<BookingAreaTexts, Wording<typeof questionsWords>>, Wording<typeof detailsWords>> {}

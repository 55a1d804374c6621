import { detailsWords } from '../../../customer/profileTexts.js'
import type { Wording } from '../../../language/Wording.js'
import { type BookingQuestions, createBookingQuestions } from '../../../questions/bookingQuestions.js'
import { questionsWords } from '../../../questions/mandatoryTexts.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { askedArea } from './askedArea.js'
import { type BookingArea, bookingArea } from './bookingArea.js'

/** Mandatory information of bookings. */
export interface QuestionsArea extends BookingArea {
  readonly texts: BookingArea['texts'] & Wording<typeof questionsWords> & Wording<typeof detailsWords>
  /** The mandatory information of one booking. */
  readonly bookingQuestions: (bookingRef: string) => BookingQuestions
}

/** Area: The organiser's questions. */
export const questionsArea: Area<'questions', QuestionsArea, 'questions' | 'details'> = area('questions', {
  needs: [bookingArea, askedArea],
  words: { questions: questionsWords, details: detailsWords },
  create: ({ shared, texts, bookings, customer, client, drafts }, context) => {
    const asked = context.get(tokens.asked)
    return {
      bookingQuestions: memoizeByKey((bookingRef) =>
        createBookingQuestions({
          ...shared,
          texts,
          bookings,
          drafts,
          lists$: client.lists$,
          bookingRef,
          requiredData: asked(bookingRef),
          customer,
        }),
      ),
    }
  },
})

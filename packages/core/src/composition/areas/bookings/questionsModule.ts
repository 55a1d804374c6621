import { ContainerModule, type ResolutionContext } from 'inversify'
import { createBookingQuestions } from '../../../questions/bookingQuestions.js'
import { onTop } from '../../../language/Wording.js'
import { detailsWords } from '../../../customer/profileTexts.js'
import { questionsWords } from '../../../questions/mandatoryTexts.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import type { QuestionsArea } from '../../Dashboard.js'
import { tokens } from '../../tokens.js'

const createQuestionsArea = (context: ResolutionContext): QuestionsArea => {
  const { shared } = context.get(tokens.visitor)
  const { features } = context.get(tokens.booking)
  const asked = context.get(tokens.asked)
  const { wordsOf } = context.get(tokens.language)
  const own = onTop(features.texts, wordsOf('questions', questionsWords))
  const texts = onTop(own, wordsOf('details', detailsWords))
  const { bookings, customer, client, drafts } = features
  return {
    ...features,
    texts,
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
}

/** Binds the mandatory information of a booking; needs the modules of the booking and of its passengers' questions. */
export const questionsModule = new ContainerModule(({ bind }) => {
  bind(tokens.questions).toDynamicValue(createQuestionsArea).inSingletonScope()
})

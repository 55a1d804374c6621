import { type ErrorEntry, problem } from '../refusal/Refusal.js'
import { isRealDate } from '../values/calendar.js'
import type { World } from '../world/World.js'
import { addressProblems, toAddressRecord } from './address.js'
import { questionsAsked } from './requiredData.js'
import { textProblems } from './textProblems.js'
import type { CustomerChanges, QuestionRecord, PassengerRecord } from '../records/PassengerRecord.js'

type Answers = NonNullable<CustomerChanges['required_data']>
type Answer = Answers[string]

const questionOf = (world: World, passenger: PassengerRecord, handle: string): QuestionRecord | undefined =>
  questionsAsked(world, passenger).find((question) => question.handle === handle)

export const answerProblems = (world: World, passenger: PassengerRecord, answers: Answers): readonly ErrorEntry[] =>
  Object.entries(answers).flatMap(([handle, answer]) => {
    const question = questionOf(world, passenger, handle)
    if (question === undefined) {
      return [problem('unknownQuestion', `There is no question “${handle.slice(0, 80)}” for this passenger.`)]
    }
    // An empty answer deletes the earlier one.
    return answer === '' ? [] : problemsWith(question, answer)
  })

const problemsWith = (question: QuestionRecord, answer: Answer): readonly ErrorEntry[] => {
  const wrong = [problem('invalidAnswer', `That is no answer to “${question.label}”. Please check it.`)]
  switch (question.type) {
    case 'text':
      return typeof answer === 'string' ? textProblems(`answer to “${question.label}”`, answer, 500) : wrong
    case 'date':
      return typeof answer === 'string' && isRealDate(answer) && /^(19|20|2100)/.test(answer) ? [] : wrong
    case 'boolean':
      return typeof answer === 'boolean' ? [] : wrong
    case 'address':
      return typeof answer === 'object' ? addressProblems(answer) : wrong
    case 'select':
      return question.options.some((option) => (typeof option === 'string' ? option : option.value) === answer)
        ? []
        : [problem('answerNotOffered', `Please choose one of the answers offered for “${question.label}”.`)]
  }
}

export const storeAnswers = (world: World, passenger: PassengerRecord, answers: Answers): void => {
  for (const [handle, answer] of Object.entries(answers)) {
    const question = questionOf(world, passenger, handle)
    if (question === undefined) continue
    if (answer === '') question.answer = null
    else question.answer = typeof answer === 'object' ? toAddressRecord(nextAddressId(world), answer) : answer
  }
}

export const nextAddressId = (world: World): string => String(world.ids.next('address', 8101))

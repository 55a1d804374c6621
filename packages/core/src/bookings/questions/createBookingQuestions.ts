import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CustomerFeature } from '../../customer/CustomerFeature.js'
import { questionsForm, questionValues } from '../../customer/details/questionsForm.js'
import { createSectionForm, type SectionForm, type SectionFormDeps } from '../../customer/details/sectionForm.js'
import { wasSaved } from '../../customer/details/wasSaved.js'
import { cancelled } from '../../failure/ApiFailure.js'
import { type Failure, failedAt } from '../../failure/Failure.js'
import type { Question, RequiredData } from '../../customer/RequiredData.js'
import { paths } from '../../navigation/paths.js'
import { combine } from '../../reactive/Behavior.js'
import { latest } from '../../reactive/Loadable.js'
import { keyed, type Resource, type ResourceDeps } from '../../reactive/resource.js'
import { createSubmitter } from '../../reactive/Submission.js'
import { isOver } from '../../session/SessionScope.js'
import type { BookingQuestionsFeature, SaveAnswers } from './BookingQuestionsFeature.js'
import type { BookingsFeature } from '../list/BookingsFeature.js'

export interface BookingQuestionsDeps extends ResourceDeps, SectionFormDeps {
  readonly bookingRef: string
  readonly requiredData: Resource<RequiredData>
  readonly bookings: BookingsFeature
  readonly customer: CustomerFeature
}

/** Through the customer's own use cases: the signed-in customer's answers, or those of an additional customer. */
const send = async (
  { customer, bookingRef }: BookingQuestionsDeps,
  answers: SaveAnswers,
): Promise<Either<Failure, void>> => {
  if (latest(customer.state$.value) === null) {
    const loaded = await customer.load()
    // Nothing was sent: this is no failure to read again what was saved.
    if (isLeft(loaded)) return left(failedAt('updateCustomer')(loaded.left.cause))
  }
  const { customerId, ...update } = answers
  const isOwn = latest(customer.state$.value)?.id === customerId
  return isOwn ? customer.update(update)() : customer.updateAdditional({ ...update, customerId, bookingRef })()
}

export const createBookingQuestions = (deps: BookingQuestionsDeps): BookingQuestionsFeature => {
  const { requiredData, bookingRef, bookings, scope } = deps
  const saving = keyed(() => createSubmitter(scope))

  /** What is open is read again, here and in the booking, as soon as the answers are with the back end. */
  const save = async (answers: SaveAnswers): Promise<Either<Failure, void>> => {
    const context = scope.context()
    const sent = await send(deps, answers)
    if (isOver(context)) return left(failedAt('bookingRequiredData')(cancelled))
    if (isLeft(sent) && !wasSaved(sent.left)) return sent
    await Promise.all([requiredData.refresh(), bookings.refresh(bookingRef)()])
    return sent
  }
  const form = (
    customerId: string,
    draft: string,
    isAsked: (question: Question) => boolean,
    update: Pick<SaveAnswers, 'redirectPath'>,
  ): SectionForm<string> =>
    createSectionForm(
      deps,
      combine(requiredData.state$, deps.lists$, (state, { countries }) => {
        const questions = latest(state)?.[customerId]?.filter(isAsked)
        return questions === undefined
          ? null
          : { rules: questionsForm(questions), values: questionValues(questions, countries), draft }
      }),
      (changes) => submit({ customerId, changes, ...update }),
    )
  const submit = (answers: SaveAnswers): TaskEither<Failure, void> =>
    saving(answers.customerId).submit(() => save(answers))
  return {
    requiredData$: requiredData.state$,
    load: requiredData.load,
    saving$: (customerId) => saving(customerId).state$,
    save: submit,
    answers: keyed((customerId) =>
      form(customerId, `questions/${bookingRef}/${customerId}`, ({ type }) => type !== 'address', {}),
    ),
    addresses: keyed((customerId) =>
      form(customerId, `questions/${bookingRef}/${customerId}/address`, ({ type }) => type === 'address', {
        redirectPath: paths.mandatoryInformation(bookingRef),
      }),
    ),
  }
}

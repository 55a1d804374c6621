import type { CallContext } from '../environment/CallContext.js'
import { cancelledBy } from '../failure/Failure.js'
import type { CustomerData } from '../customer/customerData.js'
import type { UpdateEnd } from '../messages/update.js'
import type { CustomerChanges } from '../customer/CustomerApi.js'
import { storedAnswers } from '../customer/details/questionsForm.js'
import { createSectionForm, type SectionForm, type SectionFormDeps } from '../customer/details/sectionForm.js'
import { openQuestions, type Question, type RequiredData } from '../domain/Customer.js'
import type { QuestionsTexts } from './mandatoryTexts.js'
import { type Path, paths } from '../navigation/paths.js'
import { type Behavior, combine, createState, select } from '../reactive/Behavior.js'
import { exhaust } from '../reactive/concurrency.js'
import { latest, type Loadable, memoizeByKey, type Resource, type ResourceDeps } from '../reactive/resource.js'
import { isOver } from '../reactive/Lifetime.js'
import { type Booking, fullName } from '../domain/Booking.js'
import type { Bookings } from '../bookings/bookings.js'
import { type AnswersLeft, answersLeft, type AskedPassenger, askedPassengers } from './askedPassengers.js'

/** The questions of one passenger, as shown. */
export interface PassengerQuestions extends AskedPassenger {
  /** The name, or a neutral word without one. */
  readonly who: string
  /** Address questions have a page of their own. */
  readonly addresses: readonly Question[]
  readonly others: readonly Question[]
  /** Whether a required question other than an address is open. */
  readonly isOpen: boolean
  readonly isDone: boolean
}

/** The mandatory information of a booking, passenger by passenger. */
export interface QuestionsToAnswer {
  readonly kind: 'asked'
  /** Whether the last reload failed. */
  readonly isOutdated: boolean
  readonly passengers: readonly PassengerQuestions[]
  /** The progress over all passengers. */
  readonly left: AnswersLeft
  /** Whether all required questions are answered. */
  readonly isDone: boolean
}

export type BookingQuestionsState =
  | { readonly kind: 'loading' | 'failed' }
  /** Nobody has any questions. */
  | { readonly kind: 'none'; readonly isOutdated: boolean }
  | QuestionsToAnswer

export interface SaveAnswers {
  readonly customerId: string
  /** From `questionsForm`. Only these questions are sent. */
  readonly changes: CustomerChanges
  readonly redirectPath?: Path
}

/** The mandatory information of one booking, saved for each passenger separately (behaviour/screens#d4). */
export interface BookingQuestions {
  readonly state$: Behavior<BookingQuestionsState>
  /** True while the questions are loading, even if a previous state is shown. */
  readonly isLoading$: Behavior<boolean>
  /** Called when its page is opened, and to try again. */
  readonly open: () => Promise<void>
  /** The questions of one passenger except addresses, in one form. */
  readonly answers: (customerId: string) => SectionForm<string>
  /** The address questions of one passenger. A save leads back to the questions. */
  readonly addresses: (customerId: string) => SectionForm<string>
  /**
   * Called when the page of their addresses is opened: loads the address of an additional customer's profile, to offer
   * it.
   */
  readonly openAddresses: (customerId: string) => Promise<void>
  /** Whether that address has loaded, or cannot be: an offer must not appear later than the fields below it. */
  readonly addressesLearnt: (customerId: string) => Behavior<boolean>
  /** Saves without a form. The same call while one runs gets its result. A different one is sent after it. */
  readonly save: (answers: SaveAnswers) => Promise<UpdateEnd>
}

interface BookingQuestionsDeps extends ResourceDeps, SectionFormDeps {
  readonly bookingRef: string
  readonly requiredData: Resource<RequiredData>
  readonly bookings: Bookings
  readonly customer: CustomerData
  readonly texts: QuestionsTexts
}

const isAddress = ({ type }: Question): boolean => type === 'address'

/** People on the booking who are not (yet) its passengers. Their own details provide the names. */
const areUnnamed = (asked: readonly AskedPassenger[]): readonly string[] =>
  asked.filter(({ name, own }) => name === '' && !own).map(({ customerId }) => customerId)

/** Uses the customer's own use cases: for the signed-in customer's answers, or for those of an additional customer. */
const send = async (
  { customer, bookingRef }: BookingQuestionsDeps,
  answers: SaveAnswers,
  { traceId }: CallContext,
): Promise<UpdateEnd> => {
  const loaded = await customer.loadOnce(traceId)
  if (loaded.kind !== 'loaded') return loaded
  const { customerId, ...update } = answers
  const isOwn = latest(customer.state$.value)?.id === customerId
  return isOwn
    ? customer.update(update, traceId)
    : customer.updateAdditional({ ...update, customerId, bookingRef }, traceId)
}

type Words = BookingQuestionsDeps['texts']['screen']['mandatory']
type LoadedPeople = CustomerData['loadedAdditional$']['value']

const toShown = (passenger: AskedPassenger, loaded: LoadedPeople, words: Words): PassengerQuestions => {
  const { questions, name, own, customerId, progress } = passenger
  const others = questions.filter((question) => !isAddress(question))
  const details = loaded[customerId]?.personalDetails
  return {
    ...passenger,
    who: words.passenger(name === '' && details ? fullName(details) : name, own),
    addresses: questions.filter(isAddress),
    others,
    isOpen: openQuestions(others).length > 0,
    isDone: progress.answered === progress.all,
  }
}

const stateOf = (
  required: Loadable<RequiredData>,
  asked: readonly AskedPassenger[] | null,
  loaded: LoadedPeople,
  words: Words,
): BookingQuestionsState => {
  const isOutdated = required.kind === 'failed'
  if (asked === null) return { kind: isOutdated && latest(required) === null ? 'failed' : 'loading' }
  if (asked.length === 0) return { kind: 'none', isOutdated }
  const left = answersLeft(asked)
  return {
    kind: 'asked',
    isOutdated,
    passengers: asked.map((one) => toShown(one, loaded, words)),
    left,
    isDone: left.next === null && left.all > 0,
  }
}

export const createBookingQuestions = (deps: BookingQuestionsDeps): BookingQuestions => {
  const { requiredData, bookingRef, bookings, customer, scope, texts } = deps
  const { mandatory: words } = texts.screen
  const once = exhaust<UpdateEnd>(scope)
  const learnt = memoizeByKey(() => createState(false))

  const asked$ = combine(
    {
      required: requiredData.state$,
      booking: select(bookings.booking(bookingRef), latest),
      ownId: select(customer.state$, (state) => latest(state)?.id ?? null),
    },
    ({ required, booking, ownId }) => ({ required, asked: askedOf(latest(required), booking, ownId) }),
  )
  /** Loads the names that the booking does not have. */
  const learnNames = async (): Promise<void> => {
    const unnamed = areUnnamed(asked$.value.asked ?? [])
    await Promise.all(
      unnamed.filter((id) => customer.loadedAdditional$.value[id] === undefined).map(customer.loadAdditional),
    )
  }

  /** The customer's own update reports. Then the open questions reload, here and in the booking. */
  const saveOnce = async (answers: SaveAnswers): Promise<UpdateEnd> => {
    const context = scope.context()
    const sent = await send(deps, answers, context)
    if (isOver(context)) return cancelledBy(context)
    if (sent.kind === 'failed' || sent.kind === 'cancelled') return sent
    await Promise.all([requiredData.refresh(context.traceId), bookings.refresh(bookingRef, context.traceId)])
    return sent
  }
  const save = (answers: SaveAnswers): Promise<UpdateEnd> => once(() => saveOnce(answers), JSON.stringify(answers))
  const form = (
    customerId: string,
    draft: string,
    isAsked: (question: Question) => boolean,
    update: Pick<SaveAnswers, 'redirectPath'>,
  ): SectionForm<string> =>
    createSectionForm(
      deps,
      combine(
        {
          required: requiredData.state$,
          lists: deps.lists$,
          own: customer.state$,
          additional: customer.additional(customerId),
        },
        ({ required, lists: { countries }, own, additional }) => {
          const questions = latest(required)?.[customerId]?.filter(isAsked)
          const known = [
            { whose: 'additional', name: '', address: latest(additional)?.address ?? null },
            { whose: 'own', name: '', address: latest(own)?.address ?? null },
          ] as const
          return questions === undefined ? null : storedAnswers(questions, known, countries, draft)
        },
      ),
      (changes) => save({ customerId, changes, ...update }),
    )
  return {
    state$: combine({ now: asked$, loaded: customer.loadedAdditional$ }, ({ now: { required, asked }, loaded }) =>
      stateOf(required, asked, loaded, words),
    ),
    isLoading$: select(requiredData.state$, ({ kind }) => kind === 'loading'),
    open: async () => {
      await Promise.all([requiredData.load(), bookings.loadOnce(bookingRef), customer.loadOnce()])
      await learnNames()
    },
    openAddresses: async (customerId) => {
      await customer.loadOnce()
      const own = latest(customer.state$.value)
      if (own !== null && own.id !== customerId) await customer.loadAdditionalQuietly(customerId)
      learnt(customerId).set(true)
    },
    addressesLearnt: (customerId) => learnt(customerId).state$,
    answers: memoizeByKey((customerId) =>
      form(customerId, `questions/${bookingRef}/${customerId}`, (question) => !isAddress(question), {}),
    ),
    addresses: memoizeByKey((customerId) =>
      form(customerId, `questions/${bookingRef}/${customerId}/address`, isAddress, {
        redirectPath: paths.mandatoryInformation(bookingRef),
      }),
    ),
    save,
  }
}

const askedOf = (
  required: RequiredData | null,
  booking: Booking | null,
  ownId: string | null,
): readonly AskedPassenger[] | null =>
  required === null || booking === null ? null : askedPassengers(required, booking, ownId)

import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BookingsFeature } from '../bookings/list/BookingsFeature.js'
import type { CallContext } from '../environment/CallContext.js'
import { type ApiFailure, cancelled } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { withoutRepeats } from '../failure/withoutRepeats.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { Texts } from '../messages/texts.js'
import { mapConcurrent } from '../reactive/concurrency.js'
import type { ResourceDeps } from '../reactive/resource.js'
import { isOver } from '../session/SessionScope.js'
import type { ResaleApi } from './ResaleApi.js'
import { type ResaleStatus, resaleStatus, type ResaleTicket } from './ResaleSelection.js'

export interface ResaleDeps extends ResourceDeps {
  readonly bookingRef: string
  readonly api: ResaleApi
  readonly bookings: BookingsFeature
  readonly messages: MessageStore
  readonly texts: Texts
}

/** What the screen shows beside the booking: the changes of names that wait. */
export type ReadPending = () => Promise<unknown>

const failed = failedAt('resale')

/** As many as a browser sends to one host: more would wait for their turn while their time runs out. */
const callsAtOnce = 6

const callsFor = (
  { api, bookingRef }: ResaleDeps,
  tickets: readonly ResaleTicket[],
  context: CallContext,
): readonly TaskEither<ApiFailure, void>[] => {
  const idsOf = (wanted: ResaleStatus): readonly string[] =>
    tickets.filter(({ status }) => status === wanted).map(({ id }) => id)
  const putUp = idsOf(resaleStatus.putUp)
  return [
    ...(putUp.length === 0 ? [] : [api.putUp(bookingRef, putUp, context)]),
    ...idsOf(resaleStatus.cancel).map((id) => api.cancel(bookingRef, id, context)),
  ]
}

const isUnreachable = ({ kind }: ApiFailure): boolean => kind === 'network' || kind === 'timeout'

/**
 * What was refused is no longer as it is shown, and what was not answered may be done. Where no call met the back end,
 * something small is asked for first: a booking that cannot be read would lead the customer away from what was chosen.
 */
const readAgain = async (
  { api, bookings, bookingRef }: ResaleDeps,
  readPending: ReadPending,
  outcomes: readonly Either<ApiFailure, void>[],
  context: CallContext,
): Promise<void> => {
  const unmet = outcomes.every((outcome) => isLeft(outcome) && isUnreachable(outcome.left))
  if (unmet && isLeft(await api.pendingChanges(bookingRef, context)())) return
  if (!isOver(context)) await Promise.all([bookings.refresh(bookingRef)(), readPending()])
}

/**
 * Update resale (specification 1, §4): one batch call for what is put up, a call for each that is cancelled, errors once
 * by their code. What is shown is read again after a failure too.
 */
export const updateResale = async (
  deps: ResaleDeps,
  readPending: ReadPending,
  tickets: readonly ResaleTicket[],
): Promise<Either<Failure, void>> => {
  if (tickets.length === 0) return right(undefined)
  const context = deps.scope.context()
  const outcomes = await mapConcurrent(callsFor(deps, tickets, context), callsAtOnce)
  if (isOver(context)) return left(failed(cancelled))
  const failures = withoutRepeats(outcomes.flatMap((outcome) => (isLeft(outcome) ? [outcome.left] : []))).map(failed)
  const [first] = failures
  failures.forEach(deps.onFailure)
  if (first !== undefined) {
    if (!isOver(context)) await readAgain(deps, readPending, outcomes, context)
    return left(first)
  }
  const reloaded = await deps.bookings.refresh(deps.bookingRef)()
  if (isOver(context)) return left(failed(cancelled))
  // The tickets were changed, whether or not the booking could be read again.
  deps.messages.toast('success', deps.texts.resale.updated)
  return reloaded
}

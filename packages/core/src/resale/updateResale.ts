import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BookingsFeature } from '../bookings/BookingsFeature.js'
import type { CallContext } from '../environment/CallContext.js'
import { type ApiFailure, cancelled } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { withoutRepeats } from '../failure/withoutRepeats.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { Texts } from '../messages/texts.js'
import { inLanes } from '../reactive/inLanes.js'
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

const failed = failedAt('resale')

/** As many as a browser sends to one host: more would wait for their turn while their time runs out. */
const callsAtOnce = 6

const callsFor = (
  { api, bookingRef }: ResaleDeps,
  tickets: readonly ResaleTicket[],
  context: CallContext,
): readonly TaskEither<ApiFailure, void>[] => {
  const idsOf = (wanted: ResaleStatus): readonly string[] => tickets.filter(({ status }) => status === wanted).map(({ id }) => id)
  const putUp = idsOf(resaleStatus.putUp)
  return [
    ...(putUp.length === 0 ? [] : [api.putUp(bookingRef, putUp, context)]),
    ...idsOf(resaleStatus.cancel).map((id) => api.cancel(bookingRef, id, context)),
  ]
}

/**
 * Update resale (specification 1, §4): one batch call for what is put up, a call for each that is cancelled, errors once
 * by their code. Where some calls worked and others did not, the booking is read again too, so that it shows which.
 */
export const updateResale = async (deps: ResaleDeps, tickets: readonly ResaleTicket[]): Promise<Either<Failure, void>> => {
  if (tickets.length === 0) return right(undefined)
  const context = deps.scope.context()
  const outcomes = await inLanes(callsFor(deps, tickets, context), callsAtOnce)
  if (isOver(context)) return left(failed(cancelled))
  const failures = withoutRepeats(outcomes.flatMap((outcome) => (isLeft(outcome) ? [outcome.left] : []))).map(failed)
  const [first] = failures
  failures.forEach(deps.onFailure)
  if (first !== undefined) {
    if (outcomes.some(isRight) && !isOver(context)) await deps.bookings.refresh(deps.bookingRef)()
    return left(first)
  }
  const reloaded = await deps.bookings.refresh(deps.bookingRef)()
  if (isOver(context)) return left(failed(cancelled))
  // The tickets were changed, whether or not the booking could be read again.
  deps.messages.toast('success', deps.texts.resale.updated)
  return reloaded
}

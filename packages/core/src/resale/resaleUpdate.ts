import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import type { Bookings } from '../bookings/bookings.js'
import type { CallContext } from '../environment/CallContext.js'
import {
  type ApiFailure,
  cancelledBy,
  failedAt,
  leavesOutcomeOpen,
  mayBeDone,
  type ServerError,
  serverFailure,
  sessionEnd,
} from '../failure/Failure.js'
import type { ResaleTexts } from './resaleTexts.js'
import { update, type UpdateDeps } from '../messages/update.js'
import { mapConcurrent } from '../reactive/concurrency.js'
import { firstOfEach } from '../domain/lists.js'
import type { Resource } from '../reactive/resource.js'
import { isOver } from '../reactive/Lifetime.js'
import type { ResaleApi } from './ResaleApi.js'
import { type ResaleRow, resaleStatus, type ResaleStatus } from './resaleRows.js'
import type { ResaleEnd, ResaleTicket } from './resaleSelection.js'
import type { PendingChange } from '../domain/Ticket.js'

/** Errors are equal if their codes are, or without codes if their texts are. */
const sameness = ({ code, message }: ServerError): string => (code === null ? `text ${message ?? ''}` : `code ${code}`)

/** The errors of a refusal that says nothing of the session. */
const errorsOf = (failure: ApiFailure): readonly ServerError[] =>
  failure.kind === 'server' || failure.kind === 'notFound' ? failure.errors : []

/** The failures of several calls of one command: each error and each other kind of failure once. */
export const withoutRepeats = (failures: readonly ApiFailure[]): readonly ApiFailure[] => {
  const [first, ...more] = firstOfEach(failures.flatMap(errorsOf), sameness)
  const others = firstOfEach(
    failures.filter((one) => errorsOf(one).length === 0),
    ({ kind }) => kind,
  )
  return first === undefined ? others : [serverFailure([first, ...more]), ...others]
}

export interface ResaleUpdateDeps extends UpdateDeps {
  readonly bookingRef: string
  readonly api: ResaleApi
  readonly bookings: Bookings
  readonly pending: Resource<readonly PendingChange[]>
  readonly texts: ResaleTexts
}

/** The tickets of one call, and its outcome. */
interface Sent {
  readonly tickets: readonly ResaleTicket[]
  readonly outcome: Either<ApiFailure, void>
}

/** One batch call for tickets that are listed, and one call for each that is cancelled (behaviour/resale#1.4). */
const send = (
  { api, bookingRef }: ResaleUpdateDeps,
  tickets: readonly ResaleTicket[],
  context: CallContext,
): Promise<readonly Sent[]> => {
  const wanted = (status: ResaleStatus) => tickets.filter((ticket) => ticket.status === status)
  const putUp = wanted(resaleStatus.putUp)
  const ids = putUp.map(({ id }) => id)
  const batch = putUp.length === 0 ? [] : [{ tickets: putUp, call: api.putUp(bookingRef, ids, context) }]
  const each = wanted(resaleStatus.cancel).map((ticket) => ({
    tickets: [ticket],
    call: api.cancel(bookingRef, ticket.id, context),
  }))
  return mapConcurrent(
    [...batch, ...each].map((one) => async () => ({ tickets: one.tickets, outcome: await one.call() })),
  )
}

const isUnreachable = ({ kind }: ApiFailure): boolean => kind === 'network' || kind === 'timeout'

/**
 * Whether the booking could be reloaded. If no call reached the back end, a small call goes first: a booking that
 * cannot be loaded would take the customer away from the selection.
 */
const readAgain = async (
  { api, bookings, bookingRef, pending, onFailure }: ResaleUpdateDeps,
  sent: readonly Sent[],
  context: CallContext,
): Promise<boolean> => {
  const noneArrived = sent.every(({ outcome }) => isLeft(outcome) && isUnreachable(outcome.left))
  const first = noneArrived ? await api.pendingChanges(bookingRef, context)() : null
  const ended = sessionEnd([first])
  if (ended !== null) onFailure(failedAt('pendingChanges')(ended))
  if (first !== null && isLeft(first)) return false
  if (isOver(context)) return false
  const [reread] = await Promise.all([bookings.refresh(bookingRef, context.traceId), pending.refresh(context.traceId)])
  return reread.kind === 'loaded'
}

/** Once a ticket is updated, its only possible action is the opposite. */
const opposite: Readonly<Record<ResaleStatus, ResaleStatus>> = {
  [resaleStatus.putUp]: resaleStatus.cancel,
  [resaleStatus.cancel]: resaleStatus.putUp,
}

/** The tickets that no call updated and that the rows do not show as updated. */
const unchanged = (sent: readonly Sent[], rows: readonly ResaleRow[]): readonly ResaleTicket[] => {
  const actions = new Map(rows.map(({ ticket, action }) => [ticket.id, action]))
  return sent
    .flatMap(({ tickets, outcome }) => (isLeft(outcome) ? tickets : []))
    .filter(({ id, status }) => actions.get(id) !== opposite[status])
}

/**
 * Update resale (behaviour/resale#1.4): send, show each error once, reload the booking, notify. `rows` are those of the
 * booking as last loaded.
 */
export const updateResale = async (
  deps: ResaleUpdateDeps,
  tickets: readonly ResaleTicket[],
  rows: () => readonly ResaleRow[],
  context: CallContext,
): Promise<ResaleEnd> => {
  const sent = await send(deps, tickets, context)
  if (isOver(context)) return cancelledBy(context)
  const causes = sent.flatMap(({ outcome }) => (isLeft(outcome) ? [outcome.left] : []))
  // If only answers were lost, the tickets reload before any message is shown.
  const areLost = causes.length > 0 && causes.every(leavesOutcomeOpen)
  const isReadFirst = areLost && (await readAgain(deps, sent, context))
  const isMade = areLost && unchanged(sent, rows()).length === 0
  const end = await update(
    deps,
    {
      operation: 'resale',
      send: async () => (isMade ? [] : withoutRepeats(causes).map(left)),
      reload: async () => (isMade ? { kind: 'loaded' } : deps.bookings.refresh(deps.bookingRef, context.traceId)),
      message: deps.texts.resale.updated,
      confirmsUnread: true,
      isReread: isReadFirst,
    },
    context,
  )
  if (end.kind !== 'failed') return end
  const isReread = areLost ? isReadFirst : !isOver(context) && (await readAgain(deps, sent, context))
  if (isOver(context)) return cancelledBy(context)
  const notUpdated = unchanged(sent, rows())
  const isUnclear = !isReread && causes.some(mayBeDone)
  if (notUpdated.length === tickets.length) return { ...end, isUnclear }
  return { kind: 'partlySaved', failure: end.failure, left: notUpdated, isUnclear }
}

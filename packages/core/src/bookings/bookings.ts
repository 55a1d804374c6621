import { type ApiFailure, failedAt, type Failure } from '../failure/Failure.js'
import type { Behavior } from '../reactive/Behavior.js'
import {
  createResource,
  type Loadable,
  loadCommand,
  type LoadEnd,
  memoizeByKey,
  type ResourceDeps,
} from '../reactive/resource.js'
import type { Booking, BookingsList, BookingSummary, TicketAllocation } from './Booking.js'
import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { BookingsApi } from './BookingsApi.js'

/** The one store of the customer's bookings, shared by every model that shows or changes one. */
export interface Bookings {
  /** Upcoming by departure ascending, past by departure descending (specification 1, §1). */
  readonly list$: Behavior<Loadable<BookingsList>>
  readonly loadList: () => Promise<LoadEnd>
  /** Loads the list if it is not known yet, to tell which bookings are past. A failure is not shown. */
  readonly loadListQuietly: () => Promise<LoadEnd>
  readonly booking: (bookingRef: string) => Behavior<Loadable<Booking>>
  /** The booking, then its allocations; skipped while it is loading (specification 1, §4). */
  readonly load: (bookingRef: string) => Promise<LoadEnd>
  /** The same, unless it is known already. */
  readonly loadOnce: (bookingRef: string) => Promise<LoadEnd>
  /** Loads it again after a change, even while an older load is still running. */
  readonly refresh: (bookingRef: string) => Promise<LoadEnd>
}

const byDeparture = (a: BookingSummary, b: BookingSummary): number =>
  a.departureDate < b.departureDate ? -1 : a.departureDate > b.departureDate ? 1 : 0

/** Upcoming by departure date ascending, past by departure date descending (specification 1, §1). */
export const sortBookings = ({ upcoming, past }: BookingsList): BookingsList => ({
  upcoming: upcoming.toSorted(byDeparture),
  past: past.toSorted((a, b) => byDeparture(b, a)),
})

/** Specification 1, §9: only this status is kept. */
const isAllocated = (allocation: TicketAllocation): boolean => allocation.status === 'ALLOCATED'

/** A failure of the session itself, not of the allocations: it is handled as one. */
const isOfSession = ({ kind }: ApiFailure): boolean => ['unauthorised', 'forbidden', 'cancelled'].includes(kind)

/** Losing the network is ignored by error reporting (specification 1, §8). */
const reportMissing = ({ report }: Pick<FailureHandler, 'report'>, cause: ApiFailure): void => {
  if (cause.kind === 'network' || cause.kind === 'timeout') return
  report('getBooking', 'ticket allocations', 'error', cause.kind === 'decode' ? { path: cause.path } : undefined)
}

interface BookingsDeps extends ResourceDeps {
  readonly api: BookingsApi
  readonly failures: Pick<FailureHandler, 'report'>
}

const loadBooking = async (
  { api, failures }: BookingsDeps,
  bookingRef: string,
  context: CallContext,
): Promise<Either<Failure, Booking>> => {
  const failed = failedAt('getBooking')
  const booking = await api.get(bookingRef, context)()
  if (isLeft(booking)) return left(failed(booking.left))
  const allocations = await api.ticketAllocations(booking.right.id, context)()
  if (isLeft(allocations) && isOfSession(allocations.left)) return left(failed(allocations.left))
  if (isLeft(allocations)) reportMissing(failures, allocations.left)
  // Without its allocations the booking is still worth showing.
  return right({
    ...booking.right,
    ticketAllocations: isLeft(allocations) ? null : allocations.right.filter(isAllocated),
  })
}

export const createBookings = (deps: BookingsDeps): Bookings => {
  const { scope } = deps
  const list = createResource(deps, (context) => async () => {
    const found = await deps.api.list(context)()
    return isLeft(found) ? left(failedAt('getBookings')(found.left)) : map(sortBookings)(found)
  })
  const booking = memoizeByKey((bookingRef) =>
    createResource(deps, (context) => () => loadBooking(deps, bookingRef, context)),
  )
  return {
    list$: list.state$,
    loadList: () => loadCommand(scope, list.load),
    loadListQuietly: async () =>
      list.state$.value.kind === 'idle' ? loadCommand(scope, list.loadQuietly) : { kind: 'loaded' },
    booking: (bookingRef) => booking(bookingRef).state$,
    load: (bookingRef) => loadCommand(scope, booking(bookingRef).load),
    loadOnce: (bookingRef) => loadCommand(scope, booking(bookingRef).loadOnce),
    refresh: (bookingRef) => loadCommand(scope, booking(bookingRef).refresh),
  }
}

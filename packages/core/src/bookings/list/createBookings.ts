import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import { type Failure, failedAt } from '../../failure/Failure.js'
import { createResource, keyed, type ResourceDeps } from '../../reactive/resource.js'
import type { Booking, TicketAllocation } from '../Booking.js'
import type { BookingsApi } from '../BookingsApi.js'
import type { BookingsFeature } from './BookingsFeature.js'
import { sortBookings } from './sortBookings.js'

/** Specification 1, §9: only this status is kept. */
const isAllocated = (allocation: TicketAllocation): boolean => allocation.status === 'ALLOCATED'

const loadBooking = async (
  api: BookingsApi,
  bookingRef: string,
  context: CallContext,
): Promise<Either<Failure, Booking>> => {
  const failed = failedAt('getBooking')
  const booking = await api.get(bookingRef, context)()
  if (isLeft(booking)) return left(failed(booking.left))
  const allocations = await api.ticketAllocations(booking.right.id, context)()
  if (isLeft(allocations)) return left(failed(allocations.left))
  return right({ ...booking.right, ticketAllocations: allocations.right.filter(isAllocated) })
}

export const createBookings = (deps: ResourceDeps & { readonly api: BookingsApi }): BookingsFeature => {
  const list = createResource(deps, (context) => async () => {
    const found = await deps.api.list(context)()
    return isLeft(found) ? left(failedAt('getBookings')(found.left)) : map(sortBookings)(found)
  })
  const booking = keyed((bookingRef) =>
    createResource(deps, (context) => () => loadBooking(deps.api, bookingRef, context)),
  )
  return {
    list$: list.state$,
    loadList: list.load,
    learnPast: () => (list.state$.value.kind === 'idle' ? list.loadQuietly() : Promise.resolve(right(undefined))),
    booking: (bookingRef) => booking(bookingRef).state$,
    load: (bookingRef) => booking(bookingRef).load,
    refresh: (bookingRef) => booking(bookingRef).refresh,
  }
}

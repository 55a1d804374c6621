import { chain, type Either, fromNullable, left, right } from 'fp-ts/lib/Either.js'
import { type BookingsApi, createBookings } from '../../src/bookings/bookings.js'
import type { Booking } from '../../src/domain/Booking.js'
import type { RequiredData } from '../../src/domain/Customer.js'
import { type ApiFailure, notFound } from '../../src/failure/Failure.js'
import { createState } from '../../src/reactive/Behavior.js'
import type { Surroundings } from '../createSurroundings.js'

/** The real bookings over a stub that reads what a test plants. No call changes it. */
export const createPlantedBookings = (surroundings: Surroundings, bookings: readonly Booking[]) => {
  const held = new Map(bookings.map((booking) => [booking.reference, booking]))
  const asked = new Map<string, RequiredData>()
  /** Every call, in order. */
  const calls: string[] = []
  /** The failures of the next calls, by call. */
  const failing = new Map<string, ApiFailure>()
  /** The answer of any stub of the same back end. */
  const answer = async <A>(call: string, value: A): Promise<Either<ApiFailure, A>> => {
    calls.push(call)
    await made.waiting
    const failure = failing.get(call)
    return failure === undefined ? right(value) : left(failure)
  }
  const found = async <A>(call: string, value: A | undefined) =>
    chain(fromNullable<ApiFailure>(notFound()))(await answer(call, value))
  const api: BookingsApi = {
    list: () => () => answer('list', { upcoming: [...held.values()], past: [] }),
    get: (bookingRef) => () => found(`get ${bookingRef}`, held.get(bookingRef)),
    requiredData: (bookingRef) => () => found(`questions ${bookingRef}`, asked.get(bookingRef)),
    ticketAllocations: (bookingId) => () => answer(`allocations ${bookingId}`, []),
  }
  const customer = createState<string | null>(null)
  const feature = createBookings({
    ...surroundings,
    scheduler: surroundings.time,
    onFailure: surroundings.failures.handle,
    customerId$: customer.state$,
    api,
  })
  const made = { api, feature, customer, calls, failing, held, asked, answer, waiting: Promise.resolve() }
  return made
}

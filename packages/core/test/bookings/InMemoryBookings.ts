import { left, right } from 'fp-ts/lib/Either.js'
import { type Bookings, type BookingsApi, createBookings } from '../../src/bookings/bookings.js'
import type { Booking } from '../../src/domain/Booking.js'
import type { RequiredData } from '../../src/domain/Customer.js'
import { type ApiFailure, notFound } from '../../src/failure/Failure.js'
import type { Surroundings } from '../createSurroundings.js'

export interface InMemoryBookings {
  readonly api: BookingsApi
  readonly feature: Bookings
  /** Every call, in order. */
  readonly calls: string[]
  /** The failure of the next calls of this kind for this booking. */
  readonly failing: Map<string, ApiFailure>
  readonly held: Map<string, Booking>
  readonly asked: Map<string, RequiredData>
  /** What every answer waits for. */
  waiting: Promise<void>
}

/** The real bookings over a back end in memory. */
export const createInMemoryBookings = (surroundings: Surroundings, bookings: readonly Booking[]): InMemoryBookings => {
  const calls: string[] = []
  const failing = new Map<string, ApiFailure>()
  const held = new Map(bookings.map((booking) => [booking.reference, booking]))
  const asked = new Map<string, RequiredData>()
  const answer = async <A>(call: string, value: A | undefined) => {
    calls.push(call)
    await made.waiting
    const failure = failing.get(call) ?? (value === undefined ? notFound() : null)
    return failure === null && value !== undefined ? right(value) : left(failure ?? notFound())
  }
  const api: BookingsApi = {
    list: () => () => answer('list', { upcoming: [...held.values()], past: [] }),
    get: (bookingRef) => () => answer(`get ${bookingRef}`, held.get(bookingRef)),
    requiredData: (bookingRef) => () => answer(`questions ${bookingRef}`, asked.get(bookingRef)),
    ticketAllocations: (bookingId) => () => answer(`allocations ${bookingId}`, []),
  }
  const feature = createBookings({
    ...surroundings,
    scheduler: surroundings.time,
    onFailure: surroundings.failures.handle,
    api,
  })
  const made: InMemoryBookings = { api, feature, calls, failing, held, asked, waiting: Promise.resolve() }
  return made
}

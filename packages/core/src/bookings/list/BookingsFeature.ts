import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../failure/Failure.js'
import type { Behavior } from '../../reactive/Behavior.js'
import type { Loadable } from '../../reactive/Loadable.js'
import type { Booking, BookingsList } from '../Booking.js'

export interface BookingsFeature {
  /** Upcoming by departure ascending, past by departure descending (specification 1, §1). */
  readonly list$: Behavior<Loadable<BookingsList>>
  readonly loadList: TaskEither<Failure, void>
  /** Asks for the list where it is not known yet, to learn which bookings are past; nothing is said where that fails. */
  readonly learnPast: TaskEither<Failure, void>
  readonly booking: (bookingRef: string) => Behavior<Loadable<Booking>>
  /** The booking, then its allocations; skipped while it is loading (specification 1, §4). */
  readonly load: (bookingRef: string) => TaskEither<Failure, void>
  /** The same, unless it is known already. */
  readonly loadOnce: (bookingRef: string) => TaskEither<Failure, void>
  /** Loads it anew after something changed it, also when an older load is still under way. */
  readonly refresh: (bookingRef: string) => TaskEither<Failure, void>
}

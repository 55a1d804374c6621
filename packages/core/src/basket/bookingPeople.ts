import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Booking, Pax } from '../bookings/Booking.js'
import type { BookingsFeature } from '../bookings/bookings.js'
import type { CustomerFeature } from '../customer/CustomerFeature.js'
import { cancelled } from '../failure/ApiFailure.js'
import { failedAt, type Failure, type Operation } from '../failure/Failure.js'
import type { Behavior } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/Loadable.js'
import type { BasketDeps } from './basketDeps.js'

const valueOf = async <A>(
  state$: Behavior<Loadable<A>>,
  load: TaskEither<Failure, void>,
  operation: Operation,
): Promise<Either<Failure, A>> => {
  const loaded = await load()
  if (isLeft(loaded)) return loaded
  const value = latest(state$.value)
  return value === null ? left(failedAt(operation)(cancelled)) : right(value)
}

/** Who is on a booking, asked for where it is not known yet. */
export const bookingPeople = (
  { bookings, customer }: { readonly bookings: BookingsFeature; readonly customer: CustomerFeature },
  bookingRef: string,
): Pick<BasketDeps, 'people' | 'bookingPax'> => {
  const bookingPax = async (): Promise<Either<Failure, readonly Pax[]>> =>
    map(({ pax }: Booking) => pax)(
      await valueOf(bookings.booking(bookingRef), bookings.loadOnce(bookingRef), 'getBooking'),
    )
  return {
    bookingPax,
    people: async () => {
      const [pax, who] = await Promise.all([bookingPax(), valueOf(customer.state$, customer.loadOnce, 'getCustomer')])
      if (isLeft(pax)) return pax
      return isLeft(who) ? who : right({ customerId: who.right.id, pax: pax.right })
    },
  }
}

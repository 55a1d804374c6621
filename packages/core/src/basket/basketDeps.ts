import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { Booking, BookingPassenger } from '../domain/Booking.js'
import type { Bookings } from '../bookings/bookings.js'
import type { CustomerData } from '../customer/customerData.js'
import { cancelled, failedAt, type Failure, type Operation } from '../failure/Failure.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { RefuseCardNumbers } from '../failure/refuseCardNumbers.js'
import type { BasketReadingTexts } from './basketReadingTexts.js'
import type { BasketTexts } from './basketTexts.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { Navigation } from '../navigation/paths.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { BasketStore, TabMemory } from './basketStore.js'
import { latest, type Loadable, type LoadEnd } from '../reactive/resource.js'
import type { Lifetime } from '../reactive/Lifetime.js'
import type { BasketApi } from './BasketApi.js'

/** The passengers of the booking, and which of them is the customer. */
interface BookingPeople {
  readonly customerId: string
  readonly passengers: readonly BookingPassenger[]
}

/** The dependencies for loading a basket. */
export interface BasketReadingDeps {
  readonly bookingRef: string
  readonly api: BasketApi
  readonly store: BasketStore
  readonly scope: Lifetime
  readonly messages: MessageStore
  readonly navigation: Pick<Navigation, 'goTo'>
  readonly tabMemory: TabMemory
  readonly texts: BasketReadingTexts
  readonly failures: Pick<FailureHandler, 'report'>
  readonly onFailure: (failure: Failure) => void
  /** The customer's own payment for this basket is under way: it ends the basket, which is no news. */
  readonly isBeingPaid: (basketId: string) => boolean
}

/** The dependencies for changing a basket. */
export interface BasketDeps extends BasketReadingDeps {
  /** Loaded if not known yet. A failure has already been shown. */
  readonly people: () => Promise<Either<Failure, BookingPeople>>
  readonly bookingPassengers: () => Promise<Either<Failure, readonly BookingPassenger[]>>
  readonly refuseCardNumbers: RefuseCardNumbers
  readonly navigation: Navigation
  readonly texts: BasketTexts
}

const valueOf = <A>(state$: Behavior<Loadable<A>>, read: LoadEnd, operation: Operation): Either<Failure, A> => {
  if (read.kind === 'failed') return left(read.failure)
  const value = latest(state$.value)
  if (value !== null) return right(value)
  return left(failedAt(operation)(read.kind === 'cancelled' ? read : cancelled('sessionEnded')))
}

/** The passengers of a booking, loaded if not known yet. */
export const bookingPeople = (
  {
    bookings,
    customer,
  }: {
    readonly bookings: Pick<Bookings, 'booking' | 'loadOnce'>
    readonly customer: Pick<CustomerData, 'state$' | 'loadOnce'>
  },
  bookingRef: string,
): Pick<BasketDeps, 'people' | 'bookingPassengers'> => {
  const bookingPassengers = async (): Promise<Either<Failure, readonly BookingPassenger[]>> => {
    const read = await bookings.loadOnce(bookingRef)
    return map(({ passengers }: Booking) => passengers)(valueOf(bookings.booking(bookingRef), read, 'getBooking'))
  }
  return {
    bookingPassengers,
    people: async () => {
      const [passengers, read] = await Promise.all([bookingPassengers(), customer.loadOnce()])
      const who = valueOf(customer.state$, read, 'getCustomer')
      if (isLeft(passengers)) return passengers
      return isLeft(who) ? who : right({ customerId: who.right.id, passengers: passengers.right })
    },
  }
}

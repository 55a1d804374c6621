import type { Either } from 'fp-ts/lib/Either.js'
import type { Pax } from '../bookings/Booking.js'
import type { Failure } from '../failure/Failure.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { BasketAreaTexts } from '../messages/basketAreaTexts.js'
import type { BookingAreaTexts } from '../messages/bookingAreaTexts.js'
import type { Navigation } from '../navigation/paths.js'
import type { SessionScope } from '../session/SessionScope.js'
import type { BasketApi } from './BasketApi.js'
import type { BasketStore } from './basketStore.js'

/** Who is on the booking, and which of them is the customer. */
export interface BookingPeople {
  readonly customerId: string
  readonly pax: readonly Pax[]
}

/** What reading a basket is made of. */
export interface BasketReadingDeps {
  readonly bookingRef: string
  readonly api: BasketApi
  readonly store: BasketStore
  readonly scope: SessionScope
  readonly messages: MessageStore
  readonly texts: BookingAreaTexts
  readonly failures: Pick<FailureHandler, 'report'>
  readonly onFailure: (failure: Failure) => void
}

/** What the basket's use cases are made of. */
export interface BasketDeps extends BasketReadingDeps {
  /** Loaded where they are not known yet; a failure has been said. */
  readonly people: () => Promise<Either<Failure, BookingPeople>>
  readonly bookingPax: () => Promise<Either<Failure, readonly Pax[]>>
  readonly navigation: Navigation
  readonly texts: BasketAreaTexts
}

import type { BookingsApi } from '../bookings/BookingsApi.js'
import type { BookingsFeature } from '../bookings/bookings.js'
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Failure } from '../failure/Failure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { HoldingsAreaTexts } from '../messages/holdingsAreaTexts.js'
import type { Navigation } from '../navigation/paths.js'
import { latest } from '../reactive/Loadable.js'
import type { ResourceDeps } from '../reactive/resource.js'
import type { DeliveryApi } from './DeliveryApi.js'

export interface DeliveryDeps extends ResourceDeps {
  readonly bookingRef: string
  readonly api: DeliveryApi
  readonly bookingsApi: BookingsApi
  readonly bookings: BookingsFeature
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly texts: HoldingsAreaTexts
}

/** Of this booking's first delivery; null where it has none. The booking is loaded where nobody has yet. */
export const currentAllocation = async ({
  bookings,
  bookingRef,
}: DeliveryDeps): Promise<Either<Failure, string | null>> => {
  const known = latest(bookings.booking(bookingRef).value)
  if (known !== null) return right(known.deliveryAllocationId)
  const loaded = await bookings.load(bookingRef)()
  return isLeft(loaded) ? loaded : right(latest(bookings.booking(bookingRef).value)?.deliveryAllocationId ?? null)
}

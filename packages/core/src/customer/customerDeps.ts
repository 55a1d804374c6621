import type { BookingsApi } from '../bookings/BookingsApi.js'
import type { Bookings } from '../bookings/bookings.js'
import type { DeliveryApi } from '../delivery/DeliveryApi.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { MemberTexts } from '../messages/memberTexts.js'
import type { Navigation, Path } from '../navigation/paths.js'
import type { Resource, ResourceDeps } from '../reactive/resource.js'
import type { SessionOwner } from '../session/sessionElsewhere.js'
import type { Customer } from './Customer.js'
import type { CustomerApi } from './CustomerApi.js'
import type { RequiredData } from './RequiredData.js'

export interface CustomerDeps extends ResourceDeps {
  readonly api: CustomerApi
  readonly deliveryApi: DeliveryApi
  readonly bookingsApi: BookingsApi
  readonly bookings: Bookings
  readonly owner: SessionOwner
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly texts: MemberTexts
}

/** What an update reads again when it is done. */
export interface CustomerResources {
  readonly customer: Resource<Customer>
  readonly requiredData: Resource<RequiredData>
}

/** The end of every update: first where to, then what happened. */
export const concludeUpdate = (deps: CustomerDeps, message: string, redirectPath: Path | undefined): void => {
  if (redirectPath !== undefined) deps.navigation.goTo(redirectPath)
  deps.messages.toast('success', message)
}

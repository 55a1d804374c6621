import type { ApiFailure } from './ApiFailure.js'

/** An ApiFailure with what was being done. */
export interface Failure {
  readonly operation: Operation
  readonly cause: ApiFailure
  /** For the report alone; never shown. */
  readonly internalMessage?: string
}

export const failedAt =
  (operation: Operation) =>
  (cause: ApiFailure): Failure => ({ operation, cause })

/** What was being done when a call failed: each has one line in the `…Operations` of its feature. */
export type Operation =
  | 'login'
  | 'authenticationCheck'
  | 'logout'
  | 'clientId'
  | 'clientConfig'
  | 'genders'
  | 'countries'
  | 'changePassword'
  | 'resetPassword'
  | 'getCustomer'
  | 'getRequiredData'
  | 'updateCustomer'
  | 'updateCustomerBookingDeliveries'
  | 'getAdditionalCustomer'
  | 'updateAdditionalCustomer'
  | 'getBookings'
  | 'getBooking'
  | 'bookingRequiredData'
  | 'bookingDelivery'
  | 'resale'
  | 'pendingChanges'
  | 'download'
  | 'accommodations'
  | 'roomsAvailability'
  | 'roomExtras'
  | 'extras'
  | 'extrasAvailability'
  | 'transportTypes'
  | 'transportRoutes'
  | 'transportDates'
  | 'transportLocations'
  | 'transportStops'
  | 'outboundStops'
  | 'returnStops'
  | 'optionSettings'
  | 'termsAndConditions'
  | 'tickets'
  | 'ticketsAvailability'
  | 'createBasket'
  | 'getBasket'
  | 'addAccommodation'
  | 'addExtras'
  | 'addNameChange'
  | 'addTickets'
  | 'addPassengers'
  | 'addTransport'
  | 'removeAccommodation'
  | 'removeExtra'
  | 'removeItems'
  | 'resetBasket'
  | 'completeBasket'
  | 'payment'
  | 'emptyPayments'
  | 'paymentPlan'
  | 'projection'

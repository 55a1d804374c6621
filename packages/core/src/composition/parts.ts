import type { SchedulerLike } from 'rxjs'
import type { BasketReading } from '../basket/basketReading.js'
import type { BasketParts } from '../basket/shoppingBasket.js'
import type { AskedOfBooking } from '../bookings/questions/askedTravellers.js'
import type { Ids } from '../environment/CallContext.js'
import type { Failure } from '../failure/Failure.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { Navigation } from '../navigation/paths.js'
import type { KeptBookingStore } from '../offline/KeptBooking.js'
import type { UnendedPayments } from '../payment/pendingPayments.js'
import type { State } from '../reactive/Behavior.js'
import type { PendingChanges } from '../resale/resaleRows.js'
import type { SessionOwner } from '../session/sessionElsewhere.js'
import type { SessionScope } from '../session/SessionScope.js'
import type { SessionStore } from '../session/SessionState.js'
import type { BasketArea, BookingArea, Visitor } from './Dashboard.js'

// What the module of one area hands to those of the next: what a screen gets (`features`), and what stays within the core.

/** What the features have in common; it stays within the core. */
export interface Shared {
  readonly scheduler: SchedulerLike
  readonly ids: Ids
  readonly scope: SessionScope
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly failures: FailureHandler
  readonly onFailure: (failure: Failure) => void
  readonly sessionStore: SessionStore
  /** Who is signed in, for the error reports; null until the customer was loaded. */
  readonly customerId: State<string | null>
  /** What is to be ended with the dashboard. */
  readonly endings: Set<() => void>
}

export interface VisitorParts {
  readonly keptBookings: KeptBookingStore
  readonly features: Visitor
  readonly owner: SessionOwner
  readonly shared: Shared
  readonly dispose: () => void
}

export interface BookingParts {
  readonly features: BookingArea
  readonly baskets: (bookingRef: string) => BasketReading
  readonly asked: AskedOfBooking
  readonly pendingChanges: PendingChanges
  readonly unended: UnendedPayments
}

export interface BasketAreaParts {
  readonly features: BasketArea
  readonly baskets: (bookingRef: string) => BasketParts
}

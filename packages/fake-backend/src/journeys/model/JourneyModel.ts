import { type BookingRef, bookingRefs } from './TestContext.js'

/** All that a journey expects, kept in counts and sums; the fake back end is not rebuilt here. */
export interface JourneyModel {
  /** Tickets in the open basket of each booking, and what they cost together, as last seen. */
  readonly baskets: Map<string, { readonly count: number; readonly total: number }>
  signedIn: boolean
  /** Checks of the bank that were left open. */
  openChecks: number
  /** Whether the bookings are those of the customer who is signed in; null where a sign-in may have been overtaken. */
  owner: boolean | null
  /** The bookings of which the page in front knows all that happened. */
  readonly upToDate: Set<string>
  /** Faults that were asked for and are still to come: what comes cannot be foretold. */
  faults: number
}

/** What is expected before anything was done. */
export const initialModel = (): JourneyModel => ({
  baskets: new Map(),
  signedIn: false,
  openChecks: 0,
  owner: true,
  upToDate: new Set(bookingRefs),
  faults: 0,
})

/** Whether the end of a step can be told beforehand. */
export const isCalm = ({ faults, upToDate, signedIn, owner }: JourneyModel, bookingRef: BookingRef): boolean =>
  faults === 0 && upToDate.has(bookingRef) && signedIn && owner === true

import { type BookingRef, bookingRefs } from './TestContext.js'

/** The expectations of a journey as counts and sums, not as a second back end. */
export interface JourneyModel {
  /** The last seen ticket count and total of each booking's open basket. */
  readonly baskets: Map<string, { readonly count: number; readonly total: number }>
  signedIn: boolean
  /** Number of challenges left open. */
  openChecks: number
  /** True if the signed-in customer owns the bookings; null if a sign-in may have been superseded. */
  owner: boolean | null
  /** The bookings that are up to date on the page in front. */
  readonly upToDate: Set<string>
  /** Number of pending faults; with any, the result of a step is unpredictable. */
  faults: number
}

/** The expectations before the first step. */
export const initialModel = (): JourneyModel => ({
  baskets: new Map(),
  signedIn: false,
  openChecks: 0,
  owner: true,
  upToDate: new Set(bookingRefs),
  faults: 0,
})

/** True if the end of a step is predictable. */
export const isCalm = ({ faults, upToDate, signedIn, owner }: JourneyModel, bookingRef: BookingRef): boolean =>
  faults === 0 && upToDate.has(bookingRef) && signedIn && owner === true

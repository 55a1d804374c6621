import type { InspectedBasket } from '../../../worlds/Inspection.js'
import type { BookingRef, TestContext } from '../TestContext.js'

/** The open basket of a booking in the back end. */
export const openBasket = ({ journey }: TestContext, ref: BookingRef): InspectedBasket | null =>
  journey.backend.inspect.baskets().findLast(({ bookingRef, state }) => bookingRef === ref && state === 'open') ?? null

/** True if a payment of the basket is in progress or waits for a challenge. */
export const isBeingPaid = (basket: InspectedBasket | null): boolean => basket?.attempts.at(-1)?.status === 7

import type { InspectedBasket } from '../../../world/Inspection.js'
import type { BookingRef, TestContext } from '../TestContext.js'

/** The open basket of a booking, as the back end has it. */
export const openBasket = ({ journey }: TestContext, ref: BookingRef): InspectedBasket | null =>
  journey.backend.inspect.baskets().findLast(({ bookingRef, state }) => bookingRef === ref && state === 'open') ?? null

/** Whether a payment of the basket is under way, or waits for the bank. */
export const isBeingPaid = (basket: InspectedBasket | null): boolean => basket?.attempts.at(-1)?.status === 7

import type { Journey } from '../src/journeys/Journey.js'
import type { InspectedBasket } from '../src/worlds/Inspection.js'

/** The open basket of a booking in the back end. */
export const openBasket = ({ backend }: Pick<Journey, 'backend'>, ref: string): InspectedBasket | null =>
  backend.inspect.baskets().findLast(({ bookingRef, state }) => bookingRef === ref && state === 'open') ?? null

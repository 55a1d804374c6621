import type { BookingRecord } from '../records/BookingRecord.js'
import { Refusal, refuse } from '../refusal/Refusal.js'
import { basketTotal, holdsNothing, moveItemsIntoBooking } from './basketKinds.js'
import { type BasketRecord, stockKeysIn } from '../records/BasketRecord.js'
import { mandatoryErrors } from './mandatoryStatus.js'
import type { OpenBasket } from './openBasketOf.js'

/** Moves the items of the basket into the booking. */
export const completeBasket = (booking: BookingRecord, basket: BasketRecord): void => {
  moveItemsIntoBooking(booking, basket)
  booking.offers.stock.sold.push(...stockKeysIn(basket))
  basket.state = 'completed'
}

/** Refuses an empty basket, and one that lacks something mandatory. */
export const checkComplete = (booking: BookingRecord, basket: BasketRecord): void => {
  if (holdsNothing(basket)) refuse('basketIncomplete', 'There is nothing in your basket to complete.')
  const problems = mandatoryErrors(booking, basket)
  if (problems.length > 0)
    throw new Refusal(
      200,
      problems.map((message) => ({ reason: 'basketIncomplete', message })),
    )
}

export const completeForNothing = ({ booking, basket }: OpenBasket): void => {
  checkComplete(booking, basket)
  if (basketTotal(basket) !== 0) refuse('basketCosts', 'Your basket has to be paid for.')
  completeBasket(booking, basket)
}

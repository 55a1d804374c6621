import BasketScreen from '../basket/BasketScreen'
import type { Opens } from '../reactive/useOpen'

export { basketArea as area } from '@booking-dashboard/core/composition'
export { basketHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { BasketScreen }
export const opens: Opens<'basket', keyof typeof screens> = {
  BasketScreen: ({ basketAtHand }, bookingRef) => [basketAtHand(bookingRef).load],
}

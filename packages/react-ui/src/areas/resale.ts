import ResaleScreen from '../resale/ResaleScreen'
import type { Opens } from '../reactive/useOpen'

export { resaleArea as area } from '@booking-dashboard/core/composition'
export { resaleHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { ResaleScreen }
export const opens: Opens<'resale', keyof typeof screens> = {
  ResaleScreen: ({ basketAtHand, resale }, bookingRef) => [basketAtHand(bookingRef).check, resale(bookingRef).open],
}

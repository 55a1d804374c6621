import AccommodationScreen from '../catalogue/accommodation/AccommodationScreen'
import AccommodationsScreen from '../catalogue/accommodation/AccommodationsScreen'
import type { Opens } from '../reactive/useOpen'

export { accommodationArea as area } from '@booking-dashboard/core/composition'
export { accommodationHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { AccommodationScreen, AccommodationsScreen }
export const opens: Opens<'accommodation', keyof typeof screens> = {
  AccommodationsScreen: ({ basketAtHand, accommodationList }, bookingRef) => [
    basketAtHand(bookingRef).check,
    accommodationList(bookingRef).open,
  ],
}

import ExtrasScreen from '../catalogue/extras/ExtrasScreen'
import type { Opens } from '../reactive/useOpen'

export { extrasArea as area } from '@booking-dashboard/core/composition'
export { extrasHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { ExtrasScreen }
export const opens: Opens<'extras', keyof typeof screens> = {
  ExtrasScreen: ({ extrasShop }, bookingRef) => [extrasShop(bookingRef).open],
}

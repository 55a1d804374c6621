import { payingHttp } from '@booking-dashboard/http-adapter'
import { browserVault } from '../composition/browserVault'
import type { Opens } from '../reactive/useOpen'

export { payingArea as area } from '@booking-dashboard/core/composition'
export const http = [...payingHttp, browserVault]
export * as screens from '../payment/screens'
export { stripeCardGateway } from '../payment/stripe/stripeCardGateway'
export const opens: Opens<'paying'> = { CheckoutScreen: ({ checkout }, bookingRef) => [checkout(bookingRef).open] }

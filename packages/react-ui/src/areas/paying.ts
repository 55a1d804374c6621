import { payingHttp } from '@booking-dashboard/http-adapter'
import { browserVault } from '../composition/browserVault'
import * as screens from '../payment/screens'
import type { Opens } from '../reactive/useOpen'

export { payingArea as area } from '@booking-dashboard/core/composition'
export const http = [...payingHttp, browserVault]
export { screens }
export { stripeCardGateway } from '../payment/stripe/stripeCardGateway'
export const opens: Opens<'paying', keyof typeof screens> = {
  CheckoutScreen: ({ checkout, packageInformation }, bookingRef) => [
    checkout(bookingRef).open,
    packageInformation(bookingRef).loadSettings,
  ],
}

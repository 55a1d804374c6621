import { payingHttp } from '@booking-dashboard/http-adapter'
import { browserVault } from '../composition/browserVault'

export { payingArea as area } from '@booking-dashboard/core/composition'
export const http = [...payingHttp, browserVault]
export * as screens from '../payment/screens'
export { stripeCardGateway } from '../payment/stripe/stripeCardGateway'

/** The /api contract, for back ends that serve it and for generators. */
export { basketEndpoints } from './basket/basketContract.js'
export { bookingsEndpoints } from './bookings/bookingsContract.js'
export { accommodationCatalogueEndpoints } from './catalogue/accommodation/accommodationCatalogueContract.js'
export { extrasCatalogueEndpoints } from './catalogue/extras/extrasCatalogueContract.js'
export { packageEndpoints } from './catalogue/package/packageContract.js'
export { ticketCatalogueEndpoints } from './catalogue/tickets/ticketCatalogueContract.js'
export { transportCatalogueEndpoints } from './catalogue/transport/transportCatalogueContract.js'
export { clientEndpoints } from './client/clientContract.js'
export {
  type AnyEndpoint,
  type Endpoint,
  fillPath,
  type Method,
  type PathParams,
  type FileEndpoint,
} from './contract/endpoint.js'
export { mayBeRevalidated } from './contract/revalidation.js'
export { type ErrorEntryWire, ErrorsAnswer, type ErrorsAnswerWire } from './contract/errors.js'
export { customerEndpoints } from './customer/customerContract.js'
export { deliveryEndpoints, downloadFiles } from './delivery/deliveryContract.js'
export { paymentEndpoints } from './payment/paymentContract.js'
export { paymentPlanEndpoints } from './payment-plan/paymentPlanContract.js'
export { resaleEndpoints } from './resale/resaleContract.js'
export { sessionEndpoints } from './session/sessionContract.js'

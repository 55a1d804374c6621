import * as contract from '@booking-dashboard/http-adapter/contract'
import type { AnyEndpoint } from '@booking-dashboard/http-adapter/contract'

/** Every call of the contract whose answer is JSON. */
export const contractEndpoints: readonly AnyEndpoint[] = [
  contract.sessionEndpoints,
  contract.customerEndpoints,
  contract.clientEndpoints,
  contract.bookingsEndpoints,
  contract.deliveryEndpoints,
  contract.resaleEndpoints,
  contract.ticketCatalogueEndpoints,
  contract.accommodationCatalogueEndpoints,
  contract.extrasCatalogueEndpoints,
  contract.transportCatalogueEndpoints,
  contract.packageEndpoints,
  contract.basketEndpoints,
  contract.paymentEndpoints,
  contract.paymentPlanEndpoints,
].flatMap((endpoints) => Object.values<AnyEndpoint>(endpoints as Readonly<Record<string, AnyEndpoint>>))

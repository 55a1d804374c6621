import * as contract from '@booking-dashboard/http-adapter/contract'
import type { AnyEndpoint } from '@booking-dashboard/http-adapter/contract'

/** Every call of the contract. */
export const endpoints: readonly AnyEndpoint[] = Object.entries(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) => Object.values(group) as AnyEndpoint[])

/** Every call of the contract whose answer is JSON. */
export const contractEndpoints = endpoints.filter(({ operationId }) => !operationId.startsWith('download'))

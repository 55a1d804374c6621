import { clientEndpoints } from '@booking-dashboard/http-adapter/contract'
import { publicRoute, type Route } from '../routing/Route.js'
import { clientAt } from './clients.js'
import { countries } from './countries.js'
import { genders } from './genders.js'

export const clientRoutes: readonly Route[] = [
  publicRoute(clientEndpoints.clientId, ({ hostname }) => ({ client_id: clientAt(hostname).id })),
  publicRoute(clientEndpoints.config, ({ hostname }) => ({ data: { client: clientAt(hostname).config } })),
  publicRoute(clientEndpoints.genders, () => ({ genders })),
  publicRoute(clientEndpoints.countries, () => ({ countries })),
]

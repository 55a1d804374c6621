import type { Route } from '../routing/Route.js'
import { accommodationRoutes } from './accommodation/accommodationRoutes.js'
import { extrasRoutes } from './extras/extrasRoutes.js'
import { packageRoutes } from './package/packageRoutes.js'
import { ticketRoutes } from './tickets/ticketRoutes.js'
import { transportRoutes } from './transport/transportRoutes.js'

export const catalogueRoutes: readonly Route[] = [
  ...ticketRoutes,
  ...accommodationRoutes,
  ...extrasRoutes,
  ...transportRoutes,
  ...packageRoutes,
]

import type { Route } from '../routing/Route.js'
import { accommodationRoutes } from './accommodationRoutes.js'
import { extrasRoutes } from './extrasRoutes.js'
import { packageRoutes } from './packageRoutes.js'
import { ticketRoutes } from './ticketRoutes.js'
import { transportRoutes } from './transportRoutes.js'

export const catalogueRoutes: readonly Route[] = [
  ...ticketRoutes,
  ...accommodationRoutes,
  ...extrasRoutes,
  ...transportRoutes,
  ...packageRoutes,
]

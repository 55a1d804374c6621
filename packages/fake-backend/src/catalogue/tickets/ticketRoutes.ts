import { ticketCatalogueEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../../routing/ownBooking.js'
import { route, type Route } from '../../routing/Route.js'

export const ticketRoutes: readonly Route[] = [
  route(ticketCatalogueEndpoints.events, (call) => ({
    events: [...ownBooking(call, call.param('ref')).catalogue.events],
  })),
  route(ticketCatalogueEndpoints.availability, (call) => ({
    availability: Object.fromEntries(ownBooking(call, call.param('ref')).catalogue.availability),
  })),
]

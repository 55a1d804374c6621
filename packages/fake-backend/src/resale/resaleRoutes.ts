import { resaleEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../routing/ownBooking.js'
import { route, type Route } from '../routing/Route.js'
import { cancelResale, putUpForResale } from './changeResale.js'

export const resaleRoutes: readonly Route[] = [
  route(resaleEndpoints.putUp, (call) => {
    putUpForResale(call.world, ownBooking(call, call.param('bookingRef')), call.body.tickets)
    return {}
  }),
  route(resaleEndpoints.cancel, (call) => {
    cancelResale(ownBooking(call, call.param('bookingRef')), call.param('ticketId'))
    return {}
  }),
]

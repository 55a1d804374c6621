import { paymentPlanEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../bookings/ownBooking.js'
import { route, type Route } from '../routing/Route.js'
import { instalmentAnswer } from './planAnswer.js'
import { planProjection } from './planProjection.js'
import { updatePlan } from './updatePlan.js'

export const paymentPlanRoutes: readonly Route[] = [
  route(paymentPlanEndpoints.update, (call) => {
    const clientSecret = updatePlan(call.world, ownBooking(call, call.param('bookingReference')), call.body)
    return clientSecret === null
      ? { requires_action: false }
      : { requires_action: true, payment_intent_client_secret: clientSecret }
  }),
  route(paymentPlanEndpoints.projection, (call) => {
    const booking = ownBooking(call, call.param('bookingReference'))
    return { projection: planProjection(call.world, booking, call.query('day')).map(instalmentAnswer) }
  }),
]

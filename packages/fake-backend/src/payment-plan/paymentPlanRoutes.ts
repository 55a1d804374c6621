import { paymentPlanEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../routing/ownBooking.js'
import { route, type Route } from '../routing/Route.js'
import { instalmentAnswer } from './planAnswer.js'
import { planProjection } from './planProjection.js'
import { planChangeAnswer } from './setUpCard.js'
import { updatePlan } from './updatePlan.js'

export const paymentPlanRoutes: readonly Route[] = [
  route(paymentPlanEndpoints.update, (call) => {
    const booking = ownBooking(call, call.param('bookingReference'))
    const change = updatePlan(call.world, booking, call.body)
    call.begun(change)
    return planChangeAnswer(change)
  }),
  route(paymentPlanEndpoints.projection, (call) => {
    const booking = ownBooking(call, call.param('bookingReference'))
    return { projection: planProjection(call.world, booking, call.query('day')).map(instalmentAnswer) }
  }),
]

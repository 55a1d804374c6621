import { deliveryEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../routing/ownBooking.js'
import { checkNotOver } from '../routing/tripIsOver.js'
import { addressProblems, toAddressRecord } from '../customer/address.js'
import { nextAddressId } from '../customer/answers.js'
import { Refusal, refuse } from '../refusal/Refusal.js'
import { route, type Route } from '../routing/Route.js'
import { deliveryStatuses } from '../records/DeliveryRecord.js'

export const deliveryRoutes: readonly Route[] = [
  route(deliveryEndpoints.update, (call) => {
    const booking = ownBooking(call, call.param('bookingRef'))
    checkNotOver(call.world, booking)
    const { deliveries } = booking
    const delivery =
      deliveries.find(({ allocationId }) => allocationId === call.param('allocationId')) ??
      refuse('deliveryNotFound', 'This booking has no such delivery.')
    if (delivery.status === deliveryStatuses.onItsWay) {
      refuse('deliveryOnItsWay', 'This delivery is on its way already. Its address can no longer be changed.')
    }
    const problems = addressProblems(call.body.address)
    if (problems.length > 0) throw new Refusal(200, problems)
    delivery.address = toAddressRecord(nextAddressId(call.world), call.body.address)
  }),
]

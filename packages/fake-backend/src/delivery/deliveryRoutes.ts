import { deliveryEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking, checkNotReadOnly } from '../routing/ownBooking.js'
import { addressProblems, toAddressRecord } from '../customer/address.js'
import { nextAddressId } from '../customer/answers.js'
import { Refusal, refuse } from '../refusal/Refusal.js'
import { route, type Route } from '../routing/Route.js'
import { deliveryStatuses } from '../records/DeliveryRecord.js'
import type { World } from '../world/World.js'

export const deliveryRoutes: readonly Route[] = [
  route(deliveryEndpoints.update, (call) => {
    const booking = ownBooking(call, call.param('bookingRef'))
    checkNotReadOnly(call.world, booking)
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

/** Sets a delivery's status (behaviour/delivery#1.4). False if the delivery or the status does not exist. */
export const moveDelivery = (world: World, id: string, status: number): boolean => {
  const delivery = world.bookings.flatMap(({ deliveries }) => deliveries).find((one) => one.id === id)
  const known = Object.values(deliveryStatuses).find((one) => one === status)
  if (delivery === undefined || known === undefined) return false
  delivery.status = known
  return true
}

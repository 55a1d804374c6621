import type { World } from '../world/World.js'
import { deliveryStatuses } from '../records/DeliveryRecord.js'

/** Sets a delivery's status (behaviour/delivery#1.4). False if the delivery or the status does not exist. */
export const moveDelivery = (world: World, id: string, status: number): boolean => {
  const delivery = world.bookings.flatMap(({ deliveries }) => deliveries).find((one) => one.id === id)
  const known = Object.values(deliveryStatuses).find((one) => one === status)
  if (delivery === undefined || known === undefined) return false
  delivery.status = known
  return true
}

import type { Booking } from '../bookings/Booking.js'
import type { Delivery } from './Delivery.js'

/** Whether the address of a delivery can still be changed, and where it cannot, why. */
export type AddressChange = 'open' | 'onItsWay' | 'withoutAddress' | 'notTheFirst'

export interface DeliveryAddress {
  readonly delivery: Delivery
  readonly change: AddressChange
}

type Address = Pick<Delivery, 'allocationId' | 'status'>

const changeOf = ({ allocationId, status }: Address): AddressChange => {
  if (status === 'onItsWay') return 'onItsWay'
  return allocationId === null ? 'withoutAddress' : 'open'
}

/** The deliveries of a booking: only the first of them can be sent elsewhere (specification 1, §4). */
export const deliveryAddresses = ({ deliveries }: Pick<Booking, 'deliveries'>): readonly DeliveryAddress[] =>
  deliveries.map((delivery, place) => {
    const change = changeOf(delivery)
    return { delivery, change: place > 0 && change === 'open' ? 'notTheFirst' : change }
  })

/** The delivery whose address can be changed; null where none can. */
export const changeableDelivery = (booking: Pick<Booking, 'deliveries'>): Delivery | null =>
  deliveryAddresses(booking).find(({ change }) => change === 'open')?.delivery ?? null

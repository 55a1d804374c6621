import type { Delivery, DeliveryStatus, DeliveryType } from './Delivery.js'
import type { Booking } from '../bookings/Booking.js'
import { isWebAddress } from './downloads.js'

export interface DeliveryStep {
  readonly status: Exclude<DeliveryStatus, 'unknown'>
  readonly state: 'done' | 'current' | 'toCome'
}

type Ending = 'readyToDownload' | 'onItsWay'

const endings: Readonly<Record<DeliveryType, Ending>> = {
  eticket: 'readyToDownload',
  physical: 'onItsWay',
  other: 'onItsWay',
}

/** What is downloaded ends with the one, what is posted with the other; whatever its type, what it says of itself is among them. */
const endingOf = ({ type, status }: Pick<Delivery, 'type' | 'status'>): Ending =>
  status === 'readyToDownload' || status === 'onItsWay' ? status : endings[type]

/** How far a delivery is, step by step; none where that is not known. */
export const deliveryProgress = (delivery: Pick<Delivery, 'type' | 'status'>): readonly DeliveryStep[] => {
  const steps = ['orderPlaced', 'beingPrepared', endingOf(delivery)] as const
  const now = steps.findIndex((status) => status === delivery.status)
  if (now === -1) return []
  return steps.map((status, place) => ({
    status,
    state: place < now || (place === now && place === steps.length - 1) ? 'done' : place === now ? 'current' : 'toCome',
  }))
}

/** Whether the address of a delivery can still be changed, and where it cannot, why. */
export type AddressChange = 'open' | 'onItsWay' | 'withoutAddress' | 'notTheFirst'

interface DeliveryAddress {
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

/** Over TLS alone: whoever sees the id of a parcel on its way can follow it, and sometimes lead it elsewhere. */
const isSafe = (address: string): boolean => /^https:/i.test(address) && isWebAddress(address)

/** The page of a postal service that takes numbers of others too, for a delivery that comes with none that can be opened. */
const defaultPage = 'https://www.royalmail.com/track-your-item#/tracking-results/{tracking_id}'

/** What the delivery is followed by, while it is on its way and a tracking id exists (specification 1, §4). */
export const trackingNumber = ({ status, trackingId }: Delivery): string | null =>
  status !== 'onItsWay' || trackingId === null || trackingId.trim() === '' ? null : trackingId

/** The postal service's page for a delivery that has a tracking number. */
export const trackingAddress = (delivery: Delivery): string | null => {
  const number = trackingNumber(delivery)
  // Half a character is in no address.
  if (number === null || /\p{Cs}/u.test(number)) return null
  const on = (page: string): string => page.replaceAll('{tracking_id}', () => encodeURIComponent(number))
  const own = on(delivery.trackingUrl ?? '')
  return isSafe(own) ? own : on(defaultPage)
}

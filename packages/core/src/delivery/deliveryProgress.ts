import type { Booking } from '../bookings/Booking.js'
import type { Delivery, DeliveryStatus, DeliveryType } from './DeliveryApi.js'
import { isWebAddress, ticketsToShow, type TicketToShow } from './downloads.js'

interface DeliveryStep {
  readonly status: Exclude<DeliveryStatus, 'unknown'>
  readonly state: 'done' | 'current' | 'toCome'
}

type Ending = 'readyToDownload' | 'onItsWay'

const endings: Readonly<Record<DeliveryType, Ending>> = {
  eticket: 'readyToDownload',
  physical: 'onItsWay',
  other: 'onItsWay',
}

/** E-tickets end with the download, other deliveries with the dispatch, unless the status says otherwise. */
const endingOf = ({ type, status }: Pick<Delivery, 'type' | 'status'>): Ending =>
  status === 'readyToDownload' || status === 'onItsWay' ? status : endings[type]

/** How far a delivery is, step by step; none where that is not known. */
export const deliveryProgress = (delivery: Pick<Delivery, 'type' | 'status'>): readonly DeliveryStep[] => {
  const steps = ['orderPlaced', 'beingPrepared', endingOf(delivery)] as const
  const now = steps.findIndex((status) => status === delivery.status)
  if (now === -1) return []
  return steps.map((status, index) => ({
    status,
    state: index < now || (index === now && index === steps.length - 1) ? 'done' : index === now ? 'current' : 'toCome',
  }))
}

/** Why the address of a delivery cannot be changed any more. */
export type FixedAddress = 'onItsWay' | 'withoutAddress' | 'notTheFirst'

/** Only the first delivery of a booking can be sent elsewhere (specification 1, §4); null where this one still can. */
export const fixedAddress = (
  { allocationId, status }: Pick<Delivery, 'allocationId' | 'status'>,
  index: number,
): FixedAddress | null => {
  if (status === 'onItsWay') return 'onItsWay'
  if (allocationId === null) return 'withoutAddress'
  return index > 0 ? 'notTheFirst' : null
}

/** The delivery whose address can be changed; null where none can. */
export const changeableDelivery = ({ deliveries }: Pick<Booking, 'deliveries'>): Delivery | null =>
  deliveries.find((delivery, index) => fixedAddress(delivery, index) === null) ?? null

/** Only https: whoever sees the number of a parcel can follow it, and sometimes redirect it. */
const isSafe = (address: string): boolean => /^https:/i.test(address) && isWebAddress(address)

/** For a delivery without a usable page of its own. This service also tracks the numbers of others. */
const defaultPage = 'https://www.royalmail.com/track-your-item#/tracking-results/{tracking_id}'

/** What a delivery that is on its way is followed by. */
export interface Tracking {
  readonly number: string
  /** The postal service's page; null where the number cannot stand in an address. */
  readonly address: string | null
}

/** While the delivery is on its way and a tracking id exists (specification 1, §4); else null. */
export const trackingOf = ({
  status,
  trackingId: number,
  trackingUrl,
}: Pick<Delivery, 'status' | 'trackingId' | 'trackingUrl'>): Tracking | null => {
  if (status !== 'onItsWay' || number === null || number.trim() === '') return null
  // A lone surrogate cannot be encoded in an address.
  if (/\p{Cs}/u.test(number)) return { number, address: null }
  const on = (page: string): string => page.replaceAll('{tracking_id}', () => encodeURIComponent(number))
  const own = on(trackingUrl ?? '')
  return { number, address: isSafe(own) ? own : on(defaultPage) }
}

/** A delivery as the pages of its booking show it. */
export interface ShownDelivery {
  readonly delivery: Delivery
  /** None where it is not known how far it is. */
  readonly steps: readonly DeliveryStep[]
  /** Why its address cannot be changed; null where it can. */
  readonly fixed: FixedAddress | null
  readonly tracking: Tracking | null
  /** Its tickets that can be shown at a gate now. */
  readonly tickets: readonly TicketToShow[]
}

export const shownDeliveries = (booking: Booking): readonly ShownDelivery[] =>
  booking.deliveries.map((delivery, index) => ({
    delivery,
    steps: deliveryProgress(delivery),
    fixed: fixedAddress(delivery, index),
    tracking: trackingOf(delivery),
    tickets: ticketsToShow(booking, delivery),
  }))

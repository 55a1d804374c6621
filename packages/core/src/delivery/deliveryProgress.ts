import type { Delivery, DeliveryStatus, DeliveryType } from './Delivery.js'

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

import type { Delivery } from '../../delivery/DeliveryApi.js'
import { noCost } from '../../money/Money.js'

export const aDelivery = (changes: Partial<Delivery> = {}): Delivery => ({
  id: 'd1',
  name: 'E-tickets',
  type: 'eticket',
  status: 'orderPlaced',
  allocationId: null,
  address: null,
  trackingId: null,
  trackingUrl: null,
  downloads: [],
  ticketIds: [],
  cost: noCost,
  ...changes,
})

import { noCost } from '../../src/money/Money.js'
import type { Delivery } from '../../src/domain/Delivery.js'

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

import type { KeptBooking } from '@booking-dashboard/core/ports'

export const kept: KeptBooking = {
  customerId: '7001',
  readAt: 1,
  lastDay: '2026-12-20',
  reference: 'SUN1002',
  name: 'Vienna',
  dates: '',
  status: '',
  facts: [],
  tickets: [],
  days: [],
  passengers: [],
  extras: [],
  client: null,
}

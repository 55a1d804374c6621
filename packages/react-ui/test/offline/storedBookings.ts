import type { StoredBooking } from '@booking-dashboard/core/ports'

export const storedCopy: StoredBooking = {
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

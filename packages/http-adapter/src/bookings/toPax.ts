import type * as t from 'io-ts'
import type { Pax } from '@booking-dashboard/core'
import type { PaxWire } from './bookingsContract.js'

export const toPax = (pax: t.TypeOf<typeof PaxWire>): Pax => ({
  id: pax.id,
  customerId: pax.customer_id ?? null,
  lead: pax.lead_pax,
  cancelled: pax.cancelled,
  firstName: pax.personal_details.first_name,
  lastName: pax.personal_details.last_name,
})

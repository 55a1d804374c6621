import type { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord } from '../bookings/BookingRecord.js'
import type { BasketRecord } from './BasketRecord.js'

type MandatoryStatus = t.OutputOf<typeof basketEndpoints.create.answer>['basket']['mandatory_status']

/** What has to be put right before the basket can be completed: each ticket names a traveller who is coming. */
export const mandatoryStatus = (booking: BookingRecord, basket: BasketRecord): MandatoryStatus => {
  const travellers = new Set([...booking.pax, ...basket.pax].filter(({ cancelled }) => !cancelled).map(({ id }) => id))
  const nameless = basket.tickets.filter(({ pax_id }) => !travellers.has(pax_id))
  const errors = nameless.map(({ event_name, name }) => `Please say who the ticket ‘${name}’ for ${event_name} is for.`)
  const fine = { valid: true, errors: [] }
  return {
    tickets: { valid: errors.length === 0, errors: [...new Set(errors)] },
    accommodation: fine,
    extras: fine,
    transport: fine,
  }
}

export const mandatoryErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] =>
  Object.values(mandatoryStatus(booking, basket)).flatMap(({ errors }) => errors)

import { describe, expect, it } from 'vitest'
import { noCost, zeroMinor } from '../../money/Money.js'
import { aBooking } from '../../testing/aBooking.js'
import type { TicketLine } from '../Booking.js'
import { heldInParts } from './parts.js'
import type { HeldTransport } from '../holdings/Holdings.js'

const now = Date.parse('2027-05-02T12:00:00Z')

const ticket = (code: number, nameChangeAllowed: boolean, enabled = true): TicketLine => ({
  id: `${code}`,
  eventName: 'Aida',
  name: 'Gold stalls',
  ticketTypeId: '1',
  paxId: 1,
  prices: { price: zeroMinor, bookingFee: zeroMinor, total: zeroMinor },
  resale: { code, enabled, reason: null },
  eventDate: null,
  venue: '',
  nameChangeAllowed,
  nameChangeFee: null,
})

const leaving = (departureDate: string): HeldTransport => ({
  id: departureDate,
  name: 'Coach',
  type: '',
  direction: 'OUTBOUND',
  departureLocation: 'London',
  arrivalLocation: 'Verona',
  departureDate,
  arrivalDate: null,
  isDepartureTimeSpecified: true,
  departureTimeZone: null,
  arrivalTimeZone: null,
  paxId: 1,
  cost: noCost,
})

describe('what a booking holds', () => {
  it('counts tickets without those that were sold, those on resale, those that can be listed and those that can get another name', () => {
    const tickets = [ticket(0, true), ticket(1, false), ticket(1, true, false), ticket(2, true), ticket(3, false)]
    expect(heldInParts({ ...aBooking('SUN1'), tickets }, now, [])).toMatchObject({
      tickets: 4,
      onResale: 1,
      resalable: 1,
      transferable: 2,
    })
  })

  it('counts none whose change of name waits, and says nothing before it is known which do', () => {
    const booking = { ...aBooking('SUN1'), tickets: [ticket(1, true), { ...ticket(1, true), id: 'waiting' }] }
    expect(heldInParts(booking, now, [{ ticketId: 'waiting', status: 'PENDING' }])).toMatchObject({
      tickets: 2,
      resalable: 1,
      transferable: 1,
    })
    expect(heldInParts(booking, now, null)).toMatchObject({ tickets: 2, resalable: null, transferable: null })
  })

  it('names the earliest departure that is still to come, today included', () => {
    const transport = [leaving('2027-05-08T10:00'), leaving('2027-05-02T08:00'), leaving('2027-05-01T08:00')]
    expect(heldInParts({ ...aBooking('SUN1'), transport }, now, [])).toMatchObject({
      journeys: 3,
      nextDeparture: { departureDate: '2027-05-02T08:00' },
    })
  })

  it('names none where all have left', () => {
    expect(heldInParts({ ...aBooking('SUN1'), transport: [leaving('2027-05-01')] }, now, []).nextDeparture).toBeNull()
  })
})

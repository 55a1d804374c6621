import { describe, expect, it } from 'vitest'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aTicket } from '../../test/bookings/aTicket.js'
import { countdownOf, type ReadOnly } from '../bookings/bookingStatus.js'
import type { Booking } from '../domain/Booking.js'
import { englishFormats } from '../language/formats.js'
import { nearTrip } from './nearTrip.js'
import { aRoom, aSeat } from '../../test/bookings/holdings.js'

const flight = (id: string, departureDate: string) => aSeat(id, { name: 'Flight', type: 'Flight', departureDate })

const room = aRoom('5', { location: 'Barcelona', checkIn: '2027-03-10', checkOut: '2027-03-13' })

const trip: Booking = {
  ...aBooking('SUN1001'),
  departureDate: '2027-03-10',
  returnDate: '2027-03-13',
  transport: [flight('1', '2027-03-10T07:25:00Z'), flight('2', '2027-03-13T18:00:00Z')],
  rooms: [room],
  tickets: [{ ...aTicket('71'), eventName: 'Aida', eventDate: '2027-03-11T19:30' }],
}

interface Around {
  readonly readOnly?: ReadOnly | null
  readonly tickets?: number
  readonly ready?: number
}

const near = (at: string, change: Partial<Booking> = {}, { readOnly = null, tickets = 1, ready = 1 }: Around = {}) => {
  const now = Date.parse(at)
  const booking = { ...trip, ...change }
  return nearTrip({ booking, readOnly, countdown: countdownOf(booking, now), tickets, ready }, now, englishFormats)
}
const nextAt = (...given: Parameters<typeof near>) => {
  const next = near(...given)?.next
  return next && [next.date, next.days, next.entry.id]
}

describe('a trip that is near', () => {
  it('begins today or tomorrow, or is under way', () => {
    expect(near('2027-02-08T12:00:00Z')).toBeNull()
    expect(near('2027-03-08T23:59:00Z')).toBeNull()
    expect(nextAt('2027-03-09T00:00:00Z')).toEqual(['2027-03-10', 1, 'transport 1'])
    expect(nextAt('2027-03-10T07:25:00Z')).toEqual(['2027-03-10', 0, 'transport 1'])
    expect(near('2027-03-14T00:00:00Z')).toBeNull()
  })

  it('begins with the calendar day of the customer, and goes by the clock of the device', () => {
    process.env['TZ'] = 'Pacific/Auckland'
    try {
      expect(nextAt('2027-03-08T12:00:00Z')?.[1]).toBe(1)
      expect(nextAt('2027-03-09T20:00:00Z')?.[2]).toBe('in 5')
    } finally {
      process.env['TZ'] = 'UTC'
    }
  })

  it('is neither past nor cancelled', () => {
    expect(near('2027-03-10T07:00:00Z', {}, { readOnly: 'past' })).toBeNull()
    expect(near('2027-03-10T07:00:00Z', { status: 'cancelled' })).toBeNull()
  })

  it('shows the check-in once the first flight has left, then the event', () => {
    expect(nextAt('2027-03-10T07:26:00Z')).toEqual(['2027-03-10', 0, 'in 5'])
    expect(nextAt('2027-03-11T09:00:00Z')).toEqual(['2027-03-11', 0, 'event 71'])
    expect(nextAt('2027-03-11T20:00:00Z')).toEqual(['2027-03-13', 2, 'transport 2'])
  })

  it('shows what there is without any transport', () => {
    expect(nextAt('2027-03-09T12:00:00Z', { transport: [] })).toEqual(['2027-03-10', 1, 'in 5'])
    expect(nextAt('2027-03-13T09:00:00Z', { transport: [] })).toBeNull()
    expect(nextAt('2027-03-09T12:00:00Z', { transport: [], rooms: [], tickets: [] })).toBeNull()
  })

  it('leads to the tickets that are ready, or else to all of them', () => {
    const tickets = (around: Around) => near('2027-03-09T12:00:00Z', {}, around)?.tickets
    expect(tickets({ ready: 2 })).toBe('showTickets')
    expect(tickets({ ready: 0 })).toBe('tickets')
    expect(tickets({ ready: 0, tickets: 0 })).toBeNull()
  })
})

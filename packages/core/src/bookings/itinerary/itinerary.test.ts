import { aTicket } from '../../../test/bookings/aTicket.js'
import { describe, expect, it } from 'vitest'
import { aBooking } from '../../../test/bookings/aBooking.js'
import type { Booking, BookingPassenger, TicketLine } from '../../domain/Booking.js'
import type { HeldExtra, HeldRoom, HeldTransport } from '../../domain/Holdings.js'
import { extrasOf, type ItineraryEntry, itineraryOf as itineraryIn } from './itinerary.js'
import { englishFormats } from '../../language/formats.js'
import { aPassenger, anExtra, aRoom, aSeat } from '../../../test/bookings/holdings.js'

const itineraryOf = (booking: Booking) => itineraryIn(booking, englishFormats)

const passengers = (id: number, firstName: string, cancelled = false): BookingPassenger =>
  aPassenger(id, { cancelled, firstName, lastName: 'Hart' })

const ticket = (
  id: string,
  passengerId: number,
  eventDate: string | null,
  changes: Partial<TicketLine> = {},
): TicketLine => ({
  ...aTicket(id),
  eventName: 'Aida',
  name: 'Gold stalls',
  passengerId,
  eventDate,
  venue: 'Arena Vecchia',
  ...changes,
})

const room = (id: string, passengerIds: readonly number[], changes: Partial<HeldRoom> = {}): HeldRoom =>
  aRoom(id, { name: 'Hotel Lago', roomName: 'Double room', location: 'Garda', passengerIds, ...changes })

const coach = (id: string, passengerId: number, changes: Partial<HeldTransport> = {}): HeldTransport =>
  aSeat(id, {
    arrivalLocation: 'Verona',
    departureDate: '2027-05-01T08:00',
    arrivalDate: '2027-05-01T20:00',
    passengerId,
    ...changes,
  })

const booking = (changes: Partial<Booking>): Booking => ({
  ...aBooking('SUN1'),
  passengers: [passengers(1, 'Amelia'), passengers(2, 'Theo'), passengers(3, 'Sofia', true)],
  ...changes,
})
const label = ({ time, what }: ItineraryEntry): string => `${time ?? '-'} ${what.kind}`

describe('an itinerary', () => {
  it('sorts each day: check-out, transport, check-in, event', () => {
    const days = itineraryOf(
      booking({
        tickets: [ticket('1', 1, '2027-05-01T21:00')],
        rooms: [
          room('1', [1]),
          room('2', [1], { accommodationId: 'b', checkIn: '2027-05-08', checkOut: '2027-05-09' }),
        ],
        transport: [
          coach('1', 1),
          coach('2', 1, { direction: 'RETURN', departureDate: '2027-05-09', isDepartureTimeSpecified: false }),
        ],
      }),
    )
    expect(days.map(({ date, entries }) => [date, entries.map(label)])).toEqual([
      ['2027-05-01', ['08:00 transport', '- checkIn', '21:00 event']],
      ['2027-05-08', ['- checkOut', '- checkIn']],
      ['2027-05-09', ['- checkOut', '- transport']],
    ])
  })

  it('names passengers who share an item once, without those who do not travel', () => {
    const [day] = itineraryOf(
      booking({
        tickets: [
          ticket('1', 1, '2027-05-01'),
          ticket('2', 2, '2027-05-01'),
          ticket('3', 1, '2027-05-01', { name: 'Steps' }),
          ticket('4', 3, '2027-05-01'),
        ],
        rooms: [room('1', [1, 2]), room('2', [3])],
        transport: [coach('1', 1), coach('2', 2), coach('3', 3)],
      }),
    )
    const what = day?.entries.map((entry) => entry.what)
    expect(what).toMatchObject([
      { kind: 'transport', people: ['Amelia Hart', 'Theo Hart'] },
      {
        kind: 'event',
        tickets: [
          { name: 'Gold stalls', count: 3, people: ['Amelia Hart', 'Theo Hart'] },
          { name: 'Steps', count: 1, people: ['Amelia Hart'] },
        ],
      },
      { kind: 'checkIn', rooms: [{ name: 'Double room', count: 2, people: ['Amelia Hart', 'Theo Hart'] }] },
    ])
  })

  it('never invents a time that is not specified', () => {
    const unspecified = coach('1', 1, { departureDate: '2027-05-01T00:00', isDepartureTimeSpecified: false })
    const [day] = itineraryOf(booking({ transport: [unspecified] }))
    expect(day?.entries).toMatchObject([{ time: null, what: { arrives: null, isTimeSpecified: false } }])
  })

  it('shows when a transport arrives: the time on the same day, or date and time on another', () => {
    const arrivals = itineraryOf(
      booking({
        transport: [
          coach('1', 1),
          coach('2', 1, { name: 'Night coach', arrivalDate: '2027-05-02T06:10' }),
          coach('3', 1, { name: 'Slow coach', arrivalDate: null }),
        ],
      }),
    )
    expect(arrivals[0]?.entries).toMatchObject([
      { what: { arrives: '20:00' } },
      { what: { arrives: 'Sun 2 May 2027, 06:10' } },
      { what: { arrives: null } },
    ])
  })

  it('distinguishes a flight from road transport, and names its type once', () => {
    const transport = [
      coach('1', 1, { name: 'MB 417', type: 'Flight' }),
      coach('2', 1, { name: 'Coach 12', type: 'Coach' }),
    ]
    expect(itineraryOf(booking({ transport }))[0]?.entries).toMatchObject([
      { what: { by: 'plane', name: 'Flight\u00a0·\u00a0MB 417' } },
      { what: { by: 'road', name: 'Coach 12' } },
    ])
  })

  it('shows one name at two venues as two events', () => {
    const tickets = [ticket('1', 1, '2027-05-01'), ticket('2', 2, '2027-05-01', { venue: 'Teatro Nuovo' })]
    const [day] = itineraryOf(booking({ tickets }))
    expect(day?.entries).toMatchObject([{ what: { tickets: [{ count: 1 }] } }, { what: { tickets: [{ count: 1 }] } }])
  })

  it('has entries without a date at the end', () => {
    const days = itineraryOf(booking({ tickets: [ticket('1', 1, null), ticket('2', 1, '2027-05-02')] }))
    expect(days.map(({ date }) => date)).toEqual(['2027-05-02', null])
  })
})

const extra = (id: string, option: string, passengerId: number): HeldExtra =>
  anExtra(id, { name: 'City tour', option, passengerId })

describe('the extras of a trip', () => {
  it('are called by their name or option alone if the other is blank', () => {
    const extras = [extra('1', ' ', 1), { ...extra('2', 'Morning', 1), name: ' ' }]
    const found = extrasOf({ ...aBooking('SUN1'), extras }).extras
    expect(found.map(({ name }) => name)).toEqual(['City tour', 'Morning'])
  })
})

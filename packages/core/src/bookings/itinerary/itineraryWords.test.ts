import { describe, expect, it } from 'vitest'
import { englishFormats } from '../../language/formats.js'
import { minor } from '../../money/Money.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { aPlan } from '../../../test/bookings/aPlan.js'
import type { Booking } from '../../domain/Booking.js'
import { entryWords, type ItineraryEntry, itineraryText, owedFacts, tripDays } from './itinerary.js'
import { tripTexts } from './itineraryTexts.js'
import { countdownOf } from '../bookingStatus.js'

type What = ItineraryEntry['what']
const inWords = (what: What, most = 2) => entryWords({ id: '1', time: null, what }, tripTexts, most)

const train = {
  kind: 'transport',
  by: 'plane',
  name: 'Flight MB 417',
  from: 'London',
  to: 'Barcelona',
  departure: '2027-07-19T07:25:00Z',
  arrives: '09:35',
  zone: 'GMT',
  arrivalZone: 'CET',
  reference: 'QX7L2P',
  isTimeSpecified: true,
  people: ['Ada King', 'Theo Hart'],
} as const
const room = { name: 'Double', count: 2, people: ['Ada King'] }

describe('an entry of the itinerary in words', () => {
  it('names the places of a transport, its arrival and its passengers', () => {
    expect(inWords(train)).toEqual({
      icon: 'plane',
      untimed: null,
      when: '',
      title: 'London to Barcelona',
      lines: ['Flight MB 417\u00a0·\u00a0arrives 09:35 CET', 'Reference QX7L2P', 'Ada King and Theo Hart'],
      zone: 'GMT',
      map: { place: 'London', address: 'https://www.google.com/maps/search/?api=1&query=London' },
    })
    expect(
      inWords({ ...train, by: 'road', isTimeSpecified: false, arrives: null, reference: '', people: [] }),
    ).toMatchObject({
      icon: 'bus',
      untimed: 'Departure time TBC',
      title: 'London to Barcelona',
      lines: ['Flight MB 417'],
      zone: null,
    })
  })

  it('lists a limited number of names and counts the others', () => {
    expect(inWords(train, 1).lines[2]).toBe('Ada King and 1 more')
    expect(inWords({ ...train, people: ['A', 'B', 'C', 'D'] }).lines[2]).toBe('A, B and 2 more')
  })

  it('names the address and the rooms of an arrival, but not of a departure', () => {
    const at = { address: '', reference: '' }
    const stay = {
      name: 'Hotel Miramar',
      location: 'Sitges',
      ...at,
      rooms: [room, { name: 'Twin', count: 1, people: [] }],
    }
    expect(inWords({ kind: 'checkIn', ...stay })).toEqual({
      icon: 'bed',
      untimed: null,
      when: '',
      title: 'Check in: Hotel Miramar',
      lines: ['Sitges', '2 × Double: Ada King', 'Twin'],
      zone: null,
      map: {
        place: 'Hotel Miramar',
        address: 'https://www.google.com/maps/search/?api=1&query=Hotel%20Miramar%2C%20Sitges',
      },
    })
    expect(inWords({ kind: 'checkOut', ...stay })).toEqual({
      icon: 'bed',
      untimed: null,
      when: '',
      title: 'Check out: Hotel Miramar',
      lines: [],
      zone: null,
      map: null,
    })
    expect(inWords({ kind: 'checkIn', ...stay, location: '', rooms: [] }).lines).toEqual([])
    const known = { ...stay, address: '2 Carrer Nou, Sitges', reference: 'H-77', rooms: [] }
    expect(inWords({ kind: 'checkIn', ...known }).lines).toEqual(['2 Carrer Nou, Sitges', 'Reference H-77'])
  })

  it('names the place of an event and its ticket holders', () => {
    const tickets = [{ name: 'Stalls', count: 1, people: ['Ada King', 'Theo Hart', 'Iris Hart'] }]
    expect(inWords({ kind: 'event', name: 'La traviata', venue: 'Arena', tickets })).toMatchObject({
      icon: 'ticket',
      untimed: null,
      title: 'La traviata',
      lines: ['Arena', 'Stalls: Ada King, Theo Hart and 1 more'],
    })
  })
})

describe('the days of a trip relative to today', () => {
  const days = ['2027-07-19', '2027-07-21', '2027-07-24', null].map((date) => ({ date, entries: [] }))
  const at = (today: string, status: Booking['status'] = 'completed') => {
    const now = Date.parse(`${today}T10:00:00Z`)
    const trip = { departureDate: '2027-07-19', returnDate: '2027-07-24', status }
    const { earlier, ahead } = tripDays(days, countdownOf(trip, now), now)
    return [earlier.map(({ date }) => date), ahead.map(({ when }) => when)]
  }

  it.each([
    ['2027-07-01', [], ['next', 'later', 'later', 'later']],
    ['2027-07-19', [], ['today', 'next', 'later', 'later']],
    ['2027-07-20', ['2027-07-19'], ['next', 'later', 'later']],
    ['2027-07-24', ['2027-07-19', '2027-07-21'], ['today', 'later']],
    ['2027-08-01', [], ['past', 'past', 'past', 'later']],
  ])('on %s: earlier days are collapsed while it is under way', (today, earlier, ahead) => {
    expect(at(today)).toEqual([earlier, ahead])
  })

  it('of a cancelled trip are neither today nor next', () => {
    expect(at('2027-07-19', 'cancelled')).toEqual([[], ['later', 'later', 'later', 'later']])
  })
})

describe('an itinerary to share', () => {
  it('has what, where and when, but no names, prices or references', () => {
    const rooms = [room]
    const stay = { name: 'Hotel Miramar', location: 'Sitges', address: '', reference: 'H-77', rooms }
    const days = [
      {
        date: '2027-07-19',
        entries: [
          { id: '1', time: '07:25', what: train },
          { id: '2', time: null, what: { kind: 'checkIn', ...stay } },
        ],
      },
      { date: null, entries: [{ id: '3', time: null, what: { kind: 'checkOut', ...stay } }] },
    ] as const
    const trip = { name: 'Sitges', departureDate: '2027-07-19', returnDate: '2027-07-26' }
    expect(itineraryText(trip, days, tripTexts, englishFormats)).toBe(
      [
        'Sitges',
        'Mon 19 to Mon 26 July 2027',
        '',
        'Mon 19 July 2027',
        '07:25 GMT London to Barcelona, Flight MB 417, arrives 09:35 CET',
        'Check in: Hotel Miramar, Sitges',
        '',
        'Date to be confirmed',
        'Check out: Hotel Miramar',
      ].join('\n'),
    )
  })
})

describe('the amount owed, on paper and offline', () => {
  const factsOf = (booking: Partial<Booking>) =>
    owedFacts({ ...aBooking('SUN1001'), ...booking }, tripTexts, englishFormats).map(({ label, value }) => [
      label,
      value,
    ])
  const owing = {
    outstandingBalance: minor(90_000),
    paymentStatus: 'outstanding',
    paymentDueDate: '2027-06-07',
  } as const

  it('is empty if nothing is owed', () => {
    expect(factsOf({})).toEqual([])
  })

  it('is the balance with its due date, if the customer pays it', () => {
    expect(factsOf(owing)).toEqual([['Left to pay', '£900.00, due Mon 7 June 2027']])
    expect(factsOf({ ...owing, paymentDueDate: null })).toEqual([['Left to pay', '£900.00']])
  })

  it('is the next payment beside the balance, if the plan collects it', () => {
    const projection = [{ date: '2027-02-01', amount: minor(45_000) }]
    expect(factsOf({ ...owing, paymentPlan: aPlan({ projection }) })).toEqual([
      ['Left to pay', '£900.00'],
      ['Next payment', '£450.00 on Mon 1 February 2027, taken automatically'],
    ])
  })

  it('includes the overdue amount', () => {
    const paymentPlan = aPlan({ projection: [], overdueAmount: minor(12_000) })
    expect(factsOf({ ...owing, paymentStatus: 'overdue', paymentPlan })).toContainEqual(['Overdue', '£120.00'])
  })
})

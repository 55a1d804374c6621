import { describe, expect, it } from 'vitest'
import { englishFormats } from '../../language/formats.js'
import { minor } from '../../money/Money.js'
import { aBooking } from '../../testing/bookings/aBooking.js'
import { aPlan } from '../../testing/bookings/aPlan.js'
import type { Booking } from '../../domain/Booking.js'
import type { ItineraryEntry } from './itinerary.js'
import { entryWords, owedFacts } from './itinerary.js'
import { tripTexts } from './itineraryTexts.js'

type What = ItineraryEntry['what']
const inWords = (what: What, most = 2) => entryWords({ id: '1', time: null, what }, tripTexts, most)

const journey = {
  kind: 'journey',
  by: 'plane',
  name: 'Flight MB 417',
  from: 'London',
  to: 'Barcelona',
  departure: '2027-07-19T07:25:00Z',
  arrives: '09:35',
  isTimeSpecified: true,
  people: ['Ada King', 'Theo Hart'],
} as const
const room = { name: 'Double', count: 2, people: ['Ada King'] }

describe('an entry of the itinerary in words', () => {
  it('says of a journey from where to where, when it arrives and who travels', () => {
    expect(inWords(journey)).toEqual({
      icon: 'plane',
      untimed: null,
      title: 'London to Barcelona',
      lines: ['Flight MB 417 · arrives 09:35', 'Ada King and Theo Hart'],
    })
    expect(inWords({ ...journey, by: 'road', isTimeSpecified: false, arrives: null, people: [] })).toEqual({
      icon: 'bus',
      untimed: 'Departure time TBC',
      title: 'London to Barcelona',
      lines: ['Flight MB 417'],
    })
  })

  it('lists so many names and counts the others', () => {
    expect(inWords(journey, 1).lines[1]).toBe('Ada King and 1 more')
    expect(inWords({ ...journey, people: ['A', 'B', 'C', 'D'] }).lines[1]).toBe('A, B and 2 more')
  })

  it('says of an arrival where it is and who has which room, and of a departure neither', () => {
    const stay = { name: 'Hotel Miramar', location: 'Sitges', rooms: [room, { name: 'Twin', count: 1, people: [] }] }
    expect(inWords({ kind: 'checkIn', ...stay })).toEqual({
      icon: 'bed',
      untimed: null,
      title: 'Check in: Hotel Miramar',
      lines: ['Sitges', '2 × Double: Ada King', 'Twin'],
    })
    expect(inWords({ kind: 'checkOut', ...stay })).toEqual({
      icon: 'bed',
      untimed: null,
      title: 'Check out: Hotel Miramar',
      lines: [],
    })
    expect(inWords({ kind: 'checkIn', ...stay, location: '', rooms: [] }).lines).toEqual([])
  })

  it('says of an event where it is and who has which ticket', () => {
    const tickets = [{ name: 'Stalls', count: 1, people: ['Ada King', 'Theo Hart', 'Iris Hart'] }]
    expect(inWords({ kind: 'event', name: 'La traviata', venue: 'Arena', at: null, tickets })).toEqual({
      icon: 'ticket',
      untimed: null,
      title: 'La traviata',
      lines: ['Arena', 'Stalls: Ada King, Theo Hart and 1 more'],
    })
  })
})

describe('what is owed, on paper and offline', () => {
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

  it('is nothing where nothing is', () => {
    expect(factsOf({})).toEqual([])
  })

  it('is the balance with its day, where the customer pays it', () => {
    expect(factsOf(owing)).toEqual([['Balance to pay', '£900.00, due Mon 7 June 2027']])
    expect(factsOf({ ...owing, paymentDueDate: null })).toEqual([['Balance to pay', '£900.00']])
  })

  it('is the next payment beside the balance, where the plan takes it', () => {
    const projection = [{ date: '2027-02-01', amount: minor(45_000) }]
    expect(factsOf({ ...owing, paymentPlan: aPlan({ projection }) })).toEqual([
      ['Balance to pay', '£900.00'],
      ['Next payment', '£450.00 on Mon 1 February 2027, taken automatically'],
    ])
  })

  it('is what is overdue, too', () => {
    const paymentPlan = aPlan({ projection: [], overdueAmount: minor(12_000) })
    expect(factsOf({ ...owing, paymentStatus: 'overdue', paymentPlan })).toContainEqual(['Overdue', '£120.00'])
  })
})

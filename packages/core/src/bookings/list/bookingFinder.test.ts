import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import { aSummary } from '../../../test/bookings/aBooking.js'
import { aPlan } from '../../../test/bookings/aPlan.js'
import type { BookingsList } from '../../domain/Booking.js'
import { type BookingsShown, createBookingFinder, type FoundBookings, listedBookings } from './bookingFinder.js'
import { englishFormats } from '../../language/formats.js'

const lisbon = {
  ...aSummary('SUN1001', '2027-03-14'),
  returnDate: '2027-03-21',
  name: 'Lisbon: São Bento and the sea',
  openQuestions: 2,
}
const tromso = {
  ...aSummary('SUN1002', '2027-05-02'),
  returnDate: '2027-05-09',
  name: 'Tromsø: the northern lights',
  status: 'cancelled' as const,
}
const zurich = {
  ...aSummary('SUN0901', '2024-12-28'),
  returnDate: '2025-01-03',
  name: 'Zürich: New Year',
  openQuestions: 1,
}
const overdue = {
  ...aSummary('SUN0902', '2023-06-01'),
  returnDate: '2023-06-08',
  name: 'Rome: opera at the baths',
  outstandingBalance: minor(5000),
  paymentStatus: 'overdue' as const,
}
const list: BookingsList = { upcoming: [lisbon, tromso], past: [zurich, overdue] }
it('what a booking needs names the amount left to pay, unless a plan collects it', () => {
  const owing = { ...lisbon, outstandingBalance: minor(30_000), paymentStatus: 'outstanding' as const }
  const inPlan = { ...owing, paymentPlan: aPlan() }
  const listed = listedBookings({ upcoming: [lisbon], past: [owing, inPlan] }, 0)
  expect(listed.map(({ isOwedNamed }) => isOwedNamed)).toEqual([false, true, false])
})

it('a booking has tickets to show if some are ready, unless it is cancelled', () => {
  const hasTickets = [lisbon, tromso].map((booking) => ({ ...booking, readyTickets: 2 }))
  const listed = listedBookings({ upcoming: [...hasTickets, lisbon], past: [] }, 0)
  expect(listed.map(({ hasTicketsToShow }) => hasTicketsToShow)).toEqual([true, false, false])
})

const { find, counts } = createBookingFinder(listedBookings(list, 0), englishFormats)
const references = ({ upcoming, past }: FoundBookings) => [...upcoming, ...past].map(({ booking }) => booking.reference)
const found = (text: string, show: BookingsShown = 'all') => references(find({ text, show }))

describe('finding a booking by text', () => {
  it.each([
    ['nothing', '', ['SUN1001', 'SUN1002', 'SUN0901', 'SUN0902']],
    ['signs alone', ' – ', ['SUN1001', 'SUN1002', 'SUN0901', 'SUN0902']],
    ['a place in capitals', 'LISBON', ['SUN1001']],
    ['an accent left out', 'sao', ['SUN1001']],
    ['an accent put in', 'Rómé', ['SUN0902']],
    ['a letter of another alphabet', 'tromso', ['SUN1002']],
    ['the beginning of a word', 'zur', ['SUN0901']],
    ['the inside of a word', 'isbon', []],
    ['a reference', 'sun0901', ['SUN0901']],
    ['the figures of a reference', '1002', ['SUN1002']],
    ['a month and a year', 'march 2027', ['SUN1001']],
    ['the day of the return', '3 January', ['SUN0901']],
    ['a date in figures', '14/03/2027', ['SUN1001']],
    ['a date of the calendar', '2023-06-01', ['SUN0902']],
    ['words of which one is not there', 'lisbon 2024', []],
  ])('matches %s', (_what, text, expected) => {
    expect(found(text)).toEqual(expected)
  })
})

describe('finding bookings by state', () => {
  it('distinguishes upcoming, past, cancelled and those that need attention', () => {
    expect(found('', 'upcoming')).toEqual(['SUN1001', 'SUN1002'])
    expect(found('', 'past')).toEqual(['SUN0901', 'SUN0902'])
    expect(found('', 'cancelled')).toEqual(['SUN1002'])
    expect(found('', 'attention')).toEqual(['SUN1001', 'SUN0902'])
    expect(found('2027', 'attention')).toEqual(['SUN1001'])
  })

  it('counts each state in the whole list and among the matches', () => {
    expect(counts).toEqual({ all: 4, attention: 2, upcoming: 2, past: 2, cancelled: 1 })
    expect(find({ text: '2027', show: 'cancelled' }).counts).toEqual({
      all: 2,
      attention: 1,
      upcoming: 2,
      past: 0,
      cancelled: 1,
    })
  })
})

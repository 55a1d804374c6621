import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSummary } from '../../testing/aBooking.js'
import type { BookingSummary } from '../Booking.js'
import { sortBookings } from './sortBookings.js'

const days = fc
  .tuple(fc.integer({ min: 2020, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
const some = fc.array(fc.tuple(fc.uuid(), days).map(([reference, day]) => aSummary(reference, day)))

describe('the order of the bookings', () => {
  it('is by departure, upcoming ascending and past descending, with none lost and those of one day as they came', () => {
    fc.assert(
      fc.property(some, some, (upcoming, past) => {
        const sorted = sortBookings({ upcoming, past })
        const times = (list: readonly BookingSummary[]): readonly number[] =>
          list.map(({ departureDate }) => Date.parse(departureDate))
        expect(times(sorted.upcoming)).toEqual([...times(upcoming)].sort((a, b) => a - b))
        expect(times(sorted.past)).toEqual([...times(past)].sort((a, b) => b - a))
        for (const [before, after] of [
          [upcoming, sorted.upcoming],
          [past, sorted.past],
        ] as const) {
          expect(new Set(after)).toEqual(new Set(before))
          for (const { departureDate: day } of before) {
            const ofThatDay = ({ departureDate }: (typeof before)[number]): boolean => departureDate === day
            expect(after.filter(ofThatDay)).toEqual(before.filter(ofThatDay))
          }
        }
      }),
    )
  })

  it('leaves the lists that it was given as they were', () => {
    const upcoming = Object.freeze([aSummary('B', '2027-02-01'), aSummary('A', '2027-01-01')])
    expect(sortBookings({ upcoming, past: [] }).upcoming.map(({ reference }) => reference)).toEqual(['A', 'B'])
    expect(upcoming.map(({ reference }) => reference)).toEqual(['B', 'A'])
  })
})

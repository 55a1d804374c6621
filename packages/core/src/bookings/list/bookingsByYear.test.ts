import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSummary } from '../../testing/aBooking.js'
import { areMany, bookingsByYear } from './bookingsByYear.js'
import { listedBookings } from './ListedBooking.js'

const past = (...days: readonly string[]) =>
  listedBookings({
    upcoming: [],
    past: days.map((day, place) => ({ ...aSummary(`SUN${place}`, day), requiresBankDetails: day.endsWith('-02') })),
  })

describe('bookings by year', () => {
  it('has each year once, in the order of the bookings, with how many need attention', () => {
    const years = bookingsByYear(past('2026-12-31', '2026-01-02', '2024-01-01'))
    expect(years.map(({ year, bookings, needing }) => [year, bookings.length, needing])).toEqual([
      ['2026', 2, 1],
      ['2024', 1, 0],
    ])
  })

  it('loses none and changes no order', () => {
    const day = fc.integer({ min: 2015, max: 2030 }).map((year) => `${year}-06-01`)
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const listed = past(...days.toSorted().toReversed())
        expect(bookingsByYear(listed).flatMap(({ bookings }) => bookings)).toEqual(listed)
      }),
    )
  })

  it('is for more than eight', () => {
    const some = (count: number) => Array.from({ length: count }, (_, place) => aSummary(`SUN${place}`))
    expect(areMany({ upcoming: some(3), past: some(5) })).toBe(false)
    expect(areMany({ upcoming: some(3), past: some(6) })).toBe(true)
  })
})

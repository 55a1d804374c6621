import { expect, it } from 'vitest'
import { aSummary } from '../../testing/aBooking.js'
import { isPast } from './bookingStatus.js'

const booking = aSummary('SUN1001')
const [before, after] = ['2027-05-08', '2027-05-09'].map((day) => Date.parse(`${day}T12:00:00Z`))

it('a booking is past where the list says so, whatever the day', () => {
  for (const now of [before, after]) {
    expect(isPast(booking, { upcoming: [], past: [booking] }, now ?? 0)).toBe(true)
    expect(isPast(booking, { upcoming: [booking], past: [] }, now ?? 0)).toBe(false)
  }
})

it('a booking is past once its trip is over, where no list says anything of it', () => {
  for (const list of [null, { upcoming: [], past: [aSummary('SUN0901')] }]) {
    expect([before, after].map((now) => isPast(booking, list, now ?? 0))).toEqual([false, true])
  }
})

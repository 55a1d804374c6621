import { daysUntil } from '../itinerary/calendarDates.js'
import type { HeldRoom } from './Holdings.js'

/** How many nights lie between two dates; times do not count. */
export const nightsOf = ({ checkIn, checkOut }: Pick<HeldRoom, 'checkIn' | 'checkOut'>): number =>
  Math.max(0, daysUntil(checkOut, Date.parse(checkIn.slice(0, 10))))

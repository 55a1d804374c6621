import { daysUntil } from '../../environment/time.js'
import type { ItineraryDay } from './itinerary.js'

/** A day of the trip relative to today. `next` is the first day ahead. */
export interface TripDay extends ItineraryDay {
  readonly when: 'past' | 'today' | 'next' | 'later'
}

/** The days of a trip, divided by today. */
export interface TripDays {
  /** The days before today, while the trip is under way. */
  readonly earlier: readonly TripDay[]
  /** Today and the days to come. All days of a trip that is over or has not begun. */
  readonly ahead: readonly TripDay[]
}

/** `now` is ms since the epoch. */
export const tripDays = (days: readonly ItineraryDay[], now: number): TripDays => {
  const until = days.map(({ date }) => (date === null ? Infinity : daysUntil(date, now)))
  const next = until.findIndex((count) => count > 0 && count < Infinity)
  const placed = days.map((day, at): TripDay => {
    const count = until[at] ?? Infinity
    const ahead = at === next ? 'next' : 'later'
    return { ...day, when: count < 0 ? 'past' : count === 0 ? 'today' : ahead }
  })
  const isUnderWay = until.some((count) => count >= 0 && count < Infinity)
  const isEarlier = ({ when }: TripDay): boolean => isUnderWay && when === 'past'
  return { earlier: placed.filter(isEarlier), ahead: placed.filter((day) => !isEarlier(day)) }
}

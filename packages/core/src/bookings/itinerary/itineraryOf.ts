import type { Booking } from '../Booking.js'
import type { IsoDate } from '../../environment/IsoDate.js'
import type { ItineraryDay, ItineraryEntry } from './Itinerary.js'
import { itineraryEvents } from './itineraryEvents.js'
import { itineraryJourneys } from './itineraryJourneys.js'
import { itineraryStays } from './itineraryStays.js'

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The trip day by day: journeys, nights and events, each in the order of the day. */
export const itineraryOf = (booking: Booking): readonly ItineraryDay[] => {
  const placed = [...itineraryJourneys(booking), ...itineraryStays(booking), ...itineraryEvents(booking)].sort((a, b) =>
    compare(a.time ?? a.around, b.time ?? b.around),
  )
  const days = new Map<IsoDate | null, ItineraryEntry[]>()
  for (const { date, id, time, what } of placed) {
    const day = date?.slice(0, 10) ?? null
    const entries = days.get(day) ?? []
    entries.push({ id, time, what })
    days.set(day, entries)
  }
  return [...days]
    .map(([date, entries]) => ({ date, entries }))
    .sort((a, b) => compare(a.date ?? '9999', b.date ?? '9999'))
}

import type { Booking } from './Booking.js'
import { grouped } from './grouped.js'
import { type PlacedEntry, timeOf } from './Itinerary.js'
import { travellerNames } from './travellerNames.js'

/** Those who travel together stand in one line. */
export const itineraryJourneys = ({ transport, pax }: Booking): readonly PlacedEntry[] => {
  const names = travellerNames(pax)
  const together = grouped(transport, (one) =>
    JSON.stringify([one.name, one.direction, one.departureLocation, one.arrivalLocation, one.departureDate]),
  )
  return together.map(([, [first, ...others]]) => ({
    id: `journey ${first.id}`,
    date: first.departureDate,
    time: first.isDepartureTimeSpecified ? timeOf(first.departureDate) : null,
    around: first.direction === 'OUTBOUND' ? '00:00' : '23:59',
    what: {
      kind: 'journey',
      name: first.name,
      type: first.type,
      from: first.departureLocation,
      to: first.arrivalLocation,
      departure: first.departureDate,
      arrival: first.isDepartureTimeSpecified ? first.arrivalDate : null,
      isTimeSpecified: first.isDepartureTimeSpecified,
      people: names([first, ...others].map(({ paxId }) => paxId)),
    },
  }))
}

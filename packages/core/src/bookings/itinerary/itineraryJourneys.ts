import type { Booking } from '../Booking.js'
import { formatDateTime } from './calendarDates.js'
import { grouped } from '../holdings/grouped.js'
import { type PlacedEntry, timeOf } from './Itinerary.js'
import type { HeldTransport } from '../holdings/Holdings.js'
import { travellerNames } from '../holdings/travellerNames.js'

const nameOf = ({ name, type }: HeldTransport): string =>
  type === '' || name.toLowerCase().includes(type.toLowerCase()) ? name : `${type} · ${name}`

const byPlane = ({ name, type }: HeldTransport): boolean => /\b(?:flight|plane|air)/i.test(`${type} ${name}`)

/** A time that is not specified makes the arrival as uncertain as the departure. */
const arrivalOf = ({ departureDate, arrivalDate, isDepartureTimeSpecified }: HeldTransport): string | null => {
  if (arrivalDate === null || !isDepartureTimeSpecified) return null
  return (
    (arrivalDate.slice(0, 10) === departureDate.slice(0, 10) ? timeOf(arrivalDate) : null) ??
    formatDateTime(arrivalDate)
  )
}

/** Where a journey without a time stands in its day. */
const untimed: Readonly<Record<HeldTransport['direction'], string>> = {
  OUTBOUND: '00:00',
  RETURN: '23:59',
  UNKNOWN: '12:00',
}

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
    around: untimed[first.direction],
    what: {
      kind: 'journey',
      by: byPlane(first) ? 'plane' : 'road',
      name: nameOf(first),
      from: first.departureLocation,
      to: first.arrivalLocation,
      departure: first.departureDate,
      arrives: arrivalOf(first),
      isTimeSpecified: first.isDepartureTimeSpecified,
      people: names([first, ...others].map(({ paxId }) => paxId)),
    },
  }))
}

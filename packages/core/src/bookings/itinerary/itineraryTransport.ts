import { dotted, type Formats } from '../../language/formats.js'
import type { IsoDate } from '../../environment/time.js'
import { type Booking, passengerNames } from '../../domain/Booking.js'
import type { HeldTransport } from '../../domain/Holdings.js'
import { grouped } from '../../domain/lists.js'

export interface ItineraryTransport {
  readonly kind: 'transport'
  readonly by: 'plane' | 'road'
  /** Includes the type, unless the name already contains it. */
  readonly name: string
  readonly from: string
  readonly to: string
  readonly departure: IsoDate
  /** "09:35" on the day of the departure, "Thu 21 January 2027, 06:10" on another. Null if it is not known. */
  readonly arrives: string | null
  /** The short names of the time zones of departure and arrival. Null if they are not known. */
  readonly zone: string | null
  readonly arrivalZone: string | null
  readonly isTimeSpecified: boolean
  /** The carrier's reference. Empty if the back end sends none. */
  readonly reference: string
  readonly people: readonly string[]
}

/** The time of a date-time as written. Null if there is none. */
export const timeOf = (date: IsoDate): string | null => /T(\d{2}:\d{2})/.exec(date)?.[1] ?? null

const nameOf = ({ name, type }: HeldTransport): string =>
  type === '' || name.toLowerCase().includes(type.toLowerCase()) ? name : dotted(type, name)

export const byPlane = ({ name, type }: HeldTransport): boolean => /\b(?:flight|plane|air)/i.test(`${type} ${name}`)

type Times = Pick<HeldTransport, 'departureDate' | 'arrivalDate' | 'isDepartureTimeSpecified'>

/** "Sat 23 January 2027, 07:25", or the day alone if the time is to be confirmed. */
export const departureTime = (
  { departureDate, isDepartureTimeSpecified }: Omit<Times, 'arrivalDate'>,
  formats: Formats,
): string => (isDepartureTimeSpecified ? formats.dateTime(departureDate) : formats.date(departureDate))

/** If the departure time is not specified, the arrival time is not certain either. */
export const arrivalTime = (
  { departureDate, arrivalDate, isDepartureTimeSpecified }: Times,
  formats: Formats,
): string | null => {
  if (arrivalDate === null || !isDepartureTimeSpecified) return null
  const onSameDay = arrivalDate.slice(0, 10) === departureDate.slice(0, 10)
  return (onSameDay ? timeOf(arrivalDate) : null) ?? formats.dateTime(arrivalDate)
}

/** The time by which a transport without one is sorted into its day. */
const untimed: Readonly<Record<HeldTransport['direction'], string>> = {
  OUTBOUND: '00:00',
  RETURN: '23:59',
  UNKNOWN: '12:00',
}

const zoneOf = (date: IsoDate | null, zone: string | null, formats: Formats): string | null =>
  date === null || zone === null ? null : formats.zone(date, zone)

const transportShown = (held: HeldTransport, people: readonly string[], formats: Formats): ItineraryTransport => ({
  kind: 'transport',
  by: byPlane(held) ? 'plane' : 'road',
  name: nameOf(held),
  from: held.departureLocation,
  to: held.arrivalLocation,
  departure: held.departureDate,
  arrives: arrivalTime(held, formats),
  zone: zoneOf(held.departureDate, held.departureTimeZone, formats),
  arrivalZone: zoneOf(held.arrivalDate, held.arrivalTimeZone, formats),
  isTimeSpecified: held.isDepartureTimeSpecified,
  reference: held.reference ?? '',
  people,
})

/** The seats of passengers who travel together. */
export const seatsTogether = (transport: readonly HeldTransport[]) =>
  grouped(transport, (one) =>
    JSON.stringify([one.name, one.direction, one.departureLocation, one.arrivalLocation, one.departureDate]),
  ).map(([, seats]) => seats)

/** One entry for all passengers who travel together. `around` is used for sorting if it has no time. */
export const itineraryTransport = ({ transport, passengers }: Booking, formats: Formats) => {
  const names = passengerNames(passengers)
  return seatsTogether(transport).map(([first, ...others]) => ({
    id: `transport ${first.id}`,
    date: first.departureDate,
    time: first.isDepartureTimeSpecified ? timeOf(first.departureDate) : null,
    around: untimed[first.direction],
    what: transportShown(first, names([first, ...others].map(({ passengerId }) => passengerId)), formats),
  }))
}

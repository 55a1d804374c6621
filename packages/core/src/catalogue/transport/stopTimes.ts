import { formatDate, formatDateTime } from '../../bookings/itinerary/calendarDates.js'
import { timeOf } from '../../bookings/itinerary/Itinerary.js'
import type { TransportStop } from './TransportCatalogue.js'

export interface StopTimes {
  /** "Sat 23 January 2027, 07:25", or the day alone. */
  readonly departs: string
  /** Whether the departure's time is still to be confirmed. */
  readonly toBeConfirmed: boolean
  /** "09:35" on the day of the departure, day and time on another; null where it is not known. */
  readonly arrives: string | null
}

type Timed = Pick<TransportStop, 'departureDate' | 'arrivalDate' | 'isDepartureTimeSpecified'>

/** A departure whose time is not specified leaves its arrival as uncertain. */
export const stopTimes = ({ departureDate, arrivalDate, isDepartureTimeSpecified }: Timed): StopTimes => {
  if (!isDepartureTimeSpecified) return { departs: formatDate(departureDate), toBeConfirmed: true, arrives: null }
  const onSameDay = arrivalDate !== null && arrivalDate.slice(0, 10) === departureDate.slice(0, 10)
  const arrives =
    arrivalDate === null ? null : ((onSameDay ? timeOf(arrivalDate) : null) ?? formatDateTime(arrivalDate))
  return { departs: formatDateTime(departureDate), toBeConfirmed: false, arrives }
}

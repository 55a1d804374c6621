import type { BookingRecord } from '../../../records/BookingRecord.js'
import { pastBookings } from './pastBookings.js'
import { planBooking } from './planBooking.js'
import { sun1001 } from './sun1001.js'
import { sun1002 } from './sun1002.js'
import { sun1003 } from './sun1003.js'

/** Not sorted by date, so that a front end must sort them. */
export const demoBookings = (now: number): readonly BookingRecord[] => [
  sun1003(now),
  sun1001(now),
  ...pastBookings(now).toReversed(),
  sun1002(now),
  planBooking(now),
]

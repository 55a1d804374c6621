import type { BookingFact } from '../bookings/itinerary/itinerary.js'
import type { StoredBooking, StoredDay, StoredEntry, StoredTicket } from './StoredBooking.js'

type Is<A> = (value: unknown) => value is A

const isText: Is<string> = (value) => typeof value === 'string'
const isMoment: Is<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value)
const orNull =
  <A>(is: Is<A>): Is<A | null> =>
  (value): value is A | null =>
    value === null || is(value)
const listOf =
  <A>(is: Is<A>): Is<readonly A[]> =>
  (value): value is readonly A[] =>
    Array.isArray(value) && value.every(is)

type Parts<A> = { readonly [Name in keyof A]: Is<A[Name]> }

const recordOf =
  <A>(parts: Parts<A>): Is<A> =>
  (value): value is A =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries<Is<unknown>>(parts).every(([name, is]) => is(Reflect.get(value, name)))

const isFact = recordOf<BookingFact>({ label: isText, value: isText })
const isTicket = recordOf<StoredTicket>({ title: isText, note: isText, key: orNull(isText) })
const isEntry = recordOf<StoredEntry>({ icon: isText, time: isText, title: isText, lines: listOf(isText) })
const isDay = recordOf<StoredDay>({ date: isText, entries: listOf(isEntry) })

const parts: Parts<StoredBooking> = {
  customerId: isText,
  readAt: isMoment,
  lastDay: isText,
  reference: isText,
  name: isText,
  dates: isText,
  status: isText,
  facts: listOf(isFact),
  tickets: listOf(isTicket),
  days: listOf(isDay),
  passengers: listOf(isText),
  extras: listOf(isText),
  client: orNull(recordOf({ code: isText, name: isText })),
}
const isStoredBooking = recordOf(parts)

/** Anyone can write to storage, and earlier releases did: an incomplete record is ignored, and so are other fields. */
export const decodeStoredBooking = (found: unknown): StoredBooking | null =>
  isStoredBooking(found)
    ? (Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(parts, name))) as typeof found)
    : null

import type { Formats } from '../language/formats.js'
import { paths } from '../navigation/paths.js'
import { daysUntil, today } from '../environment/time.js'
import type { BookingFact } from '../bookings/itinerary/itinerary.js'
import type { DownloadedFile } from '../delivery/deliveries.js'
import type { DescribedTicket } from '../delivery/gateView.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { SessionState } from '../session/SessionState.js'

/** One entry of a stored itinerary, as texts. */
export interface StoredEntry {
  readonly icon: string
  /** "19:30", "07:25 GMT", or the text that replaces a time. Empty if there is none. */
  readonly time: string
  readonly title: string
  readonly lines: readonly string[]
}

/** One day of a stored itinerary. */
export interface StoredDay {
  readonly date: string
  readonly entries: readonly StoredEntry[]
}

/** An e-ticket that was ready. Its key is that of its stored file. */
export type StoredTicket = DescribedTicket

/**
 * A booking in the texts that the customer read, which stays readable without a network. It holds texts, not the
 * booking: they allow no actions, and a later release can still read them.
 */
export interface StoredBooking {
  /** The customer who owns the booking. */
  readonly customerId: string
  /** When it was read from the back end, in ms since the epoch. */
  readonly readAt: number
  /** The last day of the trip, an ISO date. The record is deleted after it. */
  readonly lastDay: string
  readonly reference: string
  readonly name: string
  readonly dates: string
  readonly status: string
  readonly facts: readonly BookingFact[]
  readonly tickets: readonly StoredTicket[]
  readonly days: readonly StoredDay[]
  readonly passengers: readonly string[]
  readonly extras: readonly string[]
  /** The client of the booking: its code and its name. */
  readonly client: { readonly code: string; readonly name: string } | null
}

/** Whether the stored booking can show a page: the start page, and every page of that booking. */
export const isPageStored = ({ reference }: { readonly reference: string }, pathname: string): boolean => {
  const own = paths.booking(reference)
  return pathname === paths.bookings || pathname === own || pathname.startsWith(`${own}/`)
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** "Fri 20 November 2026, 23:40" by the clock of the device. `moment` is ms since the epoch. */
export const formatMoment = (moment: number, formats: Formats): string => {
  const on = new Date(moment)
  return formats.dateTime(`${today(moment)}T${two(on.getHours())}:${two(on.getMinutes())}`)
}

/**
 * Whether the trip of a stored booking is over. The whole next day still counts: without a network, a device may show
 * the date of its home while it is still the last evening of the trip.
 */
export const isTripOver = ({ lastDay }: { readonly lastDay: string }, now: number): boolean =>
  !(daysUntil(lastDay, now) >= -1)

/**
 * The storage of a device for one booking, to be read without a network. No call rejects: what a device refuses is not
 * stored.
 */
export interface StoredBookingStore {
  /** False if the device has no such storage. Then nothing is offered. */
  readonly available: boolean
  /** Null if no readable booking is stored. */
  readonly read: () => Promise<StoredBooking | null>
  /** Replaces the stored booking, whose files stay. False if the device refused. */
  readonly write: (storedCopy: StoredBooking) => Promise<boolean>
  /** The keys of the e-tickets with a stored file. */
  readonly fileKeys: () => Promise<readonly string[]>
  readonly writeFile: (key: string, file: DownloadedFile) => Promise<boolean>
  readonly removeFile: (key: string) => Promise<void>
  /** Deletes the booking and every file. */
  readonly forget: () => Promise<void>
}

/** For scripts, and for browsers without such storage. */
export const nothingStored: StoredBookingStore = {
  available: false,
  read: async () => null,
  write: async () => false,
  fileKeys: async () => [],
  writeFile: async () => false,
  removeFile: async () => undefined,
  forget: async () => undefined,
}

/**
 * Deletes a stored booking when its customer signs out, when another one signs in and when the trip is over
 * (behaviour/bookings#d7.7). The booking outlives an expired session: tickets are needed at the entrance. `customerId$`
 * is null until an answer has named the customer: the data of one who must change the password is never loaded. Returns
 * a function that stops this.
 */
export const forgetStoredBooking = (
  store: StoredBookingStore,
  session$: Behavior<SessionState>,
  customerId$: Behavior<string | null>,
  now: () => number,
): (() => void) => {
  const check = async (customerId: string | null): Promise<void> => {
    const storedCopy = await store.read()
    if (storedCopy === null) return
    const isForeign = customerId !== null && storedCopy.customerId !== customerId
    if (isForeign || isTripOver(storedCopy, now())) await store.forget()
  }
  const watching = session$.subscribe((state) => {
    if (state.kind === 'signedOut' && state.chosen) void store.forget()
  })
  watching.add(customerId$.subscribe((id) => void check(id)))
  return () => watching.unsubscribe()
}

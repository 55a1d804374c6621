import type { Formats } from '../language/formats.js'
import { paths } from '../navigation/paths.js'
import { daysUntil } from '../environment/time.js'
import type { DownloadedFile } from '../delivery/DeliveryApi.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { SessionState } from '../session/SessionState.js'

/** One entry of a kept itinerary, in words. */
export interface KeptEntry {
  readonly icon: string
  /** "19:30", or what stands in the place of a time; empty where there is none. */
  readonly time: string
  readonly title: string
  readonly lines: readonly string[]
}

export interface KeptDay {
  readonly date: string
  readonly entries: readonly KeptEntry[]
}

/** An e-ticket that was ready. */
export interface KeptTicket {
  readonly title: string
  /** When, and for whom. */
  readonly note: string
  /** What its file is kept under; null where it is on the site of its issuer. */
  readonly key: string | null
}

export interface KeptFact {
  readonly label: string
  readonly value: string
}

/**
 * The booking that was opened last, in the words that the customer read: it stays readable without a network. Words, and
 * not the booking: there is nothing in it to act on, and a later release can still read it.
 */
export interface StoredBooking {
  /** Whose it is. */
  readonly customerId: string
  /** When it was read from the back end; ms since the epoch. */
  readonly readAt: number
  /** The last day of the trip, after which it is kept no longer; an ISO date. */
  readonly lastDay: string
  readonly reference: string
  readonly name: string
  readonly dates: string
  readonly status: string
  readonly facts: readonly KeptFact[]
  readonly tickets: readonly KeptTicket[]
  readonly days: readonly KeptDay[]
  readonly passengers: readonly string[]
  readonly extras: readonly string[]
  /** The client whose it is: its code, its name. */
  readonly client: { readonly code: string; readonly name: string } | null
}

/** Whether a page can be shown from what is kept: the start, and every page of that booking. */
export const isPageKept = ({ reference }: { readonly reference: string }, pathname: string): boolean => {
  const own = paths.booking(reference)
  return pathname === paths.bookings || pathname === own || pathname.startsWith(`${own}/`)
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** "Fri 20 November 2026, 23:40" on the clock of the device; ms since the epoch. */
export const formatMoment = (moment: number, formats: Formats): string => {
  const on = new Date(moment)
  const day = `${on.getFullYear()}-${two(on.getMonth() + 1)}-${two(on.getDate())}`
  return formats.dateTime(`${day}T${two(on.getHours())}:${two(on.getMinutes())}`)
}

/**
 * Whether the trip of a kept booking is over. The whole day after it still counts: west of Greenwich the last evening is
 * tomorrow's date there.
 */
export const isTripOver = ({ lastDay }: { readonly lastDay: string }, now: number): boolean =>
  !(daysUntil(lastDay, now) >= -1)

/** Where a device keeps one booking to be read without a network. Nothing rejects: what a device refuses is not kept. */
export interface StoredBookingStore {
  /** False where there is no such place: nothing is offered then. */
  readonly available: boolean
  /** Null where nothing is kept, or nothing that can be read. */
  readonly read: () => Promise<StoredBooking | null>
  /** In the place of what was kept before, whose files stay; false where the device refused. */
  readonly write: (kept: StoredBooking) => Promise<boolean>
  /** The keys of the e-tickets whose files are kept. */
  readonly fileKeys: () => Promise<readonly string[]>
  readonly writeFile: (key: string, file: DownloadedFile) => Promise<boolean>
  readonly removeFile: (key: string) => Promise<void>
  /** The booking and every file. */
  readonly forget: () => Promise<void>
}

/** Where nothing is kept: a script, a browser that has no such place. */
export const nothingKept: StoredBookingStore = {
  available: false,
  read: async () => null,
  write: async () => false,
  fileKeys: async () => [],
  writeFile: async () => false,
  removeFile: async () => undefined,
  forget: async () => undefined,
}

/**
 * A kept booking goes when its customer signs out, when another one signs in and when the trip is over (behaviour/bookings#d7.7).
 * It outlives a session that ran out: tickets are needed at the door. Returns how to stop.
 */
export const forgetStoredBooking = (
  store: StoredBookingStore,
  session$: Behavior<SessionState>,
  customerId$: Behavior<string | null>,
  now: () => number,
): (() => void) => {
  const look = async (customerId: string | null): Promise<void> => {
    const kept = await store.read()
    if (kept === null) return
    const isForeign = customerId !== null && kept.customerId !== customerId
    if (isForeign || isTripOver(kept, now())) await store.forget()
  }
  const watching = session$.subscribe((state) => {
    if (state.kind === 'signedOut' && state.chosen) void store.forget()
  })
  watching.add(customerId$.subscribe((id) => void look(id)))
  return () => watching.unsubscribe()
}

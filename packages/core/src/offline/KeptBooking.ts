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
export interface KeptBooking {
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

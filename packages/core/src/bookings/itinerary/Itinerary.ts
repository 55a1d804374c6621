import type { IsoDate } from '../../environment/IsoDate.js'

/** People who share a thing, and how many of it there are. */
export interface SharedThing {
  readonly name: string
  readonly count: number
  /** Full names, each once; without the passengers who do not travel. */
  readonly people: readonly string[]
}

export interface Journey {
  readonly kind: 'journey'
  readonly by: 'plane' | 'road'
  /** With its type, unless the name says it already. */
  readonly name: string
  readonly from: string
  readonly to: string
  readonly departure: IsoDate
  /** "09:35" on the day of the departure, "Thu 21 January 2027, 06:10" on another; null where it is not known. */
  readonly arrives: string | null
  readonly isTimeSpecified: boolean
  readonly people: readonly string[]
}

export interface Stay {
  readonly kind: 'checkIn' | 'checkOut'
  readonly name: string
  readonly location: string
  readonly rooms: readonly SharedThing[]
}

export interface Outing {
  readonly kind: 'event'
  readonly name: string
  readonly venue: string
  readonly at: IsoDate | null
  readonly tickets: readonly SharedThing[]
}

export interface ItineraryEntry {
  readonly id: string
  /** "19:30"; null where no time is given. */
  readonly time: string | null
  readonly what: Journey | Stay | Outing
}

export interface ItineraryDay {
  /** Null for what has no date yet, which comes last. */
  readonly date: IsoDate | null
  readonly entries: readonly ItineraryEntry[]
}

/** An entry before it is put in its day. `around` is the time of day by which it is ordered where it has none. */
export interface PlacedEntry extends ItineraryEntry {
  readonly date: IsoDate | null
  readonly around: string
}

/** The time of a date-time as it is written, null where there is none. */
export const timeOf = (date: IsoDate): string | null => /T(\d{2}:\d{2})/.exec(date)?.[1] ?? null

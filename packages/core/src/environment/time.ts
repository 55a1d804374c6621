import type { SchedulerLike } from 'rxjs'

/** Milliseconds since the epoch. An rxjs scheduler is a clock, so tests inject time. */
export type Clock = Pick<SchedulerLike, 'now'>

/** Milliseconds. */
export const seconds = (count: number): number => count * 1000
/** Milliseconds. */
export const minutes = (count: number): number => seconds(count * 60)
/** Milliseconds. */
export const hours = (count: number): number => minutes(count * 60)
/** Milliseconds. */
export const days = (count: number): number => hours(count * 24)

/** An ISO date (2027-01-19) or date-time, as the back end sent it and the codec checked it. */
export type IsoDate = string

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/

export const isDate = (text: string): boolean => iso.test(text)

/** A date without a time has no hours. */
export const hasTime = (date: IsoDate): boolean => iso.exec(date)?.[4] !== undefined

/** The day and time as written: the local clock at the place, whatever its offset. */
export const wallClock = (date: IsoDate): Date => {
  const [, year, month, day, hour = '0', minute = '0'] = iso.exec(date) ?? []
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))
}

const dayLength = days(1)

/** Whole days of the calendar from one date to another. Negative if the other is earlier. */
export const daysBetween = (from: IsoDate, until: IsoDate): number =>
  Math.floor(wallClock(until).getTime() / dayLength) - Math.floor(wallClock(from).getTime() / dayLength)

const padded = (figure: number, length: number): string => String(figure).padStart(length, '0')

/**
 * The customer's calendar day (behaviour/bookings#d9.11): the date that the device shows at `now`, in ms since the
 * epoch.
 */
export const today = (now: number): IsoDate => {
  const at = new Date(now)
  return `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1, 2)}-${padded(at.getDate(), 2)}`
}

/** "19:30": the time that the device shows at `now`, in ms since the epoch. */
export const timeOfDay = (now: number): string => {
  const at = new Date(now)
  return `${padded(at.getHours(), 2)}:${padded(at.getMinutes(), 2)}`
}

/** Whole days from the customer's today to the date: 0 today, negative for a past date. `now` is ms since the epoch. */
export const daysUntil = (date: IsoDate, now: number): number => daysBetween(today(now), date)

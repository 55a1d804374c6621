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

/** Whole days from today to the date: 0 today, negative for a past date. `now` is in ms since the epoch. */
export const daysUntil = (date: IsoDate, now: number): number =>
  Math.floor(wallClock(date).getTime() / dayLength) - Math.floor(now / dayLength)

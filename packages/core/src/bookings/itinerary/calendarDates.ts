import { days, type IsoDate } from '../../environment/time.js'
import type { HeldRoom } from '../holdings/Holdings.js'

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/

export const isDate = (text: string): boolean => iso.test(text)

/** A day alone has none. */
export const hasTime = (date: IsoDate): boolean => iso.exec(date)?.[4] !== undefined

/** The day and the time as they are written: what the clock on the spot says, whatever the offset behind it. */
export const wallClock = (date: IsoDate): Date => {
  const [, year, month, day, hour = '0', minute = '0'] = iso.exec(date) ?? []
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))
}

const dayLength = days(1)

/** Whole days from today to the date: 0 today, negative once it is past. `now` is ms since the epoch. */
export const daysUntil = (date: IsoDate, now: number): number =>
  Math.floor(wallClock(date).getTime() / dayLength) - Math.floor(now / dayLength)

/** How many nights lie between two dates; times do not count. */
export const nightsOf = ({ checkIn, checkOut }: Pick<HeldRoom, 'checkIn' | 'checkOut'>): number =>
  Math.max(0, daysUntil(checkOut, Date.parse(checkIn.slice(0, 10))))

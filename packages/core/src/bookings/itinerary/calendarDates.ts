import { days, type IsoDate } from '../../environment/time.js'
import { defaultLocale } from '../../money/formatMoney.js'
import type { HeldRoom } from '../holdings/Holdings.js'

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/

/** The day and the time as they are written: what the clock on the spot says, whatever the offset behind it. */
const wallClock = (date: IsoDate): Date => {
  const [, year, month, day, hour = '0', minute = '0'] = iso.exec(date) ?? []
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))
}

const formatter = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  const format = new Intl.DateTimeFormat(defaultLocale, { timeZone: 'UTC', ...options })
  return (date) => format.format(date).replaceAll(',', '')
}

const full = formatter({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const withoutWeekday = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const withoutYear = formatter({ weekday: 'short', day: 'numeric', month: 'long' })
const withoutMonth = formatter({ weekday: 'short', day: 'numeric' })
const shortest = formatter({ day: 'numeric', month: 'short' })
const clock = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** What is not a date is shown as it came: a wrong day would be worse. */
const shown = (date: IsoDate, format: (date: Date) => string): string =>
  iso.test(date) ? format(wallClock(date)) : date

/** "Sat 14 March 2026". */
export const formatDate = (date: IsoDate): string => shown(date, full)

/** "14 June 1987": of a date that is known by heart, or stands in a document, its weekday is no help. */
export const formatDocumentDate = (date: IsoDate): string => shown(date, withoutWeekday)

/** "14 Mar": where there is no room, and the whole date stands elsewhere. */
export const formatDayOfMonth = (date: IsoDate): string => shown(date, shortest)

/** "Sat 14 March 2026, 19:30"; the day alone where no time is given. */
export const formatDateTime = (date: IsoDate): string =>
  iso.exec(date)?.[4] === undefined ? formatDate(date) : `${formatDate(date)}, ${shown(date, clock)}`

/** "Sat 14 to Sat 21 March 2026": what both days share is said once. An end that is before the start is none (specification 1, §5). */
export const formatDateRange = (from: IsoDate, to: IsoDate): string => {
  if (!iso.test(from) || !iso.test(to) || to.slice(0, 10) <= from.slice(0, 10)) return formatDate(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${shown(from, withoutMonth)} to ${formatDate(to)}`
  return `${shown(from, from.slice(0, 4) === to.slice(0, 4) ? withoutYear : full)} to ${formatDate(to)}`
}

const dayLength = days(1)

/** Whole days from today to the date: 0 today, negative once it is past. `now` is ms since the epoch. */
export const daysUntil = (date: IsoDate, now: number): number =>
  Math.floor(wallClock(date).getTime() / dayLength) - Math.floor(now / dayLength)

const relative = new Intl.RelativeTimeFormat(defaultLocale, { numeric: 'auto' })

/** "in 18 days", "tomorrow", "yesterday"; stands beside the date itself, never alone. */
export const formatDaysUntil = (days: number): string => relative.format(days, 'day')

/** "in 40 seconds", "in 5 minutes", from a number of milliseconds; what is due reads "now". */
export const formatWait = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return seconds < 60 ? relative.format(seconds, 'second') : relative.format(Math.round(seconds / 60), 'minute')
}

/** How many nights lie between two dates; times do not count. */
export const nightsOf = ({ checkIn, checkOut }: Pick<HeldRoom, 'checkIn' | 'checkOut'>): number =>
  Math.max(0, daysUntil(checkOut, Date.parse(checkIn.slice(0, 10))))

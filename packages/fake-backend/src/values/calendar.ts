/** Milliseconds. */
export const minutes = (count: number): number => count * 60_000
/** Milliseconds. */
export const hours = (count: number): number => minutes(count * 60)
/** Milliseconds. */
export const days = (count: number): number => hours(count * 24)

/** The date (2027-01-19) `count` days after `now`, or before it if negative. */
export const dateIn = (now: number, count: number): string => new Date(now + days(count)).toISOString().slice(0, 10)

/**
 * The earliest and the latest date that is today somewhere (UTC-12 and UTC+14): a date is judged by the customer's
 * calendar day, which no request names.
 */
export const todaySomewhere = (now: number): { readonly earliest: string; readonly latest: string } => ({
  earliest: dateIn(now - hours(12), 0),
  latest: dateIn(now + hours(14), 0),
})

/** The same date at a time of day, such as `19:30`. */
export const timeIn = (now: number, count: number, time: string): string => `${dateIn(now, count)}T${time}:00Z`

/** Whether a well-formed date exists in the calendar: 2027-02-30 does not. */
export const isRealDate = (isoDate: string): boolean => {
  const day = isoDate.slice(0, 10)
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

export const isPast = (isoDate: string, now: number): boolean => Date.parse(isoDate) + days(1) <= now

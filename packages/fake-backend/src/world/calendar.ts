const dayLength = 86_400_000

/** The date (2027-01-19) that is `days` after `now`, or before it where negative. */
export const dateIn = (now: number, days: number): string => new Date(now + days * dayLength).toISOString().slice(0, 10)

/** That date at a time of day, such as `19:30`. */
export const timeIn = (now: number, days: number, time: string): string => `${dateIn(now, days)}T${time}:00Z`

/** Whether a date that is written like one is in the calendar: 2027-02-30 is not. */
export const isRealDate = (isoDate: string): boolean => {
  const day = isoDate.slice(0, 10)
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

export const isPast = (isoDate: string, now: number): boolean => Date.parse(isoDate) + dayLength <= now

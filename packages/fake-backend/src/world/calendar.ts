const dayLength = 86_400_000

/** The date (2027-01-19) that is `days` after `now`, or before it where negative. */
export const dateIn = (now: number, days: number): string => new Date(now + days * dayLength).toISOString().slice(0, 10)

/** That date at a time of day, such as `19:30`. */
export const timeIn = (now: number, days: number, time: string): string => `${dateIn(now, days)}T${time}:00Z`

export const isPast = (isoDate: string, now: number): boolean => Date.parse(isoDate) + dayLength <= now

import type { SchedulerLike } from 'rxjs'

/** Milliseconds since the epoch. An rxjs scheduler is a clock, and that is how time is injected. */
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

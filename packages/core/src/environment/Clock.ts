import type { SchedulerLike } from 'rxjs'

/** Milliseconds since the epoch. An rxjs scheduler is a clock, and that is how time is injected. */
export type Clock = Pick<SchedulerLike, 'now'>

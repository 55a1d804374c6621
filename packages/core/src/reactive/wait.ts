import type { SchedulerLike } from 'rxjs'

/** Resolves after `delay` milliseconds of the injected time. */
export const wait = (scheduler: SchedulerLike, delay: number): Promise<void> =>
  new Promise((resolve) => {
    scheduler.schedule(() => resolve(), delay)
  })

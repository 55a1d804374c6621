import type { Clock } from '@booking-dashboard/core/ports'
import { asyncScheduler, type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs'

/** Milliseconds. The time-outs, retries and status checks that a script waits for are shorter. */
const longest = 60_000

/**
 * The scheduler for Node. A timer of a minute or more, such as the end of a session, does not keep the process alive.
 * A finished script ends whether or not it disposed of its dashboard.
 */
export const createNodeScheduler = (clock: Clock = asyncScheduler): SchedulerLike => ({
  now: () => clock.now(),
  schedule: <T>(work: (this: SchedulerAction<T>, state?: T) => void, delay = 0, state?: T): Subscription => {
    if (delay < longest) return asyncScheduler.schedule(work, delay, state)
    const subscription = new Subscription()
    const timer = setTimeout(() => subscription.add(asyncScheduler.schedule(work, 0, state)), delay).unref()
    subscription.add(() => clearTimeout(timer))
    return subscription
  },
})

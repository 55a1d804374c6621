import { VirtualTimeScheduler } from 'rxjs'
import { hours } from '../values/calendar.js'

/** A browser has no setImmediate; a MessageChannel is as fast. */
const nextTask = (run: () => void): void => {
  if ('setImmediate' in globalThis) return void setImmediate(run)
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', run, { once: true })
  port1.start()
  port2.postMessage(null)
}

/** Resolves after every ready promise has run. */
const settled = (): Promise<void> => new Promise((resolve) => nextTask(() => resolve()))

/** Virtual time for the dashboard, the adapter and the back end; it moves only when a journey moves it. */
export class JourneyClock extends VirtualTimeScheduler {
  constructor(startsAt: number) {
    super()
    this.frame = startsAt
  }

  /** Runs everything that is due within these milliseconds, including promises between the instants. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.frame + milliseconds
    await settled()
    for (let next = this.nextInstant(); next !== null && next <= end; next = this.nextInstant()) {
      this.maxFrames = next
      this.flush()
      await settled()
    }
    this.frame = end
  }

  /** Advances time until the condition holds. False if it does not hold within `limit` milliseconds. */
  async until(isSo: () => boolean, limit: number): Promise<boolean> {
    const end = this.frame + limit
    await settled()
    while (!isSo()) {
      const next = this.nextInstant()
      if (next === null || next > end) return false
      this.maxFrames = next
      this.flush()
      await settled()
    }
    return true
  }

  /**
   * Advances time until the task has ended. Throws after `limit` milliseconds, because a task that never ends is a
   * defect.
   */
  async untilDone<A>(task: Promise<A>, limit = hours(1)): Promise<A> {
    let done = false
    const end = (): void => {
      done = true
    }
    task.then(end, end)
    if (!(await this.until(() => done, limit))) throw new Error('A task waits for something that will never happen')
    return task
  }

  readonly wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      this.schedule(() => resolve(), milliseconds)
    })

  private nextInstant(): number | null {
    return this.actions.reduce<number | null>(
      (first, { delay }) => (first === null || delay < first ? delay : first),
      null,
    )
  }
}

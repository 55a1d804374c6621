import { VirtualTimeScheduler } from 'rxjs'

/** Time that passes when a test says so; what waits on promises between two instants is given its turn. */
export class VirtualTime extends VirtualTimeScheduler {
  /** Milliseconds. */
  async advance(ms: number): Promise<void> {
    const end = this.frame + ms
    await settled()
    for (;;) {
      const next = this.actions[0]
      if (next === undefined || next.delay > end) break
      this.maxFrames = next.delay
      this.flush()
      await settled()
    }
    this.frame = end
  }

  /** How many time-outs and pauses are still waiting. */
  get waiting(): number {
    return this.actions.length
  }
}

/** Resolves once every promise that is ready has run its course. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

import { VirtualTimeScheduler } from 'rxjs'

/** Resolves once promises that are ready have run their course; a chain longer than this is a defect of its own. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
}

/** Time that passes when a test says so; what waits on promises between two instants is given its turn. */
export class VirtualTime extends VirtualTimeScheduler {
  /** `settle` resolves once everything that is ready has run its course: promises alone, where nothing else is said. */
  constructor(private readonly settle: () => Promise<void> = settled) {
    super()
  }

  /** Milliseconds. */
  async advance(ms: number): Promise<void> {
    const end = this.frame + ms
    await this.settle()
    for (;;) {
      const next = this.actions[0]
      if (next === undefined || next.delay > end) break
      this.maxFrames = next.delay
      this.flush()
      await this.settle()
    }
    this.frame = end
  }

  /** How many timers are still running. */
  get waiting(): number {
    return this.actions.filter(({ closed }) => !closed).length
  }
}

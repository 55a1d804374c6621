import { VirtualTimeScheduler } from 'rxjs'

/** Resolves once all ready promises have settled. A longer chain than this is a defect of its own. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
}

/** The result of a command that has to be over by now. One that still waits fails at once, in place of a time-out. */
export const over = async <A>(command: Promise<A>): Promise<A> => {
  let isOver = false
  const end = (): void => {
    isOver = true
  }
  command.then(end, end)
  await settled()
  if (!isOver) throw new Error('The command still waits for an answer, or for time to pass.')
  return command
}

/** Time that advances only when a test says so. Between two instants, ready promises settle. */
export class VirtualTime extends VirtualTimeScheduler {
  /** `settle` resolves once everything that is ready has settled. By default that means promises alone. */
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

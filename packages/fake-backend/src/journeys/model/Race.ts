import type fc from 'fast-check'
import type { Network } from '../Journey.js'
import { setOut } from '../running/travel.js'
import { TestContext } from './TestContext.js'
import { minutes } from '../../values/calendar.js'

const longestRace = minutes(15)

/** A customer at checkout. While the race runs, the scheduler decides the order of requests and answers. */
export class Race {
  private isOn = false
  readonly context: TestContext

  private constructor(private readonly scheduler: fc.Scheduler) {
    const network: Network = (backEnd) => async (address, init) => {
      await this.inAnyOrder(`→ ${String(init.method)} ${address}`)
      const answer = await backEnd(address, init)
      await this.inAnyOrder(`← ${String(init.method)} ${address}`)
      return answer
    }
    this.context = new TestContext({ network })
  }

  static async prepare(scheduler: fc.Scheduler): Promise<Race> {
    const race = new Race(scheduler)
    await setOut(race.context, 'atCheckout')
    return race
  }

  /** Starts all tasks at once and ends when nothing is in progress. Time passes only if nothing else can happen. */
  async run(...starts: readonly (() => Promise<unknown>)[]): Promise<void> {
    const { clock } = this.context.journey
    this.isOn = true
    let running = starts.length
    for (const start of starts) void start().finally(() => (running -= 1))
    const isOver = (): boolean => running === 0 && !this.context.isBusy() && this.scheduler.count() === 0
    for (await clock.advance(0); !isOver(); await clock.advance(0)) {
      if (this.scheduler.count() > 0) await this.scheduler.waitNext(1)
      else if (!(await clock.until(() => this.scheduler.count() > 0 || isOver(), longestRace))) {
        throw new Error(`The race does not end: ${this.context.busy().join(', ')}`)
      }
    }
    this.isOn = false
  }

  private async inAnyOrder(label: string): Promise<void> {
    if (this.isOn) await this.scheduler.schedule(Promise.resolve(), label)
  }
}

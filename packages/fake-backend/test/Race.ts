import type fc from 'fast-check'
import { busyWith } from './busyWith.js'
import type { Journey } from '../src/journeys/Journey.js'
import type { Network } from '../src/journeys/TestBed.js'
import { minutes } from '../src/values/calendar.js'
import { ref, setOut } from './setOut.js'

const longestRace = minutes(15)

/** A customer at checkout. While the race runs, the scheduler decides the order of requests and answers. */
export class Race {
  private isOn = false
  private constructor(
    private readonly scheduler: fc.Scheduler,
    readonly journey: Journey,
  ) {}

  static async prepare(scheduler: fc.Scheduler): Promise<Race> {
    let race: Race | null = null
    const network: Network = (backEnd) => async (address, init) => {
      await race?.inAnyOrder(`→ ${String(init?.method)} ${address}`)
      const answer = await backEnd(address, init)
      await race?.inAnyOrder(`← ${String(init?.method)} ${address}`)
      return answer
    }
    race = new Race(scheduler, await setOut('atCheckout', { network }))
    return race
  }

  /** Starts all tasks at once and ends when nothing is in progress. Time passes only if nothing else can happen. */
  async run(...starts: readonly (() => Promise<unknown>)[]): Promise<void> {
    const { clock } = this.journey
    this.isOn = true
    let running = starts.length
    for (const start of starts) void start().finally(() => (running -= 1))
    const isOver = (): boolean => running === 0 && this.busy().length === 0 && this.scheduler.count() === 0
    for (await clock.advance(0); !isOver(); await clock.advance(0)) {
      if (this.scheduler.count() > 0) await this.scheduler.waitNext(1)
      else if (!(await clock.until(() => this.scheduler.count() > 0 || isOver(), longestRace))) {
        throw new Error(`The race does not end: ${this.busy().join(', ')}`)
      }
    }
    this.isOn = false
  }

  /** Everything in progress on any page. An open challenge waits for the customer and does not count. */
  private busy(): readonly string[] {
    const bankIsOpen = this.journey.bank.open().length > 0
    return this.journey.tabs().flatMap(({ dashboard }) => [...busyWith(dashboard, [ref], { tasks: 0, bankIsOpen })])
  }

  private async inAnyOrder(label: string): Promise<void> {
    if (this.isOn) await this.scheduler.schedule(Promise.resolve(), label)
  }
}

import { demoPassword } from '../../customer/demo/demoCustomers.js'
import { type Journey, type Network, startJourney } from '../Journey.js'
import type { Tab } from '../Tab.js'
import { busyWith } from './busyWith.js'
import { slowNetwork } from './slowNetwork.js'
import { Tally } from './Tally.js'
import { Oracle } from '../oracle/Oracle.js'

/** How long the customer waits before doing the next thing: so many milliseconds, or until nothing moves any more. */
export type Patience = number | 'untilQuiet'

export interface TestContextOptions {
  readonly seed?: number
  /** How long a request and its answer take, each. */
  readonly legMs?: number
  /** Another way to the back end. */
  readonly network?: Network
  readonly tally?: Tally
  /** Beside the invariants, after each step: each answers what does not hold. */
  readonly alsoHeld?: readonly ((context: TestContext) => readonly string[])[]
}

/** Longer than any flow can take by itself: six polls that each time out, and their reloads. */
const longestFlow = 15 * 60_000

/** The bookings that journeys visit. */
export const bookingRefs = ['SUN1001', 'SUN1002', 'SUN1003'] as const
export type BookingRef = (typeof bookingRefs)[number]

/** A journey with what the commands and invariants need around it: the tabs, what is under way, and what watches them. */
export class TestContext {
  readonly tally: Tally
  readonly alsoHeld: NonNullable<TestContextOptions['alsoHeld']>
  readonly oracle: Oracle
  readonly journey: Journey
  /** How the bookings were at the start. */
  readonly atStart: ReturnType<Journey['backend']['inspect']['bookings']>
  /** Tickets on resale that somebody bought. */
  readonly soldTickets = new Set<string>()
  /** Bookings of which the first delivery has left since the start. */
  readonly deliveriesOnTheirWay = new Set<string>()
  private secondTab: Tab | null = null
  private readonly underWay = new Map<Promise<unknown>, { readonly tab: Tab; readonly mayWaitForBank: boolean }>()

  constructor(options: TestContextOptions = {}) {
    const { seed = 1, legMs = 0, tally = new Tally(), network = slowNetwork(legMs), alsoHeld = [] } = options
    this.tally = tally
    this.alsoHeld = alsoHeld
    this.oracle = new Oracle(tally, bookingRefs)
    this.journey = startJourney(seed, {
      network: (backEnd, clock) =>
        network((address, init) => (tally.count('calls'), this.oracle.network(backEnd, clock)(address, init)), clock),
      observer: this.oracle.observer,
      onTab: (tab) => this.oracle.watch(tab),
    })
    // In a currency without decimals.
    this.journey.backend.bookings.add('demo@example.com', { name: 'Kyoto in spring', currency: 'JPY', departs: 200 })
    this.atStart = this.journey.backend.inspect.bookings()
  }

  /** The pages that are there. */
  tabs(): readonly Tab[] {
    return [this.journey.tab(), ...(this.secondTab === null ? [] : [this.secondTab])]
  }

  /** The second tab, opened anew where there is none or where it shows that the customer signed out. */
  async second(): Promise<Tab> {
    if (this.secondTab?.dashboard.session.state$.value.kind !== 'signedIn') this.closeSecond()
    if (this.secondTab === null) {
      this.secondTab = this.journey.openTab()
      await this.journey.begin(this.secondTab)
    }
    return this.secondTab
  }

  closeSecond(): void {
    this.secondTab?.unload()
    this.secondTab = null
  }

  /** Presses something and waits as long as the customer has patience. */
  async press(tab: Tab, task: () => Promise<unknown>, patience: Patience = 'untilQuiet'): Promise<void> {
    this.start(tab, task, false)
    await this.pass(patience)
  }

  /** The same, for what may end only when the bank's check does. */
  async pressPayment(tab: Tab, task: () => Promise<unknown>, patience: Patience = 'untilQuiet'): Promise<void> {
    this.start(tab, task, true)
    await this.pass(patience)
  }

  private start(tab: Tab, task: () => Promise<unknown>, mayWaitForBank: boolean): void {
    const work = task().catch((error: unknown) => this.oracle.complain(`A task rejected: ${String(error)}`))
    this.underWay.set(work, { tab, mayWaitForBank })
    void work.finally(() => this.underWay.delete(work))
  }

  async pass(patience: Patience): Promise<void> {
    const { clock } = this.journey
    if (patience !== 'untilQuiet') return clock.advance(patience)
    if (!(await clock.until(() => this.busy().length === 0, longestFlow))) {
      this.oracle.complain(`Still busy after ${longestFlow / 60_000} minutes: ${this.busy().join(', ')}`)
    }
  }

  /** What moves on any page. A bank's check that is open waits for the customer and counts as quiet. */
  busy(): readonly string[] {
    const bankIsOpen = this.journey.bank.open().length > 0
    const pressed = [...this.underWay.values()].filter(({ mayWaitForBank }) => !(mayWaitForBank && bankIsOpen))
    return this.tabs().flatMap((tab) =>
      busyWith(tab.dashboard, bookingRefs, { tasks: pressed.filter((one) => one.tab === tab).length, bankIsOpen }),
    )
  }

  async signIn(tab: Tab, email = 'demo@example.com', patience: Patience = 'untilQuiet'): Promise<void> {
    await this.press(tab, () => tab.dashboard.session.signIn({ email, password: demoPassword }), patience)
  }
}

import type { Fetch } from '@booking-dashboard/http-adapter/node'
import { demoPassword } from '../../worlds/demo/customers/demoCustomers.js'
import { type Journey, journeyStartOf, type Network, startJourney } from '../Journey.js'
import type { Browser, Tab } from '../browser/Tab.js'
import { busyWith } from './busyWith.js'
import { type SeenWorld, seenWorld } from './SeenWorld.js'
import { noteCalls } from './noteCalls.js'
import { slowNetwork } from './slowNetwork.js'
import { Tally } from './Tally.js'
import { Oracle } from '../oracle/Oracle.js'
import type { Story } from '../story/Story.js'
import { minutes } from '../../values/calendar.js'
import type { FakeBackend } from '../../FakeBackend.js'

/** How long the customer waits before the next step: milliseconds, or until nothing is in progress. */
export type Patience = number | 'untilQuiet'

/** The environment of a journey and its observers. */
export interface TestContextOptions {
  readonly seed?: number
  /** Milliseconds that a request takes, and again its answer. */
  readonly legMs?: number
  /** Replaces the network to the back end. */
  readonly network?: Network
  readonly tally?: Tally
  /** Additional invariants: each returns its problems after each step. */
  readonly alsoHeld?: readonly ((context: TestContext) => readonly string[])[]
  /** Changes the world before the first snapshot of it. */
  readonly prepare?: (backend: FakeBackend) => void
  /** Records the events. */
  readonly story?: Story | undefined
  /** Called with each request, before it is sent. */
  readonly onCall?: ((...request: Parameters<Fetch>) => void) | undefined
  /** Called before each step. */
  readonly onStep?: (words: string) => void
}

/** The customer's other page: a second tab or another device. */
export type OtherPlace = 'secondTab' | 'device'

/** Longer than any flow without faults: six polls that each time out, and their reloads. */
const longestFlow = minutes(15)

/** The bookings that journeys use. */
export const bookingRefs = ['SUN1001', 'SUN1002', 'SUN1003'] as const
/** One of the bookings that journeys use. */
export type BookingRef = (typeof bookingRefs)[number]

/** A journey with everything that commands and invariants need: tabs, tasks in progress and observers. */
export class TestContext {
  readonly tally: Tally
  readonly alsoHeld: NonNullable<TestContextOptions['alsoHeld']>
  readonly oracle: Oracle
  readonly journey: Journey
  /** The bookings at the start. */
  readonly atStart: ReturnType<Journey['backend']['inspect']['bookings']>
  /** Number of refunds and chargebacks at the start. */
  readonly returnsAtStart: number
  /** Reference of the booking in yen. */
  readonly yenBooking: string
  /** Reference of a past booking with an amount due. */
  readonly lateBooking: string
  /** Reference of a booking on a payment plan whose card can no longer be charged. */
  readonly overdueBooking: string
  /** Tickets that were sold on resale. */
  readonly soldTickets = new Set<string>()
  /** Bookings whose first delivery was sent since the start. */
  readonly deliveriesOnTheirWay = new Set<string>()
  /** Change of each booking's price since the start; minor units. */
  readonly priceChanges = new Map<string, number>()
  readonly story: Story | undefined
  readonly onStep: (words: string) => void
  private readonly others = new Map<OtherPlace, Tab>()
  private opening: OtherPlace | null = null
  private readonly underWay = new Map<Promise<unknown>, { readonly tab: Tab; readonly mayWaitForBank: boolean }>()

  /** The snapshot that all invariants share. */
  world: SeenWorld

  constructor(options: TestContextOptions = {}) {
    const { seed = 1, legMs = 0, tally = new Tally(), network = slowNetwork(legMs), alsoHeld = [] } = options
    this.tally = tally
    this.alsoHeld = alsoHeld
    this.story = options.story
    this.onStep = options.onStep ?? (() => undefined)
    this.oracle = new Oracle(tally, bookingRefs)
    this.journey = startJourney(seed, {
      startsAt: journeyStartOf(seed),
      network: (backEnd, clock) => {
        const observed = this.oracle.network(backEnd, clock)
        return network((address, init) => {
          tally.count('calls')
          options.onCall?.(address, init)
          const send = () => observed(address, init)
          if (this.story === undefined) return send()
          return this.story.call(this.journey.backend, send, init?.method ?? 'GET', String(address))
        }, clock)
      },
      observer: this.oracle.observer,
      onTab: (tab) => {
        this.oracle.watch(tab)
        this.story?.watch(tab, this.nameOf(tab))
      },
    })
    // A currency without decimals, and one ticket name with three prices.
    const seat = { event: 'An evening of songs', name: 'Seat', count: 1 }
    this.yenBooking = this.journey.backend.bookings.add('demo@example.com', {
      ...{ name: 'Kyoto in spring', currency: 'JPY', departs: 200 },
      tickets: [
        { ...seat, price: 8000 },
        { ...seat, price: 14_000 },
        { ...seat, price: 11_000 },
      ],
    })
    // A past booking that is not fully paid.
    this.lateBooking = this.journey.backend.bookings.add('demo@example.com', {
      ...{ name: 'Graz in autumn', departs: -100, paymentDue: -130 },
      tickets: [{ ...seat, price: 5000 }],
    })
    this.overdueBooking = this.journey.backend.bookings.add('demo@example.com', {
      ...{ name: 'Oslo in winter', departs: 150, paymentDue: 100 },
      tickets: [{ ...seat, price: 20_000 }],
      plan: { instalments: ['paid', 'overdue', 'toCome'], declines: true },
    })
    // Sometimes more bookings than fit on one screen.
    if (seed % 5 === 0) this.journey.backend.bookings.fill(12)
    options.prepare?.(this.journey.backend)
    this.atStart = this.journey.backend.inspect.bookings()
    this.returnsAtStart = this.journey.backend.inspect.returns().length
    this.world = seenWorld(this.journey.backend.inspect)
  }

  tabs(): readonly Tab[] {
    return [this.journey.tab(), ...this.others.values()]
  }

  browsers(): readonly Browser[] {
    return [...new Set(this.tabs().map(({ browser }) => browser))]
  }

  /**
   * The second tab or the other device's page. Opens a new one if there is none or if the customer is signed out there.
   */
  async other(where: OtherPlace): Promise<Tab> {
    const open = this.others.get(where)
    if (open?.dashboard.session.state$.value.kind === 'signedIn') return open
    this.close(where)
    const { journey } = this
    this.opening = where
    const tab = where === 'device' ? journey.openDevice() : journey.openTab()
    this.opening = null
    this.others.set(where, tab)
    await journey.begin(tab)
    return tab
  }

  close(where: OtherPlace): void {
    this.others.get(where)?.unload()
    this.others.delete(where)
  }

  /** Runs a customer's action and waits as long as the customer's patience allows. */
  async press(tab: Tab, task: () => Promise<unknown>, patience: Patience = 'untilQuiet'): Promise<void> {
    this.start(tab, task, false)
    await this.pass(patience)
  }

  /** Like `press`, for actions that may wait for a challenge. */
  async runPaymentTask(tab: Tab, task: () => Promise<unknown>, patience: Patience = 'untilQuiet'): Promise<void> {
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
    if (!(await clock.until(() => !this.isBusy(), longestFlow))) {
      this.oracle.complain(`Still busy after ${longestFlow / minutes(1)} minutes: ${this.busy().join(', ')}`)
    }
  }

  /** Everything in progress on any page. An open challenge waits for the customer and does not count. */
  busy(): readonly string[] {
    return [...this.moving()]
  }

  isBusy(): boolean {
    return this.moving().next().done !== true
  }

  private *moving(): Generator<string> {
    const bankIsOpen = this.journey.bank.open().length > 0
    const pressed = [...this.underWay.values()].filter(({ mayWaitForBank }) => !(mayWaitForBank && bankIsOpen))
    for (const tab of this.tabs()) {
      const tasks = pressed.filter((one) => one.tab === tab).length
      yield* busyWith(tab.dashboard, bookingRefs, { tasks, bankIsOpen })
    }
  }

  /** Takes a new snapshot for the invariants. */
  lookAtWorld(): void {
    this.world = seenWorld(this.journey.backend.inspect)
  }

  /** Counts calls and their results in the tally. */
  noteCalls(): void {
    noteCalls(this.journey.backend, this.tally)
  }

  private nameOf(tab: Tab): string {
    const [where] = [...this.others].find(([, one]) => one === tab) ?? [this.opening]
    return where === 'secondTab' ? 'the second tab' : where === 'device' ? 'the other device' : 'the page'
  }

  async signIn(tab: Tab, email = 'demo@example.com', patience: Patience = 'untilQuiet'): Promise<void> {
    await this.press(tab, () => tab.dashboard.session.signIn({ email, password: demoPassword }), patience)
  }
}

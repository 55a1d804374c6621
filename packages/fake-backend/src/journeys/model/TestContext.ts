import { demoPassword } from '../../customer/demo/demoCustomers.js'
import { type Journey, journeyStartOf, type Network, startJourney } from '../Journey.js'
import type { Browser, Tab } from '../browser/Tab.js'
import { busyWith } from './busyWith.js'
import { type SeenWorld, seenWorld } from './SeenWorld.js'
import { noteCalls } from './noteCalls.js'
import { slowNetwork } from './slowNetwork.js'
import { Tally } from './Tally.js'
import { Oracle } from '../oracle/Oracle.js'
import type { Story } from '../story/Story.js'
import { minutes } from '../../world/calendar.js'

/** How long the customer waits before doing the next thing: so many milliseconds, or until nothing moves any more. */
export type Patience = number | 'untilQuiet'

/** What a journey takes place in, and who is told of it. */
export interface TestContextOptions {
  readonly seed?: number
  /** How long a request and its answer take, each. */
  readonly legMs?: number
  /** Another way to the back end. */
  readonly network?: Network
  readonly tally?: Tally
  /** Beside the invariants, after each step: each answers what does not hold. */
  readonly alsoHeld?: readonly ((context: TestContext) => readonly string[])[]
  /** Is told what happens. */
  readonly story?: Story | undefined
  /** Hears of each step before it is made. */
  readonly onStep?: (words: string) => void
}

/** Where a customer is beside the page in front. */
export type OtherPlace = 'secondTab' | 'device'

/** Longer than any flow can take by itself: six polls that each time out, and their reloads. */
const longestFlow = minutes(15)

/** The bookings that journeys visit. */
export const bookingRefs = ['SUN1001', 'SUN1002', 'SUN1003'] as const
/** One of the bookings that journeys visit. */
export type BookingRef = (typeof bookingRefs)[number]

/** A journey with what the commands and invariants need around it: the tabs, what is under way, and what watches them. */
export class TestContext {
  readonly tally: Tally
  readonly alsoHeld: NonNullable<TestContextOptions['alsoHeld']>
  readonly oracle: Oracle
  readonly journey: Journey
  /** How the bookings were at the start. */
  readonly atStart: ReturnType<Journey['backend']['inspect']['bookings']>
  /** The booking in yen, by its reference. */
  readonly yenBooking: string
  /** One that is over and not paid, by its reference. */
  readonly lateBooking: string
  /** One on a payment plan whose card gives nothing any more, by its reference. */
  readonly overdueBooking: string
  /** Tickets on resale that somebody bought. */
  readonly soldTickets = new Set<string>()
  /** Bookings of which the first delivery has left since the start. */
  readonly deliveriesOnTheirWay = new Set<string>()
  /** By how much the price of each booking was changed since the start. */
  readonly priceChanges = new Map<string, number>()
  readonly story: Story | undefined
  readonly onStep: (words: string) => void
  private readonly others = new Map<OtherPlace, Tab>()
  private opening: OtherPlace | null = null
  private readonly underWay = new Map<Promise<unknown>, { readonly tab: Tab; readonly mayWaitForBank: boolean }>()

  /** The world as the invariants look at it: once for all of them. */
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
    // In a currency without decimals, with tickets of one name for three prices.
    const seat = { event: 'An evening of songs', name: 'Seat', count: 1 }
    this.yenBooking = this.journey.backend.bookings.add('demo@example.com', {
      ...{ name: 'Kyoto in spring', currency: 'JPY', departs: 200 },
      tickets: [
        { ...seat, price: 8000 },
        { ...seat, price: 14_000 },
        { ...seat, price: 11_000 },
      ],
    })
    // Over, and not all of it paid.
    this.lateBooking = this.journey.backend.bookings.add('demo@example.com', {
      ...{ name: 'Graz in autumn', departs: -100, paymentDue: -130 },
      tickets: [{ ...seat, price: 5000 }],
    })
    this.overdueBooking = this.journey.backend.bookings.add('demo@example.com', {
      ...{ name: 'Oslo in winter', departs: 150, paymentDue: 100 },
      tickets: [{ ...seat, price: 20_000 }],
      plan: { instalments: ['paid', 'overdue', 'toCome'], declines: true },
    })
    // Now and then more than are taken in at a glance.
    if (seed % 5 === 0) this.journey.backend.bookings.fill(12)
    this.atStart = this.journey.backend.inspect.bookings()
    this.world = seenWorld(this.journey.backend.inspect)
  }

  /** The pages that are there. */
  tabs(): readonly Tab[] {
    return [this.journey.tab(), ...this.others.values()]
  }

  /** The browsers that are there. */
  browsers(): readonly Browser[] {
    return [...new Set(this.tabs().map(({ browser }) => browser))]
  }

  /** The second tab, or the page of another device; opened anew where there is none or where it shows that the customer signed out. */
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
    if (!(await clock.until(() => !this.isBusy(), longestFlow))) {
      this.oracle.complain(`Still busy after ${longestFlow / minutes(1)} minutes: ${this.busy().join(', ')}`)
    }
  }

  /** What moves on any page. A bank's check that is open waits for the customer and counts as quiet. */
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

  /** From now on the invariants see what there is now. */
  lookAtWorld(): void {
    this.world = seenWorld(this.journey.backend.inspect)
  }

  /** Into the tally: what was called, and what it came to. */
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

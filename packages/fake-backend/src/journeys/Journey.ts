import { type Dashboard, latest } from '@booking-dashboard/core'
import type { FakeBackend } from '../FakeBackend.js'
import type { ChargebackOrder, RefundOrder } from '../records/MoneyReturn.js'
import { minutes } from '../values/calendar.js'
import { WorldBuilder } from '../worlds/aWorld.js'
import { demoPassword } from '../worlds/demo/customers/demoCustomers.js'
import type { AnyWorld } from '../worlds/scenarios.js'
import type { Tab } from './browser/Tab.js'
import { faultWords } from './faultWords.js'
import { Oracle } from './oracle/Oracle.js'
import { Pages } from './Pages.js'
import { readsOf } from './Reads.js'
import { Tally } from './Tally.js'
import { createTestBed, type Network, type TestBed } from './TestBed.js'

/** Somebody of the world who can sign in. */
export interface Customer {
  readonly id: string
  readonly email: string
  /** A command that changes it writes it down here. */
  password: string
  /** References of bookings. */
  readonly bookings: readonly string[]
}

/** The world of a journey, and its network. */
export interface JourneyOptions {
  /** The demo world by default. */
  readonly world?: AnyWorld
  /** ms that each request takes, and again its answer. */
  readonly legMs?: number
  /** Wraps the network between the pages and the back end. */
  readonly network?: Network
}

/** What rules read of a journey. */
export interface Observed {
  readonly oracle: Oracle
  /** What happened how often, such as `payment is undecided`. */
  readonly tally: Tally
  readonly pages: (tab?: Tab) => Pages
  /** The bookings at the start. */
  readonly atStart: ReturnType<FakeBackend['inspect']['bookings']>
  /** The number of refunds and chargebacks at the start. */
  readonly returnedAtStart: number
  /** The change of each booking's price since the start; minor units. */
  readonly priceChanges: ReadonlyMap<string, number>
  /** Tickets that were sold on resale. */
  readonly soldTickets: ReadonlySet<string>
  /** What the back end answered last about `list`, `basket REF` or `booking REF`, if the world is still so. */
  readonly isFresh: (tab: Tab, what: string) => boolean
  /** True if no request is on its way. */
  readonly isQuiet: () => boolean
  /** Broken expectations of steps. */
  readonly broken: () => readonly string[]
}

/** A customer with a dashboard in a world, and everything that happens to them. */
export interface Journey extends Pick<TestBed, 'backend' | 'clock' | 'bank' | 'browser' | 'run'> {
  /** Everybody who can sign in, in the order of the world. */
  readonly customers: readonly Customer[]
  /** The tab in front. */
  readonly tab: () => Tab
  readonly tabs: () => readonly Tab[]
  /** The dashboard of the tab in front. */
  readonly page: () => Dashboard
  /** Who is signed in on a page. Null if nobody is. */
  readonly customer: (tab?: Tab) => Customer | null
  /** References of the bookings that the page in front lists. */
  readonly listed: () => readonly string[]
  readonly observed: Observed
  /** ms that the customer waits for the end of the next step. Null: until nothing moves. */
  patience: number | null
  /** Runs a task and waits. Null if it has not ended when the customer goes on. */
  readonly press: <A>(task: () => Promise<A>) => Promise<A | null>
  /** Lets these milliseconds pass. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Signs in, by default as the first customer, and opens the list. Rejects if that fails. */
  readonly signIn: (email?: string, password?: string) => Promise<void>
  /** Opens a tab in front, in the same browser or on another device. */
  readonly openTab: (isDevice: boolean) => Promise<void>
  /** Closes the tab that was opened last. The first one is in front then. */
  readonly closeTab: () => void
  /** Reloads the first page, which is in front then. */
  readonly reload: () => Promise<void>
  /** True if no fault is planted and nobody but this page acts. */
  readonly isCalm: () => boolean
  /** Reports a broken expectation of a step. */
  readonly expect: (isSo: boolean, what: string) => void
  /** The steps in words, each with what came of it. */
  readonly story: readonly string[]
  /** Begins a step of the story. */
  readonly begin: (words: string) => void
  /** Tells what happens in a step. */
  readonly tell: (words: string) => void
}

/** Longer than any flow without faults. */
const longest = minutes(20)

const customersOf = ({ world }: FakeBackend, described: AnyWorld | undefined): readonly Customer[] => {
  const { customers, bookings } = world.report()
  const { customers: own = [] } =
    described instanceof WorldBuilder ? described.description : typeof described === 'object' ? described : {}
  const passwords = new Map(own.map(({ email, password }) => [email.toLowerCase(), password]))
  return customers
    .filter(({ locked, emailVerified, mustChangePassword }) => !locked && emailVerified && !mustChangePassword)
    .map(({ id, email }) => ({
      id,
      email,
      password: passwords.get(email) ?? demoPassword,
      bookings: bookings.filter(({ customer }) => customer === email).map(({ reference }) => reference),
    }))
}

/** The back end, whose controls tell the oracle what nobody on a page can know. */
const observedControls = (
  backend: FakeBackend,
  oracle: Oracle,
  priceChanges: Map<string, number>,
  soldTickets: Set<string>,
): FakeBackend => {
  const returning = <Order extends RefundOrder | ChargebackOrder>(
    order: Order,
    act: (order: Order) => string,
  ): string => {
    const paid = backend.world.report().payments.find(({ reference }) => reference === order.payment)
    const row = act(order)
    if (order.listed === 'failed') oracle.listedAsFailed(order.payment)
    if (paid !== undefined) oracle.ledger.owesAgain(paid.booking)
    return row
  }
  return {
    ...backend,
    bookings: {
      ...backend.bookings,
      changePrice: (ref, by) => {
        backend.bookings.changePrice(ref, by)
        priceChanges.set(ref, (priceChanges.get(ref) ?? 0) + by)
        if (by > 0) oracle.ledger.owesAgain(ref)
      },
    },
    payments: {
      ...backend.payments,
      enter: (ref, amount) => {
        const reference = backend.payments.enter(ref, amount)
        oracle.paidByHand(reference, () => true)
        return reference
      },
      refund: (order) => returning(order, backend.payments.refund),
      chargeBack: (order) => returning(order, backend.payments.chargeBack),
    },
    resale: {
      sell: (ticket) => {
        const isSold = backend.resale.sell(ticket)
        if (isSold) soldTickets.add(ticket)
        return isSold
      },
    },
  }
}

/** Starts a journey. The same seed and world give the same journey. */
export const startJourney = (
  seed = 1,
  { world, legMs = 0, network: wrapped = (backEnd) => backEnd }: JourneyOptions = {},
): Journey => {
  const story: string[] = []
  const broken: string[] = []
  const tell = (words: string): void => void story.push(`     ${words}`)
  const tally = new Tally()
  let oracle: Oracle | null = null
  const inFlight = new Map<Tab, number>()
  const pagesOf = new Map<Tab, Pages>()
  const names = new Map<Tab, Customer>()
  const reads = readsOf(() => bed.backend)
  const move = (tab: Tab, by: number): void => {
    if (inFlight.has(tab)) inFlight.set(tab, (inFlight.get(tab) ?? 0) + by)
  }
  const struck = (): number => bed.backend.faults.list().reduce((sum, one) => sum + one.struck, 0)
  const observed: Network = (backEnd, clock) => async (url, init) => {
    if (legMs > 0) await clock.wait(legMs)
    const before = struck()
    const call = `${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`
    try {
      const answer = await (oracle?.network(backEnd, clock) ?? backEnd)(url, init)
      const isStruck = struck() > before
      if (!isStruck) reads.answers(answer, url, init)
      const { fault, codes } = bed.backend.journal.entries().at(-1) ?? { fault: null, codes: [] }
      const came = [answer.status, ...codes, ...(isStruck && fault !== null ? [faultWords(fault.kind)] : [])].join(', ')
      if (answer.status >= 300 || isStruck) tell(`${call} → ${came}`)
      if (legMs > 0) await clock.wait(legMs)
      return answer
    } catch (error) {
      tell(`${call} → no answer`)
      throw error
    }
  }
  const bed = createTestBed(seed, {
    ...(world !== undefined && { world }),
    network: (backEnd, clock) => wrapped(observed(backEnd, clock), clock),
    observer: {
      onStored: (...stored) => oracle?.observer.onStored?.(...stored),
      onRequest: (tab, url, init) => {
        move(tab, 1)
        oracle?.observer.onRequest?.(tab, url, init)
      },
      onAnswer: (tab, answer, url, init) => {
        move(tab, -1)
        oracle?.observer.onAnswer?.(tab, answer, url, init)
        reads.arrives(tab, answer, url, init)
      },
      onGivenUp: (tab, url, init) => {
        move(tab, -1)
        oracle?.observer.onGivenUp?.(tab, url, init)
      },
    },
    onTab: (tab) => {
      oracle ??= new Oracle(
        tally,
        tab.browser.backend.inspect.bookings().map(({ reference }) => reference),
      )
      oracle.watch(tab)
      inFlight.set(tab, 0)
      pagesOf.set(tab, new Pages(tab, tell))
    },
  })
  if (oracle === null) throw new Error('A browser has a tab')
  const { clock, bank, browser, run } = bed
  const priceChanges = new Map<string, number>()
  const soldTickets = new Set<string>()
  const backend = observedControls(bed.backend, oracle, priceChanges, soldTickets)
  const customers = customersOf(backend, world)
  const others: Tab[] = []
  let front = bed.tab()
  let hasBegun = false
  const running = new Set<object>()
  const isQuiet = (): boolean => [...inFlight.values()].every((count) => count === 0)
  const isOver = (): boolean => isQuiet() && (running.size === 0 || bank.open().length > 0)
  const forget = (tab: Tab): void => {
    pagesOf.delete(tab)
    inFlight.delete(tab)
  }
  const pages = (tab = front): Pages => {
    const found = pagesOf.get(tab)
    if (found === undefined) throw new Error('This page is closed')
    return found
  }
  const wait = async (): Promise<void> => {
    if (journey.patience !== null) return clock.advance(journey.patience)
    if (!(await clock.until(isOver, longest)))
      broken.push(`Something is still under way after ${longest / minutes(1)} min`)
  }
  /** Another tab of the browser may have signed somebody else in: the page then shows whom. */
  const customer = (tab = front): Customer | null => {
    const { session, customer: data } = tab.dashboard
    if (session.state$.value.kind !== 'signedIn') return null
    const { email } = session.state$.value
    const id = latest(data.state$.value)?.id
    return customers.find((one) => one.id === id || one.email === email) ?? names.get(tab) ?? null
  }
  const openList = async (): Promise<void> => {
    if (customer() !== null) await journey.press(front.dashboard.bookingsList.open)
  }
  const journey: Journey = {
    ...{ backend, clock, bank, browser, run, customers, customer, story, tell },
    observed: {
      ...{ oracle, tally, pages, priceChanges, soldTickets, isQuiet },
      atStart: backend.inspect.bookings(),
      returnedAtStart: backend.inspect.returns().length,
      isFresh: reads.isFresh,
      broken: () => [...broken],
    },
    begin: (words) => void story.push(words),
    tab: () => front,
    tabs: () => [bed.tab(), ...others],
    page: () => front.dashboard,
    listed: () => {
      const list = latest(front.dashboard.bookings.list$.value)
      return customer() === null
        ? []
        : [...(list?.upcoming ?? []), ...(list?.past ?? [])].map(({ reference }) => reference)
    },
    patience: null,
    press: async (task) => {
      if (!hasBegun) {
        hasBegun = true
        await bed.begin(front)
      }
      const work = task()
      let ended: typeof work | null = null
      running.add(work)
      void work
        .then(
          () => void (ended = work),
          (error: unknown) => void broken.push(`A step rejected: ${String(error)}`),
        )
        .finally(() => running.delete(work))
      await wait()
      return ended
    },
    pass: (milliseconds) => clock.advance(milliseconds),
    signIn: async (email = customers[0]?.email ?? '', password) => {
      const who = customers.find((one) => one.email === email)
      if (who !== undefined) names.set(front, who)
      const { session } = front.dashboard
      const end = await journey.press(() =>
        session.signIn({ email, password: password ?? who?.password ?? demoPassword }),
      )
      if (customer() === null) throw new Error(`${email} cannot sign in (${end?.kind}):\n${story.join('\n')}`)
      await openList()
    },
    openTab: async (isDevice) => {
      const who = customer()
      front = isDevice ? bed.openDevice() : bed.openTab()
      others.push(front)
      if (who !== null) names.set(front, who)
      await bed.begin(front)
      await openList()
    },
    closeTab: () => {
      const last = others.pop()
      last?.unload()
      if (last !== undefined) forget(last)
      front = bed.tab()
    },
    reload: async () => {
      const first = bed.tab()
      const who = names.get(first)
      forget(first)
      await bed.reload()
      front = bed.tab()
      if (who !== undefined) names.set(front, who)
      await openList()
    },
    isCalm: () =>
      journey.patience === null &&
      others.length === 0 &&
      bank.open().length === 0 &&
      backend.faults.list().length === 0,
    expect: (isSo, what) => {
      if (!isSo) broken.push(`expected ${what}`)
    },
  }
  return journey
}

import { type Dashboard, latest } from '@booking-dashboard/core'
import type { FakeBackend } from '../FakeBackend.js'
import { type Journey as Bare, type Network, startJourney as startBare } from '../journeys/Journey.js'
import type { Tab } from '../journeys/browser/Tab.js'
import { faultWords } from '../journeys/story/faultWords.js'
import { minutes } from '../values/calendar.js'
import { demoPassword } from '../worlds/demo/customers/demoCustomers.js'
import type { AnyWorld } from '../worlds/scenarios.js'
import { WorldBuilder } from '../worlds/aWorld.js'
import { Money } from './Money.js'
import { Pages } from './Pages.js'

/** Somebody of the world who can sign in. */
export interface Customer {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly bookings: readonly string[]
}

export interface JourneyOptions {
  /** The demo world by default. */
  readonly world?: AnyWorld
  /** ms that each request and each answer takes. */
  readonly legMs?: number
}

/** A customer with a dashboard in a world, what its pages show and say, and what the world charges. */
export interface Journey extends Pick<Bare, 'backend' | 'clock' | 'bank'> {
  /** Everybody who can sign in, in the order of the world. */
  readonly customers: readonly Customer[]
  /** The bookings at the start. */
  readonly atStart: ReturnType<FakeBackend['inspect']['bookings']>
  /** The page in front. */
  readonly tab: () => Tab
  readonly tabs: () => readonly Tab[]
  readonly page: () => Dashboard
  /** Who is signed in on a page. Null if nobody is. */
  readonly customer: (tab?: Tab) => Customer | null
  /** The bookings that the page in front lists. */
  readonly listed: () => readonly string[]
  readonly money: Money
  readonly pages: (tab?: Tab) => Pages
  /** What the back end answered last about a basket, a booking or the list, if the world is still so. */
  readonly isFresh: (tab: Tab, what: string) => boolean
  /** ms that the customer waits for the end of the next step. Null: until nothing moves. */
  patience: number | null
  /** Runs a task and waits. Null if it has not ended when the customer goes on. */
  readonly press: <A>(task: () => Promise<A>) => Promise<A | null>
  readonly pass: (milliseconds: number) => Promise<void>
  readonly signIn: (who: Customer, password?: string) => Promise<void>
  readonly openTab: (isDevice: boolean) => Promise<void>
  readonly closeTab: () => void
  readonly reload: () => Promise<void>
  /** True if no fault is planted and nobody but this page acts. */
  readonly isCalm: () => boolean
  /** Reports a broken expectation of a step. */
  readonly expect: (isSo: boolean, what: string) => void
  readonly broken: () => readonly string[]
  /** The steps in words, each with what came of it. */
  readonly story: readonly string[]
  /** Begins a step of the story. */
  readonly begin: (words: string) => void
  /** Tells what happens in a step. */
  readonly tell: (words: string) => void
}

const longest = minutes(20)

const customersOf = (backend: FakeBackend, world: AnyWorld | undefined): readonly Customer[] => {
  const { customers, bookings } = backend.world.report()
  const described = world instanceof WorldBuilder ? world.description : typeof world === 'object' ? world : {}
  const passwords = new Map((described.customers ?? []).map(({ email, password }) => [email.toLowerCase(), password]))
  return customers
    .filter(({ locked, emailVerified, mustChangePassword }) => !locked && emailVerified && !mustChangePassword)
    .map(({ id, email }) => ({
      id,
      email,
      password: passwords.get(email) ?? demoPassword,
      bookings: bookings.filter(({ customer }) => customer === email).map(({ reference }) => reference),
    }))
}

/** What an answer is about, and how the world stood when it was given. */
const readIn = ({ inspect }: FakeBackend, method: string, url: string): readonly [string, () => string] | null => {
  const [, what, ref = ''] = /\/api\/(bookings|booking|basket)(?:\/([^/?]+))?(?:\?.*)?$/.exec(url) ?? []
  if (method !== 'GET' || what === undefined) return null
  if (what === 'bookings') return ['list', () => JSON.stringify(inspect.bookings().map((one) => one.outstanding))]
  if (what === 'basket')
    return [`basket ${ref}`, () => JSON.stringify(inspect.baskets().filter((one) => one.bookingRef === ref))]
  return [`booking ${ref}`, () => JSON.stringify(inspect.bookings().find((one) => one.reference === ref))]
}

/** Starts a journey. The same seed and world give the same journey. */
export const startJourney = (seed: number, { world, legMs = 0 }: JourneyOptions = {}): Journey => {
  const story: string[] = []
  const broken: string[] = []
  const tell = (words: string): void => void story.push(`     ${words}`)
  const inFlight = new Map<Tab, number>()
  const reads = new Map<Tab, Map<string, string>>()
  const readOf = new WeakMap<Response, readonly [string, string]>()
  const pagesOf = new Map<Tab, Pages>()
  const names = new Map<Tab, Customer>()
  const money = new Money(() => bare.backend)
  const move = (tab: Tab, by: number): void => {
    if (inFlight.has(tab)) inFlight.set(tab, (inFlight.get(tab) ?? 0) + by)
  }
  const struck = (): number => bare.backend.faults.list().reduce((sum, one) => sum + one.struck, 0)
  const network: Network = (backEnd, clock) => async (url, init) => {
    if (legMs > 0) await clock.wait(legMs)
    const before = struck()
    const call = `${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`
    try {
      const answer = await backEnd(url, init)
      money.refresh()
      const isStruck = struck() > before
      const read = isStruck || answer.status !== 200 ? null : readIn(bare.backend, init?.method ?? 'GET', String(url))
      if (read !== null) readOf.set(answer, [read[0], read[1]()])
      const { fault, codes } = bare.backend.journal.entries().at(-1) ?? { fault: null, codes: [] }
      const came = [answer.status, ...codes, ...(isStruck && fault !== null ? [faultWords(fault.kind)] : [])].join(', ')
      if (answer.status >= 300 || isStruck) tell(`${call} → ${came}`)
      if (legMs > 0) await clock.wait(legMs)
      return answer
    } catch (error) {
      tell(`${call} → no answer`)
      throw error
    }
  }
  const bare = startBare(seed, {
    ...(world !== undefined && { world }),
    network,
    observer: {
      onStored: (tab, payment) => money.stores(tab, payment),
      onRequest: (tab, url, init) => {
        move(tab, 1)
        money.leaves(tab, String(url), init)
      },
      onAnswer: (tab, answer, url, init) => {
        move(tab, -1)
        money.arrives(answer, init)
        const about = readIn(bare.backend, init?.method ?? 'GET', String(url))
        if (about === null) return
        const [, stood] = readOf.get(answer) ?? []
        if (stood === undefined) reads.get(tab)?.delete(about[0])
        else reads.get(tab)?.set(about[0], stood)
      },
      onGivenUp: (tab) => move(tab, -1),
    },
    onTab: (tab) => {
      inFlight.set(tab, 0)
      reads.set(tab, new Map())
      pagesOf.set(tab, new Pages(tab, money, tell))
    },
  })
  const { backend, clock, bank } = bare
  const customers = customersOf(backend, world)
  const others: Tab[] = []
  let front = bare.tab()
  let hasBegun = false
  const forget = (tab: Tab): void => {
    pagesOf.get(tab)?.close()
    pagesOf.delete(tab)
    inFlight.delete(tab)
  }
  const pages = (tab = front): Pages => {
    const found = pagesOf.get(tab)
    if (found === undefined) throw new Error('This page is closed')
    return found
  }
  const running = new Set<object>()
  const isQuiet = (): boolean =>
    [...inFlight.values()].every((count) => count === 0) && (running.size === 0 || bank.open().length > 0)
  const wait = async (): Promise<void> => {
    if (journey.patience !== null) return clock.advance(journey.patience)
    if (!(await clock.until(isQuiet, longest)))
      broken.push(`Something is still under way after ${longest / 60_000} min`)
  }
  /** Another tab of the browser may have signed somebody else in: the page then shows whom. */
  const customer = (tab = front): Customer | null => {
    const { session, customer: data } = tab.dashboard
    if (session.state$.value.kind !== 'signedIn') return null
    const id = latest(data.state$.value)?.id
    return customers.find((one) => one.id === id) ?? names.get(tab) ?? null
  }
  const journey: Journey = {
    ...{ backend, clock, bank, customers, money, pages, customer, story, tell },
    atStart: backend.inspect.bookings(),
    begin: (words) => void story.push(words),
    tab: () => front,
    tabs: () => [bare.tab(), ...others],
    page: () => front.dashboard,
    listed: () => {
      const list = latest(front.dashboard.bookings.list$.value)
      return customer() === null ? [] : [...(list?.upcoming ?? []), ...(list?.past ?? [])].map((one) => one.reference)
    },
    isFresh: (tab, what) => {
      const url = what === 'list' ? 'bookings' : what.replace(' ', '/')
      const about = readIn(backend, 'GET', `http://localhost/api/${url}`)
      return about !== null && reads.get(tab)?.get(what) === about[1]()
    },
    patience: null,
    press: async (task) => {
      if (!hasBegun) {
        hasBegun = true
        await bare.begin(front)
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
    signIn: async (who, password = who.password) => {
      const tab = front
      names.set(tab, who)
      await journey.press(() => tab.dashboard.session.signIn({ email: who.email, password }))
      if (customer(tab) !== null) await journey.press(tab.dashboard.bookingsList.open)
    },
    openTab: async (isDevice) => {
      const who = customer()
      front = isDevice ? bare.openDevice() : bare.openTab()
      others.push(front)
      if (who !== null) names.set(front, who)
      await bare.begin(front)
      if (customer() !== null) await journey.press(front.dashboard.bookingsList.open)
    },
    closeTab: () => {
      front.unload()
      forget(front)
      others.splice(others.indexOf(front), 1)
      front = bare.tab()
    },
    reload: async () => {
      const who = names.get(front)
      forget(front)
      await bare.reload()
      front = bare.tab()
      if (who !== undefined) names.set(front, who)
      if (customer() !== null) await journey.press(front.dashboard.bookingsList.open)
    },
    isCalm: () =>
      journey.patience === null &&
      others.length === 0 &&
      bank.open().length === 0 &&
      backend.faults.list().length === 0,
    expect: (isSo, what) => {
      if (!isSo) broken.push(`expected ${what}`)
    },
    broken: () => [...broken],
  }
  return journey
}

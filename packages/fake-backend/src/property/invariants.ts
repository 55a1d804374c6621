import { basketOf, latest } from '@booking-dashboard/core'
import type { Tab } from '../journeys/browser/Tab.js'
import { purposes, viewOn } from '../journeys/oracle/paymentModels.js'
import { brokenText } from '../journeys/oracle/saidOfMoney.js'
import { isPayable } from './commands.js'
import type { Journey } from './Journey.js'

/** A rule about the world and what pages show. */
export interface Invariant {
  readonly name: string
  /** After each step by default, or once at the end, when nothing goes wrong any more and time has passed. */
  readonly at?: 'step' | 'end'
  /** One sentence for each problem. */
  readonly check: (journey: Journey) => readonly string[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const repeated = (all: readonly string[]): readonly string[] => all.filter((one, at) => all.indexOf(one) !== at)

/** Every text and number in a value, each object once. */
const leaves = (value: unknown, visit: (leaf: string | number) => void, seen: Set<unknown>): void => {
  if (typeof value === 'string' || typeof value === 'number') return visit(value)
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const parts = value instanceof Map || value instanceof Set ? [...value].flat() : Object.values(value)
  for (const part of parts) leaves(part, visit, seen)
}

/** What only others may see: their e-mail and address, and the references of their bookings. */
const privateToOthers = (journey: Journey, email: string | null): ReadonlySet<string> => {
  const { inspect, world } = journey.backend
  const { bookings } = world.report()
  const own = new Set<string>()
  const others = new Set<string>()
  for (const { email: whose, address, personal } of inspect.customers()) {
    // The inspection does not tell whose the additional customers are.
    if (whose === null) continue
    const into = whose === email ? own : others
    const texts = [whose, address?.address_1 ?? '', address?.postcode ?? '', personal.phone ?? '']
    for (const text of texts) if (text.length > 3) into.add(text)
  }
  for (const { reference, customer } of bookings) (customer === email ? own : others).add(reference)
  for (const { deliveries, reference } of inspect.bookings())
    if (bookings.some((one) => one.reference === reference && one.customer === email))
      for (const { address } of deliveries)
        for (const text of [address?.address_1, address?.postcode]) own.add(text ?? '')
  return new Set([...others].filter((text) => !own.has(text)))
}

/** Visits everything that pages show, with the data that its customer must not see. */
const eachLeaf = (
  journey: Journey,
  visit: (at: string, leaf: string | number, others: ReadonlySet<string>, isNobody: boolean) => void,
): void => {
  for (const tab of journey.tabs()) {
    const email = journey.customer(tab)?.email ?? null
    const state = tab.dashboard.session.state$.value.kind
    if (state !== 'signedIn' && state !== 'signedOut') continue
    const hidden = privateToOthers(journey, email)
    for (const [name, { value }] of journey.pages(tab).shown())
      leaves(value, (leaf) => visit(name, leaf, hidden, email === null), new Set())
  }
}

const perTab = (journey: Journey, look: (tab: Tab, ref: string) => readonly string[]): readonly string[] =>
  journey.tabs().flatMap((tab) => (journey.customer(tab)?.bookings ?? []).flatMap((ref) => look(tab, ref)))

const isOpened = (journey: Journey, tab: Tab, ref: string): boolean =>
  [...journey.pages(tab).shown()].some(([name]) => name === `booking ${ref}`)

/** The rules that hold for every dashboard on every world. */
export const invariants: readonly Invariant[] = [
  {
    name: 'one charge for each purchase',
    check: ({ money, backend }) => {
      money.refresh()
      const charges = backend.inspect.charges()
      return [
        ...repeated(charges.flatMap(({ basketId }) => basketId ?? [])).map((id) => `Basket ${id} was charged twice`),
        ...repeated(charges.map(({ idempotencyKey }) => idempotencyKey)).map((key) => `Key ${key} was charged twice`),
        ...repeated(money.charges.flatMap(({ purchase }) => purchase ?? [])).map((one) => `${one} was charged twice`),
      ]
    },
  },
  {
    name: 'nobody pays more than a booking costs',
    check: ({ backend, atStart }) =>
      backend.inspect.bookings().flatMap(({ reference, outstanding }) => {
        const before = atStart.find((one) => one.reference === reference)?.outstanding ?? 0
        return outstanding < Math.min(0, before) ? [`${reference} owes ${outstanding}`] : []
      }),
  },
  {
    name: 'what is charged is what was shown',
    check: ({ backend, money }) =>
      backend.inspect
        .charges()
        .filter(
          ({ by, basketId, bookingRef, amount }) =>
            by === 'customer' && !money.wasShown(basketId ?? bookingRef, amount),
        )
        .map(
          ({ amount, basketId, bookingRef }) =>
            `${amount} was charged for ${basketId ?? bookingRef}, which nobody was shown`,
        ),
  },
  { name: 'what is said of money is true', check: ({ money }) => money.untrue() },
  {
    name: 'what is shown adds up',
    check: (journey) => [
      ...perTab(journey, (tab, ref) => {
        if (!isOpened(journey, tab, ref)) return []
        const state = tab.dashboard.basket(ref).state$.value
        if (state.kind !== 'loaded') return []
        const costs = state.lines.map(({ price }) => price.cost)
        const fees = sum(state.sections.flatMap(({ lines }) => lines.map(({ price }) => price.bookingFee)))
        return [
          ...(sum(costs) === state.total
            ? []
            : [`The lines of the basket of ${ref} come to ${sum(costs)}, not ${state.total}`]),
          ...(fees === (state.bookingFee ?? 0)
            ? []
            : [`The fees of the basket of ${ref} come to ${fees}, not ${state.bookingFee}`]),
        ]
      }),
      ...journey.tabs().flatMap((tab) => {
        const { value } = tab.dashboard.bookingsList.state$
        const list = latest(tab.dashboard.bookings.list$.value)
        if (!('owedInAll' in value) || value.owedInAll === null || list === null) return []
        const owing = [...list.upcoming, ...list.past].filter(({ status }) => status !== 'cancelled')
        return value.owedInAll.amounts.flatMap(({ amount, currency }) => {
          const owed = sum(
            owing
              .filter((one) => one.currency.symbol === currency.symbol && one.currency.exponent === currency.exponent)
              .map(({ outstandingBalance }) => Math.max(0, outstandingBalance)),
          )
          return owed === amount ? [] : [`The list says that ${amount} is owed, its bookings come to ${owed}`]
        })
      }),
    ],
  },
  {
    name: 'a page shows what the back end answered',
    check: (journey) => {
      const { inspect } = journey.backend
      return perTab(journey, (tab, ref) => {
        if (!isOpened(journey, tab, ref)) return []
        const world = inspect.bookings().find(({ reference }) => reference === ref)
        const shown = latest(tab.dashboard.bookings.booking(ref).value)
        const basket = basketOf(tab.dashboard.basket(ref).state$.value)
        const open = inspect.baskets().find(({ bookingRef, state }) => bookingRef === ref && state === 'open')
        const owes = shown?.prices.outstandingBalance
        return [
          ...(shown !== null &&
          world !== undefined &&
          journey.isFresh(tab, `booking ${ref}`) &&
          owes !== world.outstanding
            ? [`${ref} is shown to owe ${owes}, not ${world.outstanding}`]
            : []),
          ...(basket !== null && open !== undefined && journey.isFresh(tab, `basket ${ref}`)
            ? basketDifference(ref, basket, open)
            : []),
        ]
      })
    },
  },
  {
    name: 'what is in a basket is for somebody of the booking',
    check: (journey) =>
      perTab(journey, (tab, ref) => {
        if (!isOpened(journey, tab, ref)) return []
        const basket = basketOf(tab.dashboard.basket(ref).state$.value)
        const booking = latest(tab.dashboard.bookings.booking(ref).value)
        if (basket === null || booking === null) return []
        const people = new Set([...booking.passengers, ...basket.passengers].map(({ id }) => id))
        const holders = [
          ...[...basket.tickets, ...basket.transport].map(({ passengerId }) => passengerId),
          ...basket.accommodations.flatMap(({ passengerIds }) => passengerIds),
        ]
        return holders
          .filter((id) => !people.has(id))
          .map((id) => `The basket of ${ref} has something for passenger ${id}, who is nobody`)
      }),
  },
  {
    name: 'a cancelled booking asks for no money',
    check: (journey) =>
      perTab(journey, (tab, ref) => {
        if (!isOpened(journey, tab, ref)) return []
        if (latest(tab.dashboard.bookings.booking(ref).value)?.status !== 'cancelled') return []
        const offer = tab.dashboard.plan(ref).overview$.value?.offer ?? 'none'
        return offer === 'setUp' ? [`${ref} is cancelled, and its page offers a plan`] : []
      }),
  },
  {
    name: 'no text is broken',
    check: (journey) => {
      const wrong = journey.tabs().flatMap((tab) =>
        journey
          .pages(tab)
          .read()
          .filter((text) => brokenText.test(text)),
      )
      eachLeaf(journey, (at, leaf) => {
        if (typeof leaf === 'number' ? Number.isNaN(leaf) : brokenText.test(leaf)) wrong.push(`“${leaf}” at ${at}`)
      })
      return wrong
    },
  },
  {
    name: 'nobody sees what belongs to others',
    check: (journey) => {
      const wrong = new Set<string>()
      eachLeaf(journey, (at, leaf, others, isNobody) => {
        if (typeof leaf === 'string' && others.has(leaf))
          wrong.add(`“${leaf}” is shown (${at}) ${isNobody ? 'to nobody who is signed in' : 'to another customer'}`)
      })
      return [...wrong]
    },
  },
  { name: 'a step does what it says', check: (journey) => journey.broken() },
  {
    name: 'every payment comes to an end',
    at: 'end',
    check: (journey) =>
      perTab(journey, (tab, ref) => {
        if (!isOpened(journey, tab, ref) || journey.backend.inspect.underWay(ref)) return []
        const open = purposes.filter((purpose) => viewOn(tab.dashboard, purpose, ref)?.kind === 'undecided')
        return open.map((purpose) => `The ${purpose} of ${ref} is undecided, and the back end has none that is open`)
      }),
  },
  {
    name: 'nobody is locked out',
    at: 'end',
    check: (journey) => {
      const customer = journey.customer()
      if (customer === null) return ['Nobody can sign in any more']
      return customer.bookings.flatMap((ref) => {
        const booking = journey.backend.inspect.bookings().find(({ reference }) => reference === ref)
        const isPending = booking?.attempts.at(-1)?.status === 7 || journey.backend.inspect.underWay(ref)
        const shown = latest(journey.page().bookings.booking(ref).value)
        if (booking === undefined || booking.outstanding <= 0 || isPending || shown?.status === 'cancelled') return []
        return isPayable(journey, ref) ? [] : [`${ref} owes ${booking.outstanding}, and its page has no way to pay it`]
      })
    },
  },
]

const basketDifference = (
  ref: string,
  shown: NonNullable<ReturnType<typeof basketOf>>,
  world: { readonly total: number; readonly tickets: readonly string[]; readonly held: readonly string[] },
): readonly string[] => {
  const tickets = shown.tickets
    .map(({ id }) => id)
    .toSorted()
    .join()
  const held = shown.accommodations.length + shown.extras.length + shown.transport.length
  return [
    ...(shown.total === world.total
      ? []
      : [`The basket of ${ref} is shown to cost ${shown.total}, not ${world.total}`]),
    ...(tickets === world.tickets.toSorted().join()
      ? []
      : [`The basket of ${ref} is shown with the tickets ${tickets}, not ${world.tickets.join()}`]),
    ...(held === world.held.length
      ? []
      : [`The basket of ${ref} is shown with ${held} other things, not ${world.held.length}`]),
  ]
}

import { basketOf, latest } from '@booking-dashboard/core'
import type { Tab } from './browser/Tab.js'
import { isPayable } from './commands/payments.js'
import { eachOf, type Invariant, isCancelled, sum, together, worldWith } from './Invariant.js'
import type { Journey } from './Journey.js'
import { purposes, viewOn } from './oracle/paymentModels.js'
import { brokenText } from './oracle/saidOfMoney.js'
import { reportsAreAnonymous } from './reportsAreAnonymous.js'
import { worldInvariants } from './worldInvariants.js'

/** Every text and number in a value, each object once. */
const leaves = (value: unknown, visit: (leaf: string | number) => void, seen: Set<unknown>): void => {
  if (typeof value === 'string' || typeof value === 'number') return visit(value)
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const parts = value instanceof Map || value instanceof Set ? [...value].flat() : Object.values(value)
  for (const part of parts) leaves(part, visit, seen)
}

/**
 * What only others may see: their e-mail, street and telephone number, and the references of their bookings. A postcode
 * may be that of several customers.
 */
const privateToOthers = ({ backend: { inspect } }: Journey, email: string | null): ReadonlySet<string> => {
  const own = new Set<string>()
  const others = new Set<string>()
  const note = (isOwn: boolean, texts: readonly (string | null | undefined)[]): void => {
    for (const text of texts) if (text && text.length > 3) (isOwn ? own : others).add(text)
  }
  for (const { email: address, seenBy, address: home, personal } of inspect.customers())
    note(
      seenBy.some((one) => one === email),
      [address, home?.address_1, personal.phone],
    )
  for (const { reference, customer, deliveries } of inspect.bookings()) {
    note(customer === email, [reference])
    if (customer === email)
      note(
        true,
        deliveries.flatMap(({ address }) => [address?.address_1]),
      )
  }
  return new Set([...others].filter((text) => !own.has(text)))
}

interface Leaf {
  /** The name of the state that holds it. */
  readonly at: string
  readonly leaf: string | number
  readonly others: ReadonlySet<string>
  readonly isNobody: boolean
}

/** Everything that pages show, with the data that its customer must not see. */
function* leavesOf(journey: Journey): Generator<Leaf> {
  for (const tab of journey.tabs()) {
    const { kind } = tab.dashboard.session.state$.value
    if (kind !== 'signedIn' && kind !== 'signedOut') continue
    const email = journey.customer(tab)?.email ?? null
    const others = privateToOthers(journey, email)
    for (const [at, { value }] of journey.observed.pages(tab).shown()) {
      const found: (string | number)[] = []
      leaves(value, (leaf) => found.push(leaf), new Set())
      for (const leaf of found) yield { at, leaf, others, isNobody: email === null }
    }
  }
}

/** The bookings that a page has opened, and whose they are. */
function* opened(journey: Journey): Generator<readonly [tab: Tab, ref: string]> {
  for (const tab of journey.tabs())
    for (const ref of journey.customer(tab)?.bookings ?? [])
      if (journey.observed.pages(tab).isOpened(ref)) yield [tab, ref]
}

function* shownBaskets(journey: Journey) {
  for (const [tab, ref] of opened(journey)) {
    const basket = basketOf(tab.dashboard.basket(ref).state$.value)
    if (basket !== null) yield { tab, ref, basket }
  }
}

/** The rules that hold for every dashboard on every world. */
export const invariants: readonly Invariant[] = [
  {
    // What is said of payments and charges, and what is sent (Oracle).
    name: 'what is said of money is true, and what is done once is sent and charged once',
    check: ({ observed: { oracle } }) => ({
      looked: oracle.sentences + oracle.ledger.sent.length,
      problems: oracle.complaints(),
    }),
  },
  {
    name: 'what is charged is what was shown',
    isPossible: worldWith.payments,
    check: ({ backend, observed: { oracle } }) =>
      eachOf(
        backend.inspect.charges().filter(({ by }) => by === 'customer'),
        ({ basketId, bookingRef, amount }) =>
          oracle.submissions.wasShown(basketId ?? bookingRef, amount)
            ? []
            : [`${amount} was charged for ${basketId ?? bookingRef}, which nobody was shown`],
      ),
  },
  {
    name: 'nobody pays more than a booking costs',
    isPossible: worldWith.bookings,
    check: ({ backend, observed: { atStart, priceChanges } }) =>
      eachOf(backend.inspect.bookings(), ({ reference, outstanding }) => {
        const before = atStart.find((one) => one.reference === reference)?.outstanding ?? 0
        // A price that falls leaves what was paid already.
        const least = Math.min(0, before) + Math.min(0, priceChanges.get(reference) ?? 0)
        return outstanding < least ? [`${reference} owes ${outstanding}`] : []
      }),
  },
  {
    name: 'what is shown adds up',
    check: (journey) =>
      together(
        eachOf(opened(journey), ([tab, ref]) => {
          const state = tab.dashboard.basket(ref).state$.value
          if (state.kind !== 'loaded') return []
          const costs = sum(state.lines.map(({ price }) => price.cost))
          const fees = sum(state.sections.flatMap(({ lines }) => lines.map(({ price }) => price.bookingFee)))
          return [
            ...(costs === state.total
              ? []
              : [`The lines of the basket of ${ref} come to ${costs}, not ${state.total}`]),
            ...(fees === (state.bookingFee ?? 0)
              ? []
              : [`The fees of the basket of ${ref} come to ${fees}, not ${state.bookingFee}`]),
          ]
        }),
        eachOf(journey.tabs(), (tab) => {
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
      ),
  },
  {
    name: 'what is shown is in order',
    check: (journey) =>
      together(
        eachOf(journey.tabs(), (tab) => {
          const list = latest(tab.dashboard.bookings.list$.value)
          const upcoming = (list?.upcoming ?? []).map(({ departureDate }) => departureDate)
          const past = (list?.past ?? []).map(({ departureDate }) => departureDate)
          return [
            ...(upcoming.join() === upcoming.toSorted().join()
              ? []
              : [`The next trip is not first: ${upcoming.join()}`]),
            ...(past.join() === past.toSorted().toReversed().join()
              ? []
              : [`The last trip is not first: ${past.join()}`]),
          ]
        }),
        eachOf(opened(journey), ([tab, ref]) =>
          (latest(tab.dashboard.bookings.booking(ref).value)?.rooms ?? [])
            .filter(({ checkIn, checkOut }) => checkOut <= checkIn)
            .map(({ checkIn, checkOut }) => `A room of ${ref} is held from ${checkIn} to ${checkOut}`),
        ),
      ),
  },
  {
    name: 'a page shows what the back end answered',
    isPossible: worldWith.bookings,
    check: (journey) => {
      const { inspect } = journey.backend
      return eachOf(opened(journey), ([tab, ref]) => {
        const world = inspect.bookings().find(({ reference }) => reference === ref)
        const shown = latest(tab.dashboard.bookings.booking(ref).value)
        const basket = basketOf(tab.dashboard.basket(ref).state$.value)
        const open = inspect.baskets().find(({ bookingRef, state }) => bookingRef === ref && state === 'open')
        const isBookingFresh = shown !== null && world !== undefined && journey.observed.isFresh(tab, `booking ${ref}`)
        const owes = shown?.prices.outstandingBalance
        return [
          ...(isBookingFresh && owes !== world.outstanding
            ? [`${ref} is shown to owe ${owes}, not ${world.outstanding}`]
            : []),
          ...(basket !== null && open !== undefined && journey.observed.isFresh(tab, `basket ${ref}`)
            ? basketDifference(ref, basket, open)
            : []),
        ]
      })
    },
  },
  {
    name: 'what is in a basket is for somebody of the booking',
    isPossible: worldWith.offers,
    check: (journey) =>
      eachOf(shownBaskets(journey), ({ tab, ref, basket }) => {
        const booking = latest(tab.dashboard.bookings.booking(ref).value)
        if (booking === null) return []
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
    isPossible: ({ customers, backend }) =>
      backend.inspect
        .bookings()
        .some((one) => isCancelled(one) && customers.some(({ email }) => email === one.customer)),
    check: (journey) =>
      eachOf(
        [...opened(journey)].filter(
          ([tab, ref]) => latest(tab.dashboard.bookings.booking(ref).value)?.status === 'cancelled',
        ),
        ([tab, ref]) =>
          tab.dashboard.plan(ref).overview$.value?.offer === 'setUp'
            ? [`${ref} is cancelled, and its page offers a plan`]
            : [],
      ),
  },
  {
    name: 'no text is broken',
    check: (journey) =>
      together(
        eachOf(
          journey.tabs().flatMap((tab) => journey.observed.pages(tab).read()),
          (text) => (brokenText.test(text) ? [`“${text}” is said`] : []),
        ),
        eachOf(leavesOf(journey), ({ at, leaf }) =>
          (typeof leaf === 'number' ? Number.isNaN(leaf) : brokenText.test(leaf)) ? [`“${leaf}” at ${at}`] : [],
        ),
      ),
  },
  {
    name: 'nobody sees what belongs to others',
    check: (journey) =>
      eachOf(leavesOf(journey), ({ at, leaf, others, isNobody }) =>
        typeof leaf === 'string' && others.has(leaf)
          ? [`“${leaf}” is shown (${at}) ${isNobody ? 'to nobody who is signed in' : 'to another customer'}`]
          : [],
      ),
  },
  {
    name: 'a report says who a customer is by an id alone',
    check: ({ browser, backend, observed: { tally } }) => ({
      looked: browser.reports.length + browser.requests.length,
      problems: reportsAreAnonymous({ journey: { browser, backend }, tally }),
    }),
  },
  {
    name: 'a 401 ends the session and leads to /login, whatever was asked',
    check: ({ tabs, observed: { oracle, isQuiet } }) => ({
      looked: tabs().length,
      problems: oracle.unauthorised.isDue && isQuiet() ? oracle.unauthorised.complaints() : [],
    }),
  },
  {
    name: 'a step does what it says',
    check: ({ story, observed }) => ({ looked: story.length, problems: observed.broken() }),
  },
  ...worldInvariants,
  {
    name: 'every payment comes to an end',
    at: 'end',
    check: (journey) => {
      const isUnderWay = (ref: string): boolean => journey.backend.inspect.underWay(ref)
      return together(
        eachOf(opened(journey), ([tab, ref]) =>
          purposes
            .filter((purpose) => !isUnderWay(ref) && viewOn(tab.dashboard, purpose, ref)?.kind === 'undecided')
            .map((purpose) => `The ${purpose} of ${ref} is undecided, and the back end has none that is open`),
        ),
        eachOf(new Set(journey.tabs().map(({ browser }) => browser)), ({ storage }) =>
          storage
            .unended()
            .filter(({ purchase: { bookingRef } }) => !isUnderWay(bookingRef))
            .map(({ purchase }) => `The ${purchase.kind} of ${purchase.bookingRef} waits for a payment that is over`),
        ),
      )
    },
  },
  {
    name: 'nobody is locked out',
    isPossible: worldWith.bookings,
    at: 'end',
    check: (journey) => {
      const customer = journey.customer()
      if (customer === null) return { looked: 1, problems: ['Nobody can sign in any more'] }
      return eachOf(customer.bookings, (ref) => {
        const booking = journey.backend.inspect.bookings().find(({ reference }) => reference === ref)
        const isPending = booking?.attempts.at(-1)?.status === pending || journey.backend.inspect.underWay(ref)
        const shown = latest(journey.page().bookings.booking(ref).value)
        if (booking === undefined || booking.outstanding <= 0 || isPending || shown?.status === 'cancelled') return []
        return isPayable(journey, ref) ? [] : [`${ref} owes ${booking.outstanding}, and its page has no way to pay it`]
      })
    },
  },
]

/** Payment status of behaviour/payments#2.9. */
const pending = 7

const basketDifference = (
  ref: string,
  shown: NonNullable<ReturnType<typeof basketOf>>,
  world: { readonly total: number; readonly tickets: readonly string[]; readonly held: readonly string[] },
): readonly string[] => {
  const tickets = shown.tickets.map(({ id }) => id).toSorted()
  const held = shown.accommodations.length + shown.extras.length + shown.transport.length
  return [
    ...(shown.total === world.total
      ? []
      : [`The basket of ${ref} is shown to cost ${shown.total}, not ${world.total}`]),
    ...(tickets.join() === world.tickets.toSorted().join()
      ? []
      : [`The basket of ${ref} is shown with the tickets ${tickets.join()}, not ${world.tickets.join()}`]),
    ...(held === world.held.length
      ? []
      : [`The basket of ${ref} is shown with ${held} other things, not ${world.held.length}`]),
  ]
}

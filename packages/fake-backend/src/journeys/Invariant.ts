import type { Journey } from './Journey.js'

/** What a rule found. */
export interface Findings {
  /** How many things were looked at. A rule that never looks at anything in a whole run has held nothing. */
  readonly looked: number
  /** One sentence for each problem. */
  readonly problems: readonly string[]
}

/** A rule about the world and what pages show. */
export interface Invariant {
  readonly name: string
  /** After each step by default, or once at the end, when nothing goes wrong any more and time has passed. */
  readonly at?: 'step' | 'end'
  /** False if a journey in this world has nothing to look at. */
  readonly isPossible?: (start: Journey) => boolean
  readonly check: (journey: Journey) => Findings
}

const someBooking =
  (is: (booking: ReturnType<Journey['backend']['inspect']['bookings']>[number]) => boolean) =>
  ({ backend }: Journey): boolean =>
    backend.inspect.bookings().some(is)

const isOnSale = ({ stock, available }: { readonly stock: object; readonly available: object }): boolean =>
  [stock, available].some((offers) => Object.keys(offers).length > 0)

/** Booking status 60 of behaviour/bookings#2.4. */
export const isCancelled = ({ status }: { readonly status: number }): boolean => status === 60

/** Which worlds a rule has something to look at in. A cancelled booking sells nothing. */
export const worldWith = {
  bookings: someBooking(() => true),
  cancelled: someBooking(isCancelled),
  offers: someBooking((booking) => !isCancelled(booking) && isOnSale(booking)),
  payments: someBooking((booking) => booking.outstanding > 0 || (!isCancelled(booking) && isOnSale(booking))),
} as const

/** The findings of a look at each of these things. */
export const eachOf = <A>(all: Iterable<A>, problemsOf: (one: A) => readonly string[]): Findings => {
  let looked = 0
  const problems: string[] = []
  for (const one of all) {
    looked += 1
    problems.push(...problemsOf(one))
  }
  return { looked, problems }
}

/** The findings of several looks. */
export const together = (...all: readonly Findings[]): Findings => ({
  looked: sum(all.map(({ looked }) => looked)),
  problems: all.flatMap(({ problems }) => problems),
})

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The number of times that each entry occurs. */
export const timesOf = (all: readonly string[]): ((one: string) => number) => {
  const times = new Map<string, number>()
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1)
  return (one) => times.get(one) ?? 0
}

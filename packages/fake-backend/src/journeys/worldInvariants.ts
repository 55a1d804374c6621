import { eachOf, type Invariant, isCancelled, sum, timesOf, worldWith } from './Invariant.js'

/** The resale codes that each code can reach in any number of steps: 0 (never resalable), 3 and 4 do not change. */
const reachable: Readonly<Record<number, readonly number[]>> = { 0: [0], 1: [1, 2, 3], 2: [1, 2, 3], 3: [3], 4: [4] }
const [onResale, sold] = [2, 3]

const has = (record: object): boolean => Object.keys(record).length > 0

/** The rules of the world itself, whatever pages show. */
export const worldInvariants: readonly Invariant[] = [
  {
    name: 'every charge is in a booking until it goes back, or in a basket that could not become one',
    isPossible: worldWith.payments,
    check: ({ backend: { inspect }, observed: { atStart, returnedAtStart } }) => {
      const failed = new Set(
        inspect
          .baskets()
          .filter(({ state }) => state === 'error')
          .map(({ id }) => id),
      )
      const [lost, kept] = [
        inspect.charges().filter(({ basketId }) => failed.has(basketId ?? '')),
        inspect.charges().filter(({ basketId }) => !failed.has(basketId ?? '')),
      ]
      const charged = sum(kept.map(({ amount }) => amount))
      const back = sum(
        inspect
          .returns()
          .slice(returnedAtStart)
          .filter(({ payment }) => !lost.some(({ id }) => id === payment))
          .map(({ amount }) => amount),
      )
      const grown = sum(inspect.bookings().map(({ paid }) => paid)) - sum(atStart.map(({ paid }) => paid))
      return {
        looked: inspect.charges().length,
        problems:
          charged - back === grown
            ? []
            : [`Charged ${charged}, of which ${back} went back, but bookings grew by ${grown}`],
      }
    },
  },
  {
    name: 'a booking costs as much more as its completed baskets came to, and its price was changed by',
    isPossible: worldWith.bookings,
    check: ({ backend: { inspect }, observed: { atStart, priceChanges } }) =>
      eachOf(inspect.bookings(), ({ reference, total }) => {
        const grown = total - (atStart.find((one) => one.reference === reference)?.total ?? 0)
        const bought = sum(
          inspect
            .baskets()
            .filter(({ state, bookingRef }) => state === 'completed' && bookingRef === reference)
            .map((basket) => basket.total),
        )
        const changed = priceChanges.get(reference) ?? 0
        return grown === bought + changed
          ? []
          : [`${reference} costs ${grown} more, its baskets came to ${bought}, and its price was changed by ${changed}`]
      }),
  },
  {
    name: 'what nobody holds is on sale again',
    isPossible: worldWith.offers,
    check: ({ backend: { inspect }, observed: { atStart } }) => {
      const holding = inspect.baskets().filter(({ state }) => state === 'open' || state === 'error')
      return eachOf(inspect.bookings(), ({ reference, ...now }) => {
        const before = atStart.find((one) => one.reference === reference)
        if (before === undefined) return []
        const own = holding.filter(({ bookingRef }) => bookingRef === reference)
        const kinds = [
          [now.stock, before.stock, own.flatMap(({ held }) => held), now.sold, before.sold],
          [now.available, before.available, own.flatMap((one) => one.ticketTypes), now.ticketTypes, before.ticketTypes],
        ] as const
        return kinds.flatMap(([left, leftBefore, held, bought, boughtBefore]) => {
          const [inBaskets, isBought, wasBought] = [timesOf(held), timesOf(bought), timesOf(boughtBefore)]
          return Object.entries(left).flatMap(([what, count]) => {
            const all = count + inBaskets(what) + isBought(what) - wasBought(what)
            return count >= 0 && all === leftBefore[what]
              ? []
              : [
                  `${count} of ${what} are left, which makes ${all} with what is held and bought, not ${leftBefore[what]}`,
                ]
          })
        })
      })
    },
  },
  {
    name: 'a cancelled booking sells nothing',
    isPossible: worldWith.cancelled,
    check: ({ backend: { inspect } }) =>
      eachOf(inspect.bookings().filter(isCancelled), ({ reference }) =>
        inspect
          .baskets()
          .filter(({ bookingRef }) => bookingRef === reference)
          .map(({ id, state }) => `${reference} is cancelled and has the basket ${id}, which is ${state}`),
      ),
  },
  {
    name: 'resale codes change by the rules alone',
    isPossible: ({ backend }) => backend.inspect.bookings().some(({ resale }) => has(resale)),
    check: ({ backend: { inspect }, observed: { atStart, soldTickets } }) =>
      eachOf(
        inspect.bookings().filter(({ resale }) => has(resale)),
        ({ reference, resale, changing }) => {
          const before = atStart.find((one) => one.reference === reference)?.resale ?? {}
          return Object.entries(resale).flatMap(([ticket, code]) => {
            const was = before[ticket]
            return [
              ...(was === undefined || reachable[was]?.includes(code) === true
                ? []
                : [`Ticket ${ticket} went from resale code ${was} to ${code}`]),
              ...(soldTickets.has(ticket) && code !== sold
                ? [`Ticket ${ticket} was sold and has resale code ${code}`]
                : []),
              ...(code === onResale && changing.includes(ticket)
                ? [`Ticket ${ticket} is on resale while its name is being changed`]
                : []),
            ]
          })
        },
      ),
  },
]

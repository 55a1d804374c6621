import type { Invariant } from './Invariant.js'

/** The codes that each code can reach in any number of steps: 0 (never resalable), 3 and 4 do not change. */
const reachable: Readonly<Record<number, readonly number[]>> = { 0: [0], 1: [1, 2, 3], 2: [1, 2, 3], 3: [3], 4: [4] }

/** Resale codes change by the rules only (behaviour/resale#1.4), and no ticket is sold during its name change. */
export const resaleByTheRules: Invariant = ({ world, atStart, soldTickets }) =>
  world.bookings().flatMap(({ reference, resale, changing }) => {
    const before = atStart.find((booking) => booking.reference === reference)?.resale ?? {}
    return Object.entries(resale).flatMap(([ticket, code]) => {
      const was = before[ticket]
      return [
        ...(was === undefined || reachable[was]?.includes(code) === true
          ? []
          : [`Ticket ${ticket} went from resale code ${was} to ${code}`]),
        ...(soldTickets.has(ticket) && code !== 3 ? [`Ticket ${ticket} was sold and has resale code ${code}`] : []),
        ...(code === 2 && changing.includes(ticket)
          ? [`Ticket ${ticket} is on resale while its name is being changed`]
          : []),
      ]
    })
  })

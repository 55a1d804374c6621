import fc from 'fast-check'
import type { FaultEffect } from '../../faults/Fault.js'
import { days, minutes } from '../../values/calendar.js'
import { type AnyCommand, command, nothing, pick, place } from './command.js'

const effect: fc.Arbitrary<FaultEffect> = fc.oneof(
  fc.constant({ kind: 'lostAnswer' as const }),
  fc.constant({ kind: 'drop' as const }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom(500, 503),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.constant({ kind: 'status' as const, status: 401, when: 'before' as const }),
  fc.record({
    kind: fc.constant('delay' as const),
    milliseconds: fc.constantFrom(4000, 31_000, 600_000),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.constantFrom({ kind: 'notJson' as const }, { kind: 'wrongShape' as const }),
)

/** What happens beside the customer: time, faults, and what others do. No page is told. */
export const surroundingCommands: readonly AnyCommand[] = [
  command({
    name: 'wait',
    weight: 2,
    input: fc.oneof(
      fc.integer({ min: 1, max: 30_000 }),
      fc.integer({ min: 30_000, max: minutes(40) }),
      fc.constant(days(31)),
    ),
    run: async (journey, milliseconds) => {
      journey.tell(`${milliseconds} ms go by`)
      await journey.pass(milliseconds)
    },
  }),
  command({
    name: 'a fault at a call',
    weight: 4,
    when: ({ backend }) => backend.faults.list().length < 3,
    input: fc.record({
      call: fc.oneof(fc.constantFrom('pay', 'pay', 'getBasketStatus', 'getBooking'), fc.nat({ max: 100 })),
      effect,
    }),
    run: ({ backend, tell }, { call, effect: what }) => {
      const path = typeof call === 'string' ? call : (pick(backend.faults.calls(), call)?.operation ?? 'pay')
      tell(`from now on something is wrong with ${path}: ${JSON.stringify(what)}`)
      backend.faults.add({ match: { path }, times: 'once', effect: what })
      return Promise.resolve()
    },
  }),
  command({
    name: 'nothing goes wrong any more',
    weight: 2,
    when: ({ backend }) => backend.faults.list().length > 0,
    input: nothing,
    run: ({ backend }) => Promise.resolve(backend.faults.clear()),
  }),
  command({
    name: 'a price changes',
    when: ({ backend }) => backend.inspect.bookings().length > 0,
    input: fc.record({ booking: place, by: fc.constantFrom(1500, -700, 'what was paid last' as const) }),
    run: ({ backend, customers, tell }, { booking, by }) => {
      const own = customers.flatMap(({ bookings }) => bookings)
      const found = backend.inspect.bookings().find(({ reference }) => reference === pick(own, booking))
      if (found === undefined) return Promise.resolve()
      const { reference, total, tickets } = found
      const last = backend.inspect.charges().findLast(({ bookingRef }) => bookingRef === reference)?.amount ?? 0
      const change = by === 'what was paid last' ? last : by
      // The lines cannot absorb more than half of a total. Without tickets there may be none.
      if (tickets.length === 0 || change === 0 || total + change < total / 2) return Promise.resolve()
      tell(`${reference} costs ${change} more`)
      return Promise.resolve(backend.bookings.changePrice(reference, change))
    },
  }),
  command({
    name: 'money goes back',
    when: ({ backend }) => backend.inspect.charges().some(({ by }) => by === 'customer'),
    input: fc.record({
      which: place,
      how: fc.constantFrom('all refunded' as const, 'a part refunded' as const, 'charged back' as const),
      listed: fc.constantFrom('row' as const, 'failed' as const),
    }),
    run: ({ backend, tell }, { which, how, listed }) => {
      const chosen = pick(
        backend.world.report().payments.filter(({ left }) => left > 0),
        which,
      )
      if (chosen === undefined) return Promise.resolve()
      const { reference: payment, amount, left, booking } = chosen
      tell(`${how}: a payment of ${booking}`)
      if (how === 'a part refunded') backend.payments.refund({ payment, amount: Math.ceil(left / 3) })
      // After a part was refunded, the rest goes back in a row of its own.
      else
        backend.payments[how === 'charged back' ? 'chargeBack' : 'refund']({
          payment,
          listed: left === amount ? listed : 'row',
        })
      return Promise.resolve()
    },
  }),
  command({
    name: 'a ticket is sold on resale',
    when: ({ backend }) => backend.inspect.bookings().some(({ resale }) => Object.values(resale).includes(2)),
    input: place,
    run: ({ backend, tell }, which) => {
      const listed = backend.inspect
        .bookings()
        .flatMap(({ resale }) => Object.keys(resale).filter((ticket) => resale[ticket] === 2))
      const ticket = pick(listed, which)
      tell(`ticket ${ticket} is sold`)
      return Promise.resolve(void (ticket !== undefined && backend.resale.sell(ticket)))
    },
  }),
  command({
    name: 'baskets expire',
    when: ({ backend }) => backend.inspect.baskets().some(({ state }) => state === 'open'),
    input: nothing,
    run: ({ backend }) => Promise.resolve(backend.baskets.expire()),
  }),
]

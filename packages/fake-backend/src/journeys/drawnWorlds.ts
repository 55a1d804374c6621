import fc from 'fast-check'
import { describedBookings, describedCustomers } from './describedWorlds.js'
import type { WorldDescription } from '../worlds/WorldDescription.js'

const onSale = fc.array(
  fc.record(
    {
      price: fc.integer({ min: 0, max: 250_000 }),
      fee: fc.constantFrom(0, 317, 1201),
      left: fc.oneof(fc.constantFrom('freesale' as const, null, 0, 1), fc.integer({ min: 2, max: 9 })),
    },
    { noNullPrototype: true, requiredKeys: ['price', 'fee'] },
  ),
  { maxLength: 2 },
)

/** Bookings that also sell rooms, extras and seats, with references and ids of any form. */
const bookings = fc
  .tuple(
    describedBookings,
    fc.record({ rooms: onSale, extras: onSale, seats: onSale }, { noNullPrototype: true }),
    fc.constantFrom(1, 2, 41, 9000),
    fc.stringMatching(/^[A-Z]{1,3}-?[a-z0-9]{1,6}$/),
  )
  .map(([booking, sells, passengersFrom, reference]) => ({ ...booking, sells, passengersFrom, reference }))

/** Worlds of one to three customers. The first one can sign in and has a booking. References differ. */
export const drawnWorlds: fc.Arbitrary<WorldDescription> = fc
  .array(fc.tuple(describedCustomers, fc.array(bookings, { minLength: 1, maxLength: 3 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((drawn) => ({
    customers: drawn.map(([{ locked, unverified, mustChangePassword, ...customer }, theirs], at) => ({
      ...customer,
      ...(at > 0 && {
        locked: locked ?? false,
        unverified: unverified ?? false,
        mustChangePassword: mustChangePassword ?? false,
      }),
      ...{ email: `customer${at}@example.com`, street: `${at + 1} Lantern Row`, phone: `+44 20 7946 01${at}0` },
      bookings: theirs.map((booking, index) => ({ ...booking, reference: `${booking.reference}-${at}${index}` })),
    })),
  }))

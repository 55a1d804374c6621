import fc from 'fast-check'
import { currencies, type CurrencyName } from '../records/currencies.js'
import type { BookingDescription, WorldDescription } from '../worlds/WorldDescription.js'

const definite: fc.RecordConstraints<never> = { noNullPrototype: true, requiredKeys: [] }
const amount = fc.integer({ min: 0, max: 250_000 })
const fee = fc.constantFrom(0, 0, 317, 1201)
const names = Object.keys(currencies).filter((name): name is CurrencyName => name in currencies)
const left = fc.oneof(fc.constantFrom('freesale' as const, null, 0, 1), fc.integer({ min: 2, max: 30 }))

const tickets = fc.record(
  {
    count: fc.integer({ min: 0, max: 6 }),
    name: fc.constantFrom('Stalls', 'Balcony', 'Box'),
    price: amount,
    fee,
    left,
    resale: fc.constantFrom('held' as const, 'listed' as const, 'sold' as const, 'never' as const),
  },
  definite,
)

const plan = fc.record(
  {
    instalments: fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 3 }))
      .map(([paid, overdue, toCome]) => [
        ...Array<'paid'>(paid).fill('paid'),
        ...Array<'overdue'>(overdue).fill('overdue'),
        ...Array<'toCome'>(toCome).fill('toCome'),
      ]),
    inError: fc.boolean(),
    declines: fc.boolean(),
  },
  { noNullPrototype: true, requiredKeys: ['instalments'] },
)

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

/**
 * Bookings of any currency, price and payment state: upcoming, past, cancelled, on a plan, with tickets to resell. They
 * also sell rooms, extras and seats, and have references and ids of any form.
 */
const bookings: fc.Arbitrary<BookingDescription> = fc.record(
  {
    sells: fc.record({ rooms: onSale, extras: onSale, seats: onSale }, { noNullPrototype: true }),
    passengersFrom: fc.constantFrom(1, 2, 41, 9000),
    reference: fc.stringMatching(/^[A-Z]{1,3}-?[a-z0-9]{1,6}$/),
    currency: fc.constantFrom(...names),
    departs: fc.constantFrom(5, 20, 75, 200, -40),
    nights: fc.integer({ min: 1, max: 14 }),
    status: fc.constantFrom(70, 70, 70, 70, 70, 70, 30, 30, 60),
    paymentDue: fc.constantFrom(-3, 18, null),
    passengers: fc.subarray(['Theo Hart', 'Zoë O’Neill', 'Nguyễn Văn An']),
    room: fc.record({ price: amount, fee }, { noNullPrototype: true }),
    extras: fc.array(
      fc.record({ price: amount, fee, display: fc.constantFrom(1, 2, 3, 4) }, { noNullPrototype: true }),
      { maxLength: 3 },
    ),
    tickets: fc.array(tickets, { maxLength: 3 }),
    deposit: fc.constantFrom(0, 1, 999),
    paid: fc.boolean(),
    plan,
    planOffered: fc.boolean(),
    delivery: fc.record(
      {
        type: fc.constantFrom('physical' as const, 'eticket' as const),
        status: fc.integer({ min: 0, max: 3 }),
        price: fee,
      },
      { noNullPrototype: true },
    ),
    amex: fc.boolean(),
    asksForBankDetails: fc.boolean(),
    separateBookingFee: fc.boolean(),
  },
  { noNullPrototype: true, requiredKeys: ['sells', 'passengersFrom', 'reference'] },
)

/** An account that blocks a simple sign-in. */
const trouble = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom({ locked: true }, { unverified: true }, { mustChangePassword: true }) },
)
const customer = fc.record({
  firstName: fc.constantFrom('Ada', 'Zoë', 'Jean-Luc', 'Đặng'),
  lastName: fc.constantFrom('Byron', 'O’Neill', 'van der Berg', 'Li'),
  bookings: fc.array(bookings, { minLength: 1, maxLength: 3 }),
  trouble,
})

/** Worlds of one to three customers. The first one can sign in and has a booking. References differ. */
export const drawnWorlds: fc.Arbitrary<WorldDescription> = fc
  .array(customer, { minLength: 1, maxLength: 3 })
  .map((drawn) => ({
    customers: drawn.map(({ trouble, bookings, ...names }, at) => ({
      ...names,
      ...(at > 0 && trouble),
      ...{ email: `customer${at}@example.com`, street: `${at + 1} Lantern Row`, phone: `+44 20 7946 01${at}0` },
      bookings: bookings.map((booking, index) => ({ ...booking, reference: `${booking.reference}-${at}${index}` })),
    })),
  }))

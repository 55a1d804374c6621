import type { FakeBackend } from '../../FakeBackend.js'
import type { BookingDescription } from '../../worlds/WorldDescription.js'

const cancelled = 60

/** A booking with more tickets for one event than are shown at once. */
export const longGroup = 'LONG01'

/** Bookings in every state that their page tells apart. */
const described: readonly BookingDescription[] = [
  {
    reference: 'PAGE01',
    name: 'Cancelled trip',
    status: cancelled,
    room: { price: 40_000, fee: 0 },
    deposit: 10_000,
    paymentDue: -3,
  },
  {
    reference: 'PAGE02',
    name: 'Trip by instalments',
    tickets: [{ count: 2, price: 30_000 }],
    plan: { instalments: ['paid', 'paid', 'toCome', 'toCome'] },
  },
  {
    reference: 'PAGE03',
    name: 'Trip whose plan is in error',
    tickets: [{ count: 1, price: 50_000 }],
    plan: { instalments: ['paid', 'toCome'], inError: true },
  },
  {
    reference: 'PAGE04',
    name: 'Paid trip',
    paid: true,
    tickets: [{ count: 2, price: 9000, fee: 100 }],
    delivery: { type: 'eticket', status: 2 },
  },
  {
    reference: 'PAGE05',
    name: 'Trip with money back',
    paid: true,
    room: { price: 64_000, fee: 500 },
    returned: [{ kind: 'refund', amount: 20_000 }, { kind: 'chargeback' }],
  },
  {
    reference: 'PAGE06',
    name: 'Trip under way',
    departs: -2,
    nights: 6,
    paid: true,
    tickets: [{ count: 1, price: 4000 }],
    delivery: { type: 'physical', status: 3 },
  },
  {
    reference: 'PAGE07',
    name: 'Trip that is over',
    departs: -20,
    nights: 3,
    deposit: 1000,
    paymentDue: -30,
    tickets: [{ count: 1, price: 4000 }],
  },
  {
    reference: 'PAGE08',
    name: 'Trip with bank details',
    asksForBankDetails: true,
    planOffered: true,
    paymentDue: 12,
    room: { price: 30_000, fee: 0 },
  },
  {
    reference: 'PAGE09',
    name: 'Trip in dinars',
    currency: 'KWD',
    paymentDue: -2,
    planOffered: true,
    tickets: [{ count: 3, price: 41_250, fee: 125 }],
    delivery: { type: 'physical', status: 1 },
  },
  {
    reference: 'PAGE10',
    name: 'Overdue instalments',
    tickets: [{ count: 2, price: 45_000 }],
    plan: { instalments: ['paid', 'overdue', 'toCome'], declines: true },
  },
  {
    reference: 'PAGE11',
    name: 'Trip with a parcel',
    paid: true,
    tickets: [{ count: 1, price: 4000 }],
    delivery: { type: 'physical', status: 3 },
  },
  {
    reference: 'PAGE12',
    name: 'Trip that begins today',
    departs: 0,
    nights: 2,
    paymentDue: 0,
    deposit: 2000,
    room: { price: 20_000, fee: 100 },
    extras: [
      { name: 'Late check-out', price: 1500, fee: 50, display: 2 },
      { name: 'Parking', price: 0, fee: 0, display: 3 },
      { name: 'Breakfast', price: 900, fee: 0, display: 4 },
    ],
  },
  {
    reference: 'PAGE13',
    name: 'Trip that ends today',
    departs: -3,
    nights: 3,
    paid: true,
    separateBookingFee: true,
    room: { price: 20_000, fee: 100 },
    tickets: [{ count: 2, price: 4000, fee: 300, resale: 'listed' }],
  },
  {
    reference: longGroup,
    name: 'Trip of a large group',
    paid: true,
    tickets: [40, 41, 42].map((count) => ({ count, event: 'A long evening', price: 1000 })),
  },
]

const owner = 'demo@example.com'

/** A long list of tickets always, and in two of three worlds the described bookings. */
export const prepareWorld =
  (seed: number) =>
  ({ bookings }: FakeBackend): void => {
    bookings.addBig(60)
    if (seed % 3 > 0) for (const one of described) bookings.add(owner, one)
  }

/** The references of the bookings whose page can be read. */
export const readableRefs: readonly string[] = [
  ...['SUN1001', 'SUN1002', 'SUN1003', 'SUN0901', 'SUN5000'],
  ...described.flatMap(({ reference }) => reference ?? []),
]

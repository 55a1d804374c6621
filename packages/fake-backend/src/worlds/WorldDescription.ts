import * as t from 'io-ts'
import { wholeNumber } from '../control/wholeNumber.js'

/** Currencies by name; another is told by its sign and how many decimals its minor unit stands for. */
export const currencies = {
  GBP: { symbol: '£', exponent: 2 },
  EUR: { symbol: '€', exponent: 2 },
  USD: { symbol: '$', exponent: 2 },
  CHF: { symbol: 'CHF', exponent: 2 },
  JPY: { symbol: '¥', exponent: 0 },
  KWD: { symbol: 'KD', exponent: 3 },
} as const

const minorUnits = wholeNumber(0, 100_000_000)
const days = wholeNumber(-5000, 5000)
const displayCode = wholeNumber(1, 4)

const Currency = t.union([
  t.keyof({ GBP: null, EUR: null, USD: null, CHF: null, JPY: null, KWD: null }),
  t.type({ symbol: t.string, exponent: wholeNumber(0, 8) }),
])

/** How many can be bought; `freesale` is without a limit, null is not on sale. */
const Left = t.union([wholeNumber(0, 10_000), t.literal('freesale'), t.null])

const Tickets = t.partial({
  /** How many the booking holds; each traveller in turn holds one. */
  count: wholeNumber(0, 50),
  event: t.string,
  name: t.string,
  /** Minor units, each. */
  price: minorUnits,
  fee: minorUnits,
  left: Left,
  /** How they stand to resale; without it they cannot be resold. */
  resale: t.keyof({ held: null, listed: null, sold: null, never: null }),
  /** Of the ticket type, where a test wants to name it. */
  typeId: t.string,
})

const Priced = t.type({ price: minorUnits, fee: minorUnits })

const Extra = t.intersection([
  Priced,
  /** `display` is a price display code of behaviour/catalogue#2.4. */
  t.partial({ name: t.string, display: displayCode }),
])

const Plan = t.intersection([
  /** How the instalments stand, by date: a month apart, the next one 25 days from now. */
  t.type({ instalments: t.array(t.keyof({ paid: null, overdue: null, toCome: null })) }),
  /** `declines`: the card has no money for the next one either. */
  t.partial({ inError: t.boolean, declines: t.boolean }),
])

const Delivery = t.intersection([
  t.type({ type: t.keyof({ physical: null, eticket: null }) }),
  /** 0 to 3 of behaviour/delivery#1.4. */
  t.partial({ status: wholeNumber(0, 3), price: minorUnits }),
])

const Returned = t.intersection([
  t.type({ kind: t.keyof({ refund: null, chargeback: null }) }),
  /** All that is left of what was paid where no amount is given. `failed`: no row of its own, but the payment's turns to status 6. */
  t.partial({ amount: wholeNumber(1, 100_000_000), listed: t.keyof({ row: null, failed: null }) }),
])

/** A booking in a few words; what is left out is unremarkable: in 60 days, three nights, in pounds, nothing paid. */
export const BookingDescription = t.partial({
  reference: t.string,
  name: t.string,
  currency: Currency,
  /** Days from now; a trip that is over has a negative number. */
  departs: days,
  nights: wholeNumber(0, 365),
  /** Booking status of behaviour/bookings#2.4; 70 is completed. */
  status: wholeNumber(0, 999),
  /** Days from now; null or left out for none. */
  paymentDue: t.union([days, t.null]),
  /** Names of those who travel with the customer, such as `Theo Hart`. */
  travellers: t.array(t.string),
  room: Priced,
  extras: t.array(Extra),
  tickets: t.array(Tickets),
  /** Minor units that are paid already. */
  deposit: minorUnits,
  /** Everything is paid for. */
  paid: t.boolean,
  /** What of it went back, in this order. */
  returned: t.array(Returned),
  /** What is left after the deposit is divided among its instalments. */
  plan: Plan,
  /** Whether a plan can be set up. */
  planOffered: t.boolean,
  delivery: Delivery,
  amex: t.boolean,
  asksForBankDetails: t.boolean,
  separateBookingFee: t.boolean,
})

/** A customer in a few words, with their bookings. */
export const CustomerDescription = t.intersection([
  t.type({ email: t.string }),
  t.partial({
    firstName: t.string,
    lastName: t.string,
    /** Without it that of the demo customers. */
    password: t.string,
    locked: t.boolean,
    unverified: t.boolean,
    mustChangePassword: t.boolean,
    credit: t.array(t.type({ currency: t.keyof({ GBP: null, EUR: null, USD: null, CHF: null }), amount: minorUnits })),
    bookings: t.array(BookingDescription),
  }),
])

/** A whole world, as data: what the builders make, what a scenario is, and what POST /__fake/world takes. */
export const WorldDescription = t.partial({
  /** The demo customers and their bookings are there as well. */
  demo: t.boolean,
  /** demo@example.com has so many bookings in all, past and upcoming. */
  manyBookings: wholeNumber(0, 5000),
  /** demo@example.com has SUN5000 with so many tickets. */
  manyTickets: wholeNumber(1, 10_000),
  customers: t.array(CustomerDescription),
})

export type BookingDescription = t.TypeOf<typeof BookingDescription>
export type CustomerDescription = t.TypeOf<typeof CustomerDescription>
export type WorldDescription = t.TypeOf<typeof WorldDescription>
export type TicketsDescription = t.TypeOf<typeof Tickets>
export type ReturnedDescription = t.TypeOf<typeof Returned>
export type PlanDescription = t.TypeOf<typeof Plan>
/** A currency that is known by its name. */
export type CurrencyName = keyof typeof currencies

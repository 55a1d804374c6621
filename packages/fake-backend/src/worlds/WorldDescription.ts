import * as t from 'io-ts'
import { NamedCurrency } from '../records/currencies.js'
import { WalletChanges } from '../records/WalletSettings.js'
import { wholeNumber } from '../values/codecs.js'

const minorUnits = wholeNumber(0, 100_000_000)
const days = wholeNumber(-5000, 5000)
const displayCode = wholeNumber(1, 4)

const Currency = t.union([NamedCurrency, t.type({ symbol: t.string, exponent: wholeNumber(0, 8) })])

/** The stock. `freesale` has no limit; null is not on sale. */
const Left = t.union([wholeNumber(0, 10_000), t.literal('freesale'), t.null])

const Tickets = t.partial({
  /** The number of tickets in the booking. The passengers hold them in turn. */
  count: wholeNumber(0, 50),
  event: t.string,
  name: t.string,
  /** The price of one ticket in minor units. */
  price: minorUnits,
  fee: minorUnits,
  left: Left,
  /** The resale state of the tickets. Without it they cannot be resold. */
  resale: t.keyof({ held: null, listed: null, sold: null, never: null }),
  /** The id of the ticket type, for tests that refer to it. */
  typeId: t.string,
})

const Priced = t.type({ price: minorUnits, fee: minorUnits })

const Extra = t.intersection([
  Priced,
  /** `display` is a price display code of behaviour/catalogue#2.4. */
  t.partial({ name: t.string, display: displayCode }),
])

/** What the package sells beside tickets. Each entry is one room, one extra, or one seat both ways. */
const OnSale = t.intersection([Priced, t.partial({ name: t.string, left: Left })])

const Plan = t.intersection([
  /** The states of the instalments by date. They are a month apart, and the next one is in 25 days. */
  t.type({ instalments: t.array(t.keyof({ paid: null, overdue: null, toCome: null })) }),
  /** `declines`: the card also has no money for the next instalment. */
  t.partial({ inError: t.boolean, declines: t.boolean }),
])

const Delivery = t.intersection([
  t.type({ type: t.keyof({ physical: null, eticket: null }) }),
  /** 0 to 3 of behaviour/delivery#1.4. */
  t.partial({ status: wholeNumber(0, 3), price: minorUnits }),
])

const Returned = t.intersection([
  t.type({ kind: t.keyof({ refund: null, chargeback: null }) }),
  /**
   * Without an amount, the rest of the paid amount goes back. With `failed` it has no row of its own: the payment's row
   * changes to status 6.
   */
  t.partial({ amount: wholeNumber(1, 100_000_000), listed: t.keyof({ row: null, failed: null }) }),
])

/**
 * A short description of a booking. The defaults are unremarkable: in 60 days, three nights, in pounds, nothing paid.
 */
export const BookingDescription = t.partial({
  reference: t.string,
  name: t.string,
  currency: Currency,
  /** Days from now. Negative if the trip is over. */
  departs: days,
  nights: wholeNumber(0, 365),
  /** Booking status of behaviour/bookings#2.4; 70 is completed. */
  status: wholeNumber(0, 999),
  /** Days from now. Null or omitted for none. */
  paymentDue: t.union([days, t.null]),
  /** Names of the other passengers, such as `Theo Hart`. */
  passengers: t.array(t.string),
  room: Priced,
  extras: t.array(Extra),
  /** The id of the first passenger. The others follow. Defaults to 1. */
  passengersFrom: wholeNumber(1, 1_000_000),
  sells: t.partial({ rooms: t.array(OnSale), extras: t.array(OnSale), seats: t.array(OnSale) }),
  tickets: t.array(Tickets),
  /** The amount already paid, in minor units. */
  deposit: minorUnits,
  /** Everything is paid. */
  paid: t.boolean,
  /** Refunds and chargebacks, in this order. */
  returned: t.array(Returned),
  /** The plan's instalments share the amount that is left after the deposit. */
  plan: Plan,
  /** Whether a plan can be created. */
  planOffered: t.boolean,
  delivery: Delivery,
  amex: t.boolean,
  asksForBankDetails: t.boolean,
  separateBookingFee: t.boolean,
})

/** A short description of a customer, with their bookings. */
export const CustomerDescription = t.intersection([
  t.type({ email: t.string }),
  t.partial({
    firstName: t.string,
    lastName: t.string,
    phone: t.string,
    /** The first line of the address. */
    street: t.string,
    /** Defaults to the password of the demo customers. */
    password: t.string,
    locked: t.boolean,
    unverified: t.boolean,
    mustChangePassword: t.boolean,
    credit: t.array(t.type({ currency: t.keyof({ GBP: null, EUR: null, USD: null, CHF: null }), amount: minorUnits })),
    bookings: t.array(BookingDescription),
  }),
])

/** A whole world as data: the result of the builders, a scenario, or the body of POST /__fake/world. */
export const WorldDescription = t.partial({
  /** Includes the demo customers and their bookings. */
  demo: t.boolean,
  /** The total number of bookings of demo@example.com, past and upcoming. */
  manyBookings: wholeNumber(0, 5000),
  /** The number of tickets in SUN5000 of demo@example.com. */
  manyTickets: wholeNumber(1, 10_000),
  customers: t.array(CustomerDescription),
  wallets: WalletChanges,
})

export type BookingDescription = t.TypeOf<typeof BookingDescription>
export type CustomerDescription = t.TypeOf<typeof CustomerDescription>
export type WorldDescription = t.TypeOf<typeof WorldDescription>
export type TicketsDescription = t.TypeOf<typeof Tickets>
export type ReturnedDescription = t.TypeOf<typeof Returned>
export type PlanDescription = t.TypeOf<typeof Plan>

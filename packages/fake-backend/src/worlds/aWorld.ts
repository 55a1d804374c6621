import { Nonsense } from '../values/readAs.js'
import type { CurrencyName } from '../records/currencies.js'
import type { WalletChanges } from '../records/WalletSettings.js'
import type {
  BookingDescription,
  CustomerDescription,
  PlanDescription,
  ReturnedDescription,
  TicketsDescription,
  WorldDescription,
} from './WorldDescription.js'

/** The number of instalments in each state. `toCome` defaults to 2. */
export interface InstalmentCounts extends Omit<PlanDescription, 'instalments'> {
  readonly paid?: number
  readonly overdue?: number
  readonly toCome?: number
}

/**
 * Describes a booking. Each method returns a new builder, so that one builder can be extended twice.
 * Amounts are in minor units, days are from now.
 */
export class BookingBuilder {
  constructor(readonly description: BookingDescription = {}) {}

  with(more: BookingDescription): BookingBuilder {
    return new BookingBuilder({ ...this.description, ...more })
  }

  /** Adds `count` tickets of one type, which is also on sale. */
  tickets(count: number, more: Omit<TicketsDescription, 'count'> = {}): BookingBuilder {
    return this.with({ tickets: [...(this.description.tickets ?? []), { ...more, count }] })
  }

  /** Puts a ticket type on sale, without any tickets in the booking. */
  selling(name: string, more: Omit<TicketsDescription, 'count' | 'name'> = {}): BookingBuilder {
    return this.tickets(0, { ...more, name })
  }

  room(price: number, fee = 0): BookingBuilder {
    return this.with({ room: { price, fee } })
  }

  extra(name: string, price: number, fee = 0): BookingBuilder {
    return this.with({ extras: [...(this.description.extras ?? []), { name, price, fee }] })
  }

  /** Divides the unpaid amount among the instalments of a payment plan. */
  onPlan({ paid = 0, overdue = 0, toCome = 2, ...more }: InstalmentCounts = {}): BookingBuilder {
    const states = [['paid', paid] as const, ['overdue', overdue] as const, ['toCome', toCome] as const]
    return this.with({
      plan: { ...more, instalments: states.flatMap(([state, count]) => Array<typeof state>(count).fill(state)) },
    })
  }

  in(currency: CurrencyName | { readonly symbol: string; readonly exponent: number }): BookingBuilder {
    return this.with({ currency })
  }

  named(reference: string, name?: string): BookingBuilder {
    return this.with({ reference, ...(name !== undefined && { name }) })
  }

  departing(departs: number, nights = 3): BookingBuilder {
    return this.with({ departs, nights })
  }

  /** Adds passengers beside the customer. */
  travellingWith(...passengers: readonly string[]): BookingBuilder {
    return this.with({ passengers: [...passengers] })
  }

  /** Puts rooms, extras and seats on sale, without any in the booking. */
  sells(sells: NonNullable<BookingDescription['sells']>): BookingBuilder {
    return this.with({ sells: { ...this.description.sells, ...sells } })
  }

  /** Marks this amount as paid, by default everything. */
  paid(deposit?: number): BookingBuilder {
    return this.with(deposit === undefined ? { paid: true } : { deposit })
  }

  /** The organiser refunds this amount of what was paid, by default everything. */
  refunded(amount?: number, listed?: ReturnedDescription['listed']): BookingBuilder {
    return returning(this, { kind: 'refund', ...(amount !== undefined && { amount }), ...(listed && { listed }) })
  }

  /** The customer's bank takes back what was paid. */
  chargedBack(listed?: ReturnedDescription['listed']): BookingBuilder {
    return returning(this, { kind: 'chargeback', ...(listed && { listed }) })
  }

  /** Sets the due date of the balance in days from now. It is overdue if negative. */
  due(paymentDue: number): BookingBuilder {
    return this.with({ paymentDue })
  }

  delivered(type: 'physical' | 'eticket', status: 0 | 1 | 2 | 3 = 0): BookingBuilder {
    return this.with({ delivery: { type, status } })
  }
}

const returning = (booking: BookingBuilder, returned: ReturnedDescription): BookingBuilder =>
  booking.with({ returned: [...(booking.description.returned ?? []), returned] })

export type DescribedCustomer = Omit<CustomerDescription, 'email' | 'bookings'>

/** Describes a world. Each method returns a new builder. */
export class WorldBuilder {
  constructor(readonly description: WorldDescription = {}) {}

  /** Includes the demo customers and their bookings. */
  withDemo(): WorldBuilder {
    return new WorldBuilder({ ...this.description, demo: true })
  }

  /** Adds a customer, who owns the bookings that follow. A demo customer takes no further details. */
  customer(email: string, more: DescribedCustomer = {}): WorldBuilder {
    return this.withCustomers([...this.customers, { ...more, email }])
  }

  /** Adds a booking to the last customer. */
  booking(describe: (booking: BookingBuilder) => BookingBuilder = (booking) => booking): WorldBuilder {
    const last = this.customers.at(-1)
    if (last === undefined)
      throw new Nonsense("Say whose booking it is: aWorld().customer('ada@example.com').booking(…)")
    const { description } = describe(new BookingBuilder())
    return this.withCustomers([
      ...this.customers.slice(0, -1),
      { ...last, bookings: [...(last.bookings ?? []), description] },
    ])
  }

  /** Sets the total number of bookings of demo@example.com, past and upcoming. */
  manyBookings(manyBookings: number): WorldBuilder {
    return new WorldBuilder({ ...this.description, demo: true, manyBookings })
  }

  /** Gives demo@example.com SUN5000 with this many tickets. */
  manyTickets(manyTickets: number): WorldBuilder {
    return new WorldBuilder({ ...this.description, demo: true, manyTickets })
  }

  /** Switches Apple Pay and Google Pay on, for pounds if no currencies are named. */
  wallets(changes: WalletChanges = {}): WorldBuilder {
    const wallets = { currencies: ['GBP' as const], ...this.description.wallets, ...changes }
    return new WorldBuilder({ ...this.description, wallets })
  }

  private get customers(): readonly CustomerDescription[] {
    return this.description.customers ?? []
  }

  private withCustomers(customers: readonly CustomerDescription[]): WorldBuilder {
    return new WorldBuilder({ ...this.description, customers: [...customers] })
  }
}

/** An empty world to build on: `aWorld().customer('ada@example.com').booking((b) => b.tickets(4).in('JPY'))`. */
export const aWorld = (): WorldBuilder => new WorldBuilder()

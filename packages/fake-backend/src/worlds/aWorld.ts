import { Nonsense } from '../control/readAs.js'
import type {
  BookingDescription,
  CurrencyName,
  CustomerDescription,
  PlanDescription,
  ReturnedDescription,
  TicketsDescription,
  WorldDescription,
} from './WorldDescription.js'

/** How many instalments of a plan stand in each way; `toCome` is 2 where it is not said. */
export interface InstalmentCounts extends Omit<PlanDescription, 'instalments'> {
  readonly paid?: number
  readonly overdue?: number
  readonly toCome?: number
}

/** Describes a booking; each call answers another builder, so that one can be gone on from twice. Amounts are minor units, days are from now. */
export class BookingBuilder {
  constructor(readonly description: BookingDescription = {}) {}

  with(more: BookingDescription): BookingBuilder {
    return new BookingBuilder({ ...this.description, ...more })
  }

  /** `count` tickets of one type, which are on sale as well. */
  tickets(count: number, more: Omit<TicketsDescription, 'count'> = {}): BookingBuilder {
    return this.with({ tickets: [...(this.description.tickets ?? []), { ...more, count }] })
  }

  /** Tickets that are on sale, and of which the booking holds none. */
  selling(name: string, more: Omit<TicketsDescription, 'count' | 'name'> = {}): BookingBuilder {
    return this.tickets(0, { ...more, name })
  }

  room(price: number, fee = 0): BookingBuilder {
    return this.with({ room: { price, fee } })
  }

  extra(name: string, price: number, fee = 0): BookingBuilder {
    return this.with({ extras: [...(this.description.extras ?? []), { name, price, fee }] })
  }

  /** Divides what is not paid yet among the instalments of a payment plan. */
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

  /** Who travels with the customer. */
  travellingWith(...travellers: readonly string[]): BookingBuilder {
    return this.with({ travellers: [...travellers] })
  }

  /** So much is paid; everything where no amount is said. */
  paid(deposit?: number): BookingBuilder {
    return this.with(deposit === undefined ? { paid: true } : { deposit })
  }

  /** The organiser gave so much of what was paid back; everything where no amount is said. */
  refunded(amount?: number, listed?: ReturnedDescription['listed']): BookingBuilder {
    return returning(this, { kind: 'refund', ...(amount !== undefined && { amount }), ...(listed && { listed }) })
  }

  /** The customer's bank took back what was paid. */
  chargedBack(listed?: ReturnedDescription['listed']): BookingBuilder {
    return returning(this, { kind: 'chargeback', ...(listed && { listed }) })
  }

  /** The balance is due in so many days; overdue where the number is negative. */
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

/** Describes a world; each call answers another builder. */
export class WorldBuilder {
  constructor(readonly description: WorldDescription = {}) {}

  /** The demo customers and their bookings are there as well. */
  withDemo(): WorldBuilder {
    return new WorldBuilder({ ...this.description, demo: true })
  }

  /** Whose the bookings are that follow. Of a demo customer nothing else can be said. */
  customer(email: string, more: DescribedCustomer = {}): WorldBuilder {
    return this.withCustomers([...this.customers, { ...more, email }])
  }

  /** A booking of the customer before. */
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

  /** demo@example.com has so many bookings in all, past and upcoming. */
  manyBookings(manyBookings: number): WorldBuilder {
    return new WorldBuilder({ ...this.description, demo: true, manyBookings })
  }

  /** demo@example.com has SUN5000 with so many tickets. */
  manyTickets(manyTickets: number): WorldBuilder {
    return new WorldBuilder({ ...this.description, demo: true, manyTickets })
  }

  private get customers(): readonly CustomerDescription[] {
    return this.description.customers ?? []
  }

  private withCustomers(customers: readonly CustomerDescription[]): WorldBuilder {
    return new WorldBuilder({ ...this.description, customers: [...customers] })
  }
}

/** A world without anybody, to be gone on from: `aWorld().customer('ada@example.com').booking((b) => b.tickets(4).in('JPY'))`. */
export const aWorld = (): WorldBuilder => new WorldBuilder()

import type { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BoughtItem, HeldExtra, HeldRoom, HeldTransport, Pax, TicketLine } from '../bookings/BookingRecord.js'
import { type Cost, costOf } from '../catalogue/cost.js'
import type { PaymentAttempt } from '../payment/PaymentAttempt.js'

/** `error` is a basket that was paid and could not be turned into a booking. */
export type BasketState = 'open' | 'discarded' | 'completed' | 'error'

export type BasketOutput = t.OutputOf<typeof basketEndpoints.create.answer>['basket']
export type NameChange = BasketOutput['nameChange'][number]
export type ChangeCharge = Omit<BasketOutput['charges']['CHANGE_TICKET_CUSTOMER_DATA'][number], 'prices'> & {
  readonly prices: Cost
}

/** A line as the booking will hold it, and what it took out of stock. */
export interface StockedLine<H> {
  readonly held: H
  readonly stockKey: string
}

export interface BasketRecord {
  readonly id: string
  readonly bookingRef: string
  state: BasketState
  /** When it was created, last changed or last paid for, in milliseconds since the epoch. */
  touchedAt: number
  readonly tickets: TicketLine[]
  readonly rooms: StockedLine<HeldRoom>[]
  /** Those of rooms carry the accommodation's id, and the group of their room; null where that room is gone. */
  readonly extras: StockedLine<HeldExtra>[]
  readonly transport: StockedLine<HeldTransport>[]
  /** One charge for each. */
  readonly nameChanges: NameChange[]
  readonly charges: ChangeCharge[]
  /** The passengers that this basket adds. */
  readonly pax: Pax[]
  /** Attempts to pay it, oldest first. */
  readonly attempts: PaymentAttempt[]
}

export const stockedLines = ({
  rooms,
  extras,
  transport,
}: BasketRecord): readonly StockedLine<{ readonly prices: Cost }>[] => [...rooms, ...extras, ...transport]

/** A line as the basket's answer shows it: with what it costs in all. */
export const withTotal = <H extends { readonly prices: Cost }>(held: H) => ({
  ...held,
  prices: { ...held.prices, total: { value: costOf(held.prices) } },
})

/** One of a line, as a payment for it says what was bought. */
export const oneOf = (name: string, prices: Cost): BoughtItem => ({
  name,
  quantity: 1,
  amount: { value: costOf(prices) },
})

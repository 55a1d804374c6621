import type { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BoughtItem, HeldExtra, HeldRoom, HeldTransport, Passenger, TicketLine } from './BookingRecord.js'
import { type Cost, costOf } from './cost.js'
import type { PaymentAttempt } from './PaymentAttempt.js'

/** `error`: the basket was paid but could not become a booking. */
export type BasketState = 'open' | 'discarded' | 'completed' | 'error'

export type BasketOutput = t.OutputOf<typeof basketEndpoints.create.answer>['basket']
/** The fields of the answer that hold items. */
export type ItemsOutput = Omit<BasketOutput, 'id' | 'status' | 'currency' | 'prices' | 'mandatory_status' | 'payments'>
export type NameChange = BasketOutput['nameChange'][number]
export type ChangeCharge = Omit<BasketOutput['charges']['CHANGE_TICKET_CUSTOMER_DATA'][number], 'prices'> & {
  readonly prices: Cost
}

/** A line of the future booking, with the stock that it took. */
export interface StockedLine<H> {
  readonly held: H
  readonly stockKey: string
}

interface ItemRecords {
  readonly tickets: TicketLine[]
  readonly rooms: StockedLine<HeldRoom>[]
  /** Extras of a room carry the accommodation's id and the group of their room, or null if that room was removed. */
  readonly extras: StockedLine<HeldExtra>[]
  readonly transport: StockedLine<HeldTransport>[]
  /** Each has its own charge. */
  readonly nameChanges: NameChange[]
  readonly charges: ChangeCharge[]
  /** The passengers that this basket adds. */
  readonly pax: Passenger[]
}

export const noItems = (): ItemRecords => ({
  tickets: [],
  rooms: [],
  extras: [],
  transport: [],
  nameChanges: [],
  charges: [],
  pax: [],
})

export interface BasketRecord extends ItemRecords {
  readonly id: string
  readonly bookingRef: string
  state: BasketState
  /** When the basket was created, last changed or last paid for, in milliseconds since the epoch. */
  touchedAt: number
  /** Attempts to pay for the basket, oldest first. */
  readonly attempts: PaymentAttempt[]
}

/** A stock key for each line of any kind that took something from stock. */
export const stockKeysIn = (basket: BasketRecord): readonly string[] =>
  (Object.keys(noItems()) as (keyof ItemRecords)[])
    .flatMap((name): readonly object[] => basket[name])
    .flatMap((line) => ('stockKey' in line ? [String(line.stockKey)] : []))

/** A line of the basket's answer: with its total cost. */
export const withTotal = <H extends { readonly prices: Cost }>(held: H) => ({
  ...held,
  prices: { ...held.prices, total: { value: costOf(held.prices) } },
})

/** One unit of a line, as its payment lists it. */
export const oneOf = (name: string, prices: Cost): BoughtItem => ({
  name,
  quantity: 1,
  amount: { value: costOf(prices) },
})

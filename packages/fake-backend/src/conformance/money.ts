import type { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'

export type Basket = NonNullable<t.TypeOf<typeof basketEndpoints.get.answer>['basket']>

type Part = { readonly value: number } | null | undefined

/** The parts of a price, each in minor units. */
export interface Cost {
  readonly price?: Part
  readonly allocations?: Part
  readonly supplement?: Part
  readonly booking_fee?: Part
}

/** Minor units: price, or allocations plus supplement, plus booking fee (behaviour/money#2.9). */
export const costOf = ({ price, allocations, supplement, booking_fee: fee }: Cost): number =>
  (price?.value ?? (allocations?.value ?? 0) + (supplement?.value ?? 0)) + (fee?.value ?? 0)

/** One line of a basket. */
export interface BasketLine {
  /** Path of the line's total in the answer. */
  readonly path: string
  readonly id: string
  /** Minor units, as the line shows it. */
  readonly total: number
  /** Minor units, as the sum of the parts of its price. */
  readonly cost: number
}

export const ticketLines = (tickets: Basket['tickets']): readonly BasketLine[] =>
  tickets.map(({ id, prices: { price, booking_fee, total_ticket_price: total } }, index) => ({
    path: `basket.tickets.${index}.prices.total_ticket_price.value`,
    id,
    total: total.value,
    cost: price.value + booking_fee.value,
  }))

export const linesUnder = (
  path: string,
  lines: readonly { readonly id: string; readonly prices: Cost & { readonly total: { readonly value: number } } }[],
): readonly BasketLine[] =>
  lines.map(({ id, prices }, index) => ({
    path: `${path}.${index}.prices.total.value`,
    id,
    total: prices.total.value,
    cost: costOf(prices),
  }))

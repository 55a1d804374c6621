import type { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { Asked } from './BackEndUnderTest.js'

export type Basket = NonNullable<t.TypeOf<typeof basketEndpoints.get.answer>['basket']>

type Part = { readonly value: number } | undefined

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

const ticketLines = ({ tickets }: Basket): readonly BasketLine[] =>
  tickets.map(({ id, prices: { price, booking_fee, total_ticket_price: total } }, index) => ({
    path: `basket.tickets.${index}.prices.total_ticket_price.value`,
    id,
    total: total.value,
    cost: price.value + booking_fee.value,
  }))

const linesUnder = (
  path: string,
  lines: readonly { readonly id: string; readonly prices: Cost & { readonly total: { readonly value: number } } }[],
): readonly BasketLine[] =>
  lines.map(({ id, prices }, index) => ({
    path: `${path}.${index}.prices.total.value`,
    id,
    total: prices.total.value,
    cost: costOf(prices),
  }))

/** The fields of a basket that hold items. */
type ItemFields = keyof Omit<Basket, 'id' | 'status' | 'currency' | 'prices' | 'mandatory_status' | 'payments'>

/** All lines of a basket that have a price. The type demands every field that holds items. */
export const linesOf = (basket: Basket): readonly BasketLine[] => {
  const lines: Readonly<Record<ItemFields, readonly BasketLine[]>> = {
    tickets: ticketLines(basket),
    accommodations: linesUnder('basket.accommodations', basket.accommodations),
    extras: linesUnder('basket.extras', basket.extras),
    transport: linesUnder('basket.transport', basket.transport),
    charges: linesUnder('basket.charges.CHANGE_TICKET_CUSTOMER_DATA', basket.charges.CHANGE_TICKET_CUSTOMER_DATA),
    // The charge of a change has its price.
    nameChange: [],
    // Their prices have no total, and are added to the sum.
    pax: [],
  }
  return Object.values(lines).flat()
}

/** Checks that each line equals the sum of its parts, and the basket the sum of its lines and new passengers. */
export const checkBasketMoney = (asked: Asked<unknown>, basket: Basket): void => {
  const lines = linesOf(basket)
  for (const { path, total, cost } of lines) {
    if (total !== cost)
      asked.blame({ rule: 'agreement', path, expected: `${cost}, the sum of its price and fee`, came: String(total) })
  }
  const passengers = basket.pax.reduce((sum, { prices }) => sum + (prices === undefined ? 0 : costOf(prices)), 0)
  const sum = lines.reduce((all, { total }) => all + total, passengers)
  const came = basket.prices.total.value
  if (sum === came) return
  const expected = `${sum}, the sum of its lines`
  asked.blame({ rule: 'agreement', path: 'basket.prices.total.value', expected, came: String(came) })
}

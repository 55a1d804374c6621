import { type Cost, priceOf } from '../records/cost.js'
import { Nonsense } from '../values/readAs.js'
import { alignPlan } from '../payment-plan/changedPlan.js'
import type { World } from '../world/World.js'
import type { BookingRecord } from '../records/BookingRecord.js'

/** A line of a booking whose price can change. */
interface Priced {
  readonly price: number
  readonly changeBy: (amount: number) => void
}

/**
 * Raises the price of a booking's contents by this many minor units, or lowers it if negative. The most expensive line
 * changes first, so that the price summary still adds up. Throws Nonsense for a reduction below zero.
 */
export const changePrice = (world: World, bookingReference: string, by: number): void => {
  const booking = world.bookings.find(({ reference }) => reference === bookingReference)
  if (booking === undefined) throw new Nonsense(`There is no booking ${bookingReference}.`)
  const lines = pricedLines(booking).toSorted((one, other) => other.price - one.price)
  const [dearest] = lines
  if (dearest === undefined) throw new Nonsense(`${bookingReference} holds nothing that has a price.`)
  const most = lines.reduce((sum, { price }) => sum + price, 0)
  if (-by > most) throw new Nonsense(`What ${bookingReference} holds costs ${most}, and cannot cost ${-by} less.`)
  if (by > 0) dearest.changeBy(by)
  else lower(lines, -by)
  alignPlan(world, booking)
}

const lower = (lines: readonly Priced[], amount: number): void => {
  let left = amount
  for (const { price, changeBy } of lines) {
    const part = Math.min(price, left)
    left -= part
    if (part > 0) changeBy(-part)
  }
}

/**
 * Tickets, rooms, transport and insurance. Extras are left out because the dashboard does not show all their amounts.
 */
const pricedLines = ({ tickets, rooms, transport, insurance }: BookingRecord): readonly Priced[] =>
  [
    ...linesIn(tickets, (ticket, amount) => {
      const { price, total_ticket_price: total, ...prices } = ticket.prices
      const changed = { price: { value: price.value + amount }, total_ticket_price: { value: total.value + amount } }
      return { ...ticket, prices: { ...prices, ...changed } }
    }),
    ...linesIn(rooms, repriced),
    ...linesIn(transport, repriced),
    ...linesIn(insurance, repriced),
  ].filter(({ price }) => price > 0)

const linesIn = <L extends { readonly prices: Cost }>(
  lines: L[],
  changed: (line: L, amount: number) => L,
): readonly Priced[] =>
  lines.map((line, index) => ({
    price: priceOf(line.prices),
    changeBy: (amount) => {
      lines[index] = changed(line, amount)
    },
  }))

/** A line priced by allocations and supplement keeps its allocations. */
const repriced = <L extends { readonly prices: Cost }>(line: L, amount: number): L => {
  const { price, supplement, ...prices } = line.prices
  const changed = price
    ? { price: { value: price.value + amount } }
    : { supplement: { value: (supplement?.value ?? 0) + amount } }
  return { ...line, prices: { ...prices, ...(supplement && { supplement }), ...changed } }
}

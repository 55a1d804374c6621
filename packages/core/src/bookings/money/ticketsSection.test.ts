import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import { aTicket } from '../../testing/aTicket.js'
import type { TicketLine } from '../Booking.js'
import { gatherPriceLines } from './gatherPriceLines.js'
import { ticketsSection } from './priceSummary.js'

const line = (id: string, eventName: string, name: string, price: number, fee: number): TicketLine => ({
  ...aTicket(id),
  eventName,
  name,
  prices: { price: minor(price), bookingFee: minor(fee), total: minor(price + fee) },
})

const anyLine = fc
  .record({
    id: fc.uuid(),
    eventName: fc.constantFrom('Opera', 'Ballet', 'opera'),
    name: fc.constantFrom('Stalls', 'Balcony'),
    price: fc.nat(1_000_000),
    fee: fc.nat(10_000),
  })
  .map(({ id, eventName, name, price, fee }) => line(id, eventName, name, price, fee))

describe('the Tickets section of the price summary', () => {
  it('shows price plus booking fee, and the fee as an amount of its own', () => {
    expect(ticketsSection([line('1', 'Opera', 'Stalls', 6800, 450)])).toMatchObject({
      lines: [
        { id: '1', title: 'Opera: Stalls', display: { kind: 'amount', amount: 7250 }, cost: 7250, bookingFee: 450 },
      ],
      cost: 7250,
      bookingFee: 450,
    })
  })

  it('sorts by title ascending, then by cost descending', () => {
    const { lines } = ticketsSection([
      line('cheap', 'Opera', 'Stalls', 1000, 0),
      line('dear', 'Opera', 'Stalls', 1000, 1),
      line('first', 'Ballet', 'Stalls', 1, 0),
    ])
    expect(lines.map(({ id }) => id)).toEqual(['first', 'dear', 'cheap'])
  })

  it('keeps every ticket, in that order, and adds up to its lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (tickets) => {
        const { lines, cost, bookingFee } = ticketsSection(tickets)
        expect(lines.map(({ id }) => id).sort()).toEqual(tickets.map(({ id }) => id).sort())
        expect(cost).toBe(tickets.reduce((sum, { prices }) => sum + prices.price + prices.bookingFee, 0))
        expect(bookingFee).toBe(tickets.reduce((sum, { prices }) => sum + prices.bookingFee, 0))
        lines.slice(1).forEach((after, place) => {
          const before = lines[place]
          expect(
            before !== undefined &&
              (before.title < after.title || (before.title === after.title && before.cost >= after.cost)),
          ).toBe(true)
        })
      }),
    )
  })

  it('does not depend on the order in which the tickets came', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (tickets) => {
        const strip = (all: readonly TicketLine[]) => ticketsSection(all).lines.map(({ title, cost }) => [title, cost])
        expect(strip([...tickets].reverse())).toEqual(strip(tickets))
      }),
    )
  })
})

describe('lines that read the same', () => {
  it('are one with a quantity, also when there are 2,000 of them', () => {
    const tickets = Array.from({ length: 2000 }, (_, place) =>
      line(String(place), 'Opera', place % 4 === 0 ? 'Box' : 'Stalls', 5000, 250),
    )
    expect(
      gatherPriceLines(ticketsSection(tickets).lines).map(({ line: { title }, quantity, cost, bookingFee }) => [
        title,
        quantity,
        cost,
        bookingFee,
      ]),
    ).toEqual([
      ['Opera: Box', 500, 2_625_000, 125_000],
      ['Opera: Stalls', 1500, 7_875_000, 375_000],
    ])
  })

  it('are not the same at another cost, or with another fee in it', () => {
    const { lines } = ticketsSection([
      line('1', 'Opera', 'Stalls', 1000, 0),
      line('2', 'Opera', 'Stalls', 900, 100),
      line('3', 'Opera', 'Stalls', 900, 0),
    ])
    expect(gatherPriceLines(lines)).toHaveLength(3)
  })

  it('lose none and add up to the same', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (tickets) => {
        const section = ticketsSection(tickets)
        const gathered = gatherPriceLines(section.lines)
        expect(gathered.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(tickets.length)
        expect(gathered.reduce((sum, { cost }) => sum + cost, 0)).toBe(section.cost)
        expect(gathered.reduce((sum, { bookingFee }) => sum + bookingFee, 0)).toBe(section.bookingFee)
      }),
    )
  })
})

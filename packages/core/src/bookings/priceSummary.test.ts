import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { aBooking } from '../testing/aBooking.js'
import type { TicketLine } from './Booking.js'
import { isOwed, priceSummary, ticketsSection } from './priceSummary.js'

const line = (id: string, eventName: string, name: string, price: number, fee: number): TicketLine => ({
  id,
  eventName,
  name,
  ticketTypeId: name,
  paxId: 1,
  prices: { price: minor(price), bookingFee: minor(fee), total: minor(price + fee) },
  resale: { code: 0, enabled: false, reason: null },
  eventDate: null,
  venue: '',
  nameChangeAllowed: false,
  nameChangeFee: null,
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
    expect(ticketsSection([line('1', 'Opera', 'Stalls', 6800, 450)])).toEqual({
      lines: [{ id: '1', title: 'Opera: Stalls', cost: 7250, bookingFee: 450 }],
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
          expect(before !== undefined && (before.title < after.title || (before.title === after.title && before.cost >= after.cost))).toBe(true)
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

describe('the totals', () => {
  it('are those of the back end', () => {
    const booking = aBooking('SUN1001')
    expect(priceSummary(booking).totals).toBe(booking.prices)
  })

  it('say whether anything is left to pay', () => {
    const booking = aBooking('SUN1001')
    expect(isOwed(booking)).toBe(false)
    expect(isOwed({ ...booking, prices: { ...booking.prices, outstandingBalance: minor(1) } })).toBe(true)
  })
})

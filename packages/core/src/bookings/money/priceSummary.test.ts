import { describe, expect, it } from 'vitest'
import { type Cost, minor, noCost, zeroMinor } from '../../money/Money.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { aDelivery } from '../../../test/bookings/aDelivery.js'
import { aResale, aTicket } from '../../../test/bookings/aTicket.js'
import type { Booking, TicketLine } from '../../domain/Booking.js'
import { type PriceSummary, priceSummary } from './priceSummary.js'
import fc from 'fast-check'
import { anExtra, aRoom, aSeat } from '../../../test/bookings/holdings.js'

const cost = (price: number, bookingFee = 0): Cost => ({
  ...noCost,
  price: minor(price),
  bookingFee: minor(bookingFee),
})

const room = aRoom('r', {
  roomName: 'Double',
  cost: { ...noCost, allocations: minor(14_000), supplement: minor(1750), bookingFee: minor(150) },
})

const extra = anExtra('e', { name: 'City card', option: 'Seven days', cost: cost(4200, 300) })

const flight = aSeat('t', { name: 'Flight MB 417', departureDate: '2027-05-01T07:25:00Z', cost: cost(8200, 150) })

const onResale = (id: string, fee: number): TicketLine => ({
  ...aTicket(id),
  prices: { price: minor(5000), bookingFee: minor(fee), total: minor(5000 + fee) },
  resale: aResale(2, { enabled: true }),
})

const whole: Booking = {
  ...aBooking('SUN1001'),
  separateBookingFee: true,
  rooms: [room],
  customerChanges: [{ id: 'c', name: 'Name Change Fee: Sofia Lang to Theo Hart', cost: cost(2500) }],
  tickets: [onResale('71', 250)],
  transport: [flight],
  extras: [extra],
  insurance: [{ id: 'i', name: 'Travel insurance', cost: cost(3750) }],
  deliveries: [aDelivery({ id: 'd', name: 'Courier', cost: cost(600) })],
  discounts: [{ id: 's', name: 'Booked early', cost: cost(-3500) }],
}

const sectionOf = (booking: Booking, name: string) =>
  priceSummary(booking).sections.find((section) => section.name === name)
const linesIn = ({ gathered }: Pick<PriceSummary['sections'][number], 'gathered'>) => gathered.map(({ line }) => line)
const linesOf = (booking: Booking, name: string) => linesIn(sectionOf(booking, name) ?? { gathered: [] })
const shown = (booking: Booking) =>
  priceSummary(booking).sections.map(({ name, gathered, cost: sum }) => [
    name,
    linesIn({ gathered }).map(({ title, label }) => label ?? title),
    sum,
  ])

describe('the price summary', () => {
  it('has its nine sections in their order, each with displayed costs', () => {
    expect(shown(whole)).toEqual([
      ['accommodation', ['Hotel Miramar: Double'], 15_900],
      ['customerChange', ['Name Change Fee: Sofia Lang to Theo Hart'], 2500],
      ['tickets', ['Opening night: Stalls'], 5250],
      ['transport', ['Flight MB 417: London – Barcelona'], 8350],
      ['extras', ['City card: Seven days'], 4500],
      ['insurance', ['Travel insurance'], 3750],
      ['delivery', ['Courier'], 600],
      ['discounts', ['Booked early'], -3500],
      ['fees', ['resaleFees'], 250],
    ])
  })

  it('leaves out what is empty', () => {
    expect(priceSummary(aBooking('SUN1001')).sections).toEqual([])
    expect(shown({ ...aBooking('SUN1001'), transport: [flight] }).map(([name]) => name)).toEqual(['transport'])
  })

  it('has the totals that the back end calculated', () => {
    expect(priceSummary(whole).totals).toEqual(whole.prices)
  })

  it('shows booking fees as a separate amount only if the booking says so', () => {
    const fees = (booking: Booking) => priceSummary(booking).sections.map(({ bookingFee }) => bookingFee)
    expect(fees(whole)).toEqual([150, 0, 250, 150, 300, 0, 0, 0, 0])
    expect(fees({ ...whole, separateBookingFee: false })).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(shown({ ...whole, separateBookingFee: false })).toEqual(shown(whole))
  })

  it('names a name change that has no name of its own', () => {
    expect(
      linesOf({ ...whole, customerChanges: [{ id: 'c', name: '', cost: cost(2500) }] }, 'customerChange')[0]?.label,
    ).toBe('nameChangeFee')
  })

  it('names a delivery that has no name of its own', () => {
    expect(linesOf({ ...whole, deliveries: [aDelivery({ name: '' })] }, 'delivery')[0]?.label).toBe('delivery')
  })

  it('shows when a transport departs, or that its time is not specified', () => {
    const departures = (timed: boolean) =>
      linesOf({ ...whole, transport: [{ ...flight, isDepartureTimeSpecified: timed }] }, 'transport').map(
        ({ departure }) => departure,
      )
    expect(departures(true)).toEqual([{ at: '2027-05-01T07:25:00Z', isTimeSpecified: true }])
    expect(departures(false)).toEqual([{ at: '2027-05-01T07:25:00Z', isTimeSpecified: false }])
    expect(linesOf(whole, 'extras')[0]?.departure).toBeNull()
  })

  it.each([
    [1, { kind: 'amount', amount: 4500 }, 0, 300],
    [2, { kind: 'hidden' }, 4500, 0],
    [3, { kind: 'free' }, 4500, 0],
    [4, { kind: 'included' }, 4500, 0],
    [9, { kind: 'amount', amount: 4500 }, 0, 300],
  ])(
    'displays an extra with price display code %i, and its cost among the items without a separate price',
    (priceDisplayCode, display, withoutPrice, fee) => {
      const section = sectionOf({ ...whole, extras: [{ ...extra, priceDisplayCode }] }, 'extras')
      expect([section?.gathered[0]?.line.display, section?.cost, section?.withoutPrice, section?.bookingFee]).toEqual([
        display,
        4500,
        withoutPrice,
        fee,
      ])
    },
  )

  it('adds up to the total: resale fees are part of the tickets, and unlisted costs are shown separately', () => {
    const totalBookingPrice = minor(15_900 + 2500 + 5250 + 8350 + 4500 + 3750 + 600 - 3500)
    const unlisted = (more: number) =>
      priceSummary({ ...whole, prices: { ...whole.prices, totalBookingPrice: minor(totalBookingPrice + more) } })
        .unlisted
    expect([unlisted(0), unlisted(84), unlisted(-7)]).toEqual([0, 84, -7])
  })

  it('has negative discounts, whatever their sign in the answer, or their sum if they are not itemised', () => {
    const discounts = (change: Partial<Booking>) =>
      linesOf({ ...whole, ...change }, 'discounts').map(({ title, label, cost: amount }) => [label ?? title, amount])
    expect(
      discounts({
        discounts: [
          { id: 's', name: 'Early', cost: cost(3500) },
          { id: 't', name: 'Back', cost: cost(-100) },
        ],
      }),
    ).toEqual([
      ['Early', -3500],
      ['Back', -100],
    ])
    const prices = { ...whole.prices, discounts: minor(1000) }
    expect(discounts({ discounts: [], prices })).toEqual([['discounts', -1000]])
    expect(priceSummary({ ...whole, prices }).totals).toEqual({ ...prices, discounts: -1000 })
    expect(discounts({ discounts: [] })).toEqual([])
  })

  it('has as resale fees the booking fees of the tickets on resale only', () => {
    const codes = [0, 1, 3, 4].map((code) => ({
      ...aTicket(String(code)),
      resale: aResale(code),
    }))
    const fees = (tickets: readonly TicketLine[]) =>
      linesOf({ ...whole, tickets }, 'fees').map(({ cost: amount }) => amount)
    expect(fees([...codes, onResale('71', 250), onResale('72', 175)])).toEqual([425])
    expect(fees(codes)).toEqual([])
  })

  it('adds up to its lines in every section, fee for fee', () => {
    const anyCost = fc.record({
      price: fc.option(fc.nat(100_000).map(minor)),
      allocations: fc.nat(100_000).map(minor),
      supplement: fc.nat(10_000).map(minor),
      bookingFee: fc.nat(1000).map(minor),
    })
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
    fc.assert(
      fc.property(fc.array(anyCost), fc.array(fc.tuple(anyCost, fc.integer({ min: 0, max: 5 }))), (rooms, extras) => {
        const booking = {
          ...aBooking('SUN1001'),
          separateBookingFee: true,
          rooms: rooms.map((one) => ({ ...room, cost: one })),
          extras: extras.map(([one, priceDisplayCode]) => ({ ...extra, priceDisplayCode, cost: one })),
        }
        for (const section of priceSummary(booking).sections) {
          const amounts = section.gathered.filter(({ line: { display } }) => display.kind === 'amount')
          expect(section.cost).toBe(sum(amounts.map((one) => one.cost)) + section.withoutPrice)
          expect(section.cost).toBe(sum(section.gathered.map((one) => one.cost)))
          expect(section.bookingFee).toBe(sum(amounts.map(({ line, quantity }) => line.bookingFee * quantity)))
        }
        const due = rooms.map(
          ({ price, allocations, supplement, bookingFee }) => (price ?? allocations + supplement) + bookingFee,
        )
        expect(sectionOf(booking, 'accommodation')?.cost ?? 0).toBe(sum(due))
      }),
    )
  })
})

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

const ticketsSection = (tickets: readonly TicketLine[]) => {
  const { sections } = priceSummary({ ...aBooking('SUN1'), tickets, separateBookingFee: true })
  return sections.find(({ name }) => name === 'tickets') ?? { gathered: [], cost: zeroMinor, bookingFee: zeroMinor }
}

describe('the Tickets section of the price summary', () => {
  it('keeps every ticket, in that order, and adds up to its lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (tickets) => {
        const { gathered, cost, bookingFee } = ticketsSection(tickets)
        expect(gathered.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(tickets.length)
        expect(gathered.reduce((sum, one) => sum + one.cost, 0)).toBe(cost)
        expect(cost).toBe(tickets.reduce((sum, { prices }) => sum + prices.price + prices.bookingFee, 0))
        expect(bookingFee).toBe(tickets.reduce((sum, { prices }) => sum + prices.bookingFee, 0))
        const lines = linesIn({ gathered })
        lines.slice(1).forEach((after, index) => {
          const before = lines[index]
          expect(
            before !== undefined &&
              (before.title < after.title || (before.title === after.title && before.cost >= after.cost)),
          ).toBe(true)
        })
      }),
    )
  })
})

describe('identical lines', () => {
  it('are one line with a quantity, even if there are 2,000', () => {
    const tickets = Array.from({ length: 2000 }, (_, index) =>
      line(String(index), 'Opera', index % 4 === 0 ? 'Box' : 'Stalls', 5000, 250),
    )
    expect(
      ticketsSection(tickets).gathered.map(({ line: { title }, quantity, cost }) => [title, quantity, cost]),
    ).toEqual([
      ['Opera: Box', 500, 2_625_000],
      ['Opera: Stalls', 1500, 7_875_000],
    ])
  })

  it('are not combined if their cost or their fee differs', () => {
    const { gathered } = ticketsSection([
      line('1', 'Opera', 'Stalls', 1000, 0),
      line('2', 'Opera', 'Stalls', 900, 100),
      line('3', 'Opera', 'Stalls', 900, 0),
    ])
    expect(gathered).toHaveLength(3)
  })
})

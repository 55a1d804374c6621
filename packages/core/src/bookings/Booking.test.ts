import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { activePax, type Pax, paymentWord, type TicketLine } from './Booking.js'
import { ticketsByEvent } from './holdings/ticketsByEvent.js'

const pax = (id: number, cancelled = false): Pax => ({
  id,
  customerId: null,
  lead: id === 1,
  cancelled,
  firstName: `P${id}`,
  lastName: '',
})
const ticket = (id: string, eventName: string, paxId: number): TicketLine => ({
  id,
  eventName,
  name: 'Stalls',
  ticketTypeId: '1',
  paxId,
  prices: { price: minor(1), bookingFee: minor(0), total: minor(1) },
  resale: { code: 0, enabled: false, reason: null },
  eventDate: null,
  venue: '',
  nameChangeAllowed: false,
  nameChangeFee: null,
})

describe('passengers', () => {
  it('leave the cancelled ones out', () => {
    expect(activePax([pax(1), pax(2, true)], [pax(3)]).map(({ id }) => id)).toEqual([1, 3])
  })

  it('stand beside their tickets under each event; a cancelled one does not', () => {
    const held = ticketsByEvent(
      [ticket('a', 'Opera', 1), ticket('b', 'Ballet', 2), ticket('c', 'Opera', 9)],
      [pax(1), pax(2, true)],
    )
    expect(
      held.map(({ eventName, tickets }) => [
        eventName,
        ...tickets.map(({ ticket: { id }, passenger }) => [id, passenger?.id ?? null]),
      ]),
    ).toEqual([
      ['Ballet', ['b', null]],
      ['Opera', ['a', 1], ['c', null]],
    ])
  })

  it('stand in the order of their lines: by title ascending, then cost descending', () => {
    const priced = (id: string, name: string, price: number) => ({
      ...ticket(id, 'Opera', 1),
      name,
      prices: { price: minor(price), bookingFee: minor(0), total: minor(price) },
    })
    const [held] = ticketsByEvent(
      [priced('cheap', 'Stalls', 1), priced('dear', 'Stalls', 9), priced('box', 'Box', 5)],
      [pax(1)],
    )
    expect(held?.tickets.map(({ ticket: { id } }) => id)).toEqual(['box', 'dear', 'cheap'])
  })

  it('stand under each day of an event by itself', () => {
    const days = ['2027-05-01T19:30', '2027-05-02T19:30', '2027-05-01T19:30']
    const held = ticketsByEvent(
      days.map((eventDate, index) => ({ ...ticket(`${index}`, 'Opera', 1), eventDate })),
      [pax(1)],
    )
    expect(
      held.map(({ eventName, eventDate, tickets }) => [
        eventName,
        eventDate,
        ...tickets.map(({ ticket: { id } }) => id),
      ]),
    ).toEqual([
      ['Opera', days[0], '0', '2'],
      ['Opera', days[1], '1'],
    ])
    expect(new Set(held.map(({ key }) => key)).size).toBe(2)
  })
})

describe('the word for a payment', () => {
  it('tells confirmed from paid, and does not guess at what it does not know', () => {
    expect([2, 3, 6, 7, 9, 12].map((status) => paymentWord({ status }))).toEqual([
      'paid',
      'confirmed',
      'failed',
      'pending',
      'unknown',
      'unknown',
    ])
  })
})

import { aTicket } from '../../test/bookings/aTicket.js'
import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { activePassengers, eventKey, inTicketOrder, type TicketLine } from './Booking.js'
import { aPassenger } from '../../test/bookings/holdings.js'

const ticket = (id: string, eventName: string): TicketLine => ({ ...aTicket(id), eventName })

describe('passengers', () => {
  it('exclude the cancelled ones', () => {
    expect(
      activePassengers([aPassenger(1), aPassenger(2, { cancelled: true })], [aPassenger(3)]).map(({ id }) => id),
    ).toEqual([1, 3])
  })

  it('appear once if two lists hold them, as in the first', () => {
    const [lead, two, three] = [aPassenger(1), aPassenger(2), aPassenger(3)]
    const copy = aPassenger(1, { lead: false, firstName: '' })
    expect(activePassengers([lead, two], [two, copy, three])).toEqual([lead, two, three])
  })
})

describe('tickets', () => {
  it('are in the order of their lines: by title ascending, then cost descending', () => {
    const priced = (id: string, eventName: string, name: string, price: number) => ({
      ...ticket(id, eventName),
      name,
      prices: { price: minor(price), bookingFee: minor(0), total: minor(price) },
    })
    const ordered = inTicketOrder([
      priced('cheap', 'Opera', 'Stalls', 1),
      priced('dear', 'Opera', 'Stalls', 9),
      priced('box', 'Opera', 'Box', 5),
      priced('first', 'Ballet', 'Stalls', 1),
    ])
    expect(ordered.map(({ id }) => id)).toEqual(['first', 'box', 'dear', 'cheap'])
  })

  it('belong to the day of their event', () => {
    const [monday, tuesday] = ['2027-05-01T19:30', '2027-05-02T19:30'].map((eventDate) =>
      eventKey({ ...ticket('1', 'Opera'), eventDate }),
    )
    expect(monday).not.toBe(tuesday)
  })
})

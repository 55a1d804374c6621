import { describe, expect, it } from 'vitest'
import { aTicket } from '../../testing/aTicket.js'
import type { TicketLine } from '../Booking.js'
import { isTransferable, ticketDetails } from './ticketDetails.js'

const ticket = (id: string, code: number, nameChangeAllowed = true): TicketLine => ({
  ...aTicket(id),
  resale: { code, enabled: true, reason: null },
  nameChangeAllowed,
})
const person = { customerId: null, lead: false, cancelled: false, firstName: 'Ada', lastName: 'King' }

describe('a ticket is transferable', () => {
  it('only if its package configuration says ALLOWED and it is not on resale', () => {
    for (const code of [0, 1, 2, 3, 4]) {
      expect(isTransferable(ticket('1', code))).toBe(code !== 2)
      expect(isTransferable(ticket('1', code, false))).toBe(false)
    }
  })
})

describe('the ticket details', () => {
  const details = (tickets: readonly TicketLine[], pending: readonly string[] = []) =>
    ticketDetails(
      {
        tickets,
        pax: [
          { ...person, id: 1 },
          { ...person, id: 2, cancelled: true },
        ],
      },
      pending.map((ticketId) => ({ ticketId, status: 'IN_REVIEW' })),
    )

  it('say who holds each ticket, in the order of the booking, unless they do not travel', () => {
    const tickets = [
      { ...ticket('b', 1), paxId: 1 },
      { ...ticket('a', 1), paxId: 2 },
      { ...ticket('c', 1), paxId: 9 },
    ]
    expect(details(tickets).map(({ ticket: { id }, holder }) => [id, holder?.firstName ?? null])).toEqual([
      ['b', 'Ada'],
      ['a', null],
      ['c', null],
    ])
  })

  it('say what can be done about the name', () => {
    const tickets = [
      ticket('yes', 1),
      ticket('no', 1, false),
      ticket('listed', 2),
      ticket('sold', 3),
      ticket('changing', 4),
    ]
    expect(details(tickets).map(({ nameChange }) => nameChange)).toEqual([
      'transferable',
      'notAllowed',
      'onResale',
      'resold',
      'changePending',
    ])
  })

  it('show the change that waits, during which there is no other', () => {
    const [waiting, other] = details([ticket('1', 1), ticket('2', 1)], ['1'])
    expect([waiting?.nameChange, waiting?.pending]).toEqual(['changePending', { ticketId: '1', status: 'IN_REVIEW' }])
    expect([other?.nameChange, other?.pending]).toEqual(['transferable', null])
    expect(details([ticket('1', 2, false)], ['1'])[0]?.nameChange).toBe('changePending')
    expect(details([ticket('1', 3)], ['1'])[0]?.nameChange).toBe('resold')
  })
})

import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import { aResale, aTicket } from '../../../test/bookings/aTicket.js'
import type { TicketLine } from '../../domain/Booking.js'
import { countTransferable, ticketHolders } from './ticketHolders.js'
import { aPassenger } from '../../../test/bookings/holdings.js'

const ticket = (id: string, code: number, nameChangeAllowed = true): TicketLine => ({
  ...aTicket(id),
  resale: aResale(code, { enabled: true }),
  nameChangeAllowed,
})
const person = { firstName: 'Ada', lastName: 'King' }

describe('a ticket is transferable', () => {
  it('only if its package configuration says ALLOWED and it is not on resale', () => {
    for (const code of [0, 1, 2, 3, 4]) {
      const count = (one: TicketLine) => countTransferable({ tickets: [one], passengers: [] }, [])
      expect(count(ticket('1', code))).toBe([0, 1].includes(code) ? 1 : 0)
      expect(count(ticket('1', code, false))).toBe(0)
    }
  })
})

describe('the ticket holders', () => {
  const details = (
    tickets: readonly TicketLine[],
    pending: readonly string[] = [],
    inBasket: readonly string[] = [],
    status = 'IN_REVIEW',
  ) =>
    ticketHolders(
      {
        tickets,
        passengers: [aPassenger(1, person), aPassenger(2, { ...person, cancelled: true })],
      },
      pending.map((ticketId) => ({ ticketId, status })),
      new Set(inBasket),
    )

  it('have the status of their name', () => {
    const tickets = [
      ticket('yes', 1),
      ticket('no', 1, false),
      ticket('listed', 2),
      ticket('sold', 3),
      ticket('changing', 4),
    ]
    expect(details(tickets).map(({ nameStatus }) => nameStatus)).toEqual([
      'transferable',
      'notAllowed',
      'onResale',
      'resold',
      'changePending',
    ])
  })

  it('show the pending change, which allows no other change', () => {
    const [waiting, other] = details([ticket('1', 1), ticket('2', 1)], ['1'])
    expect([waiting?.nameStatus, waiting?.stage, other?.nameStatus]).toEqual([
      'changePending',
      'inReview',
      'transferable',
    ])
    expect(details([ticket('1', 2, false)], ['1'])[0]?.nameStatus).toBe('changePending')
    expect(details([ticket('1', 3)], ['1'])[0]?.nameStatus).toBe('resold')
  })

  it.each([
    ['PENDING', 'asked'],
    ['IN_REVIEW', 'inReview'],
    ['SOMETHING_NEW', 'unknown'],
  ] as const)('show a change with %s as %s', (status, stage) => {
    expect(details([ticket('1', 1)], ['1'], [], status)[0]?.stage).toBe(stage)
  })

  it('have an unknown stage if the back end sends no status of the change', () => {
    expect(details([ticket('1', 4)])[0]).toMatchObject({ nameStatus: 'changePending', stage: 'unknown' })
  })

  it('are filtered by status, and a change in the basket counts as pending', () => {
    const tickets = [
      ticket('yes', 1),
      ticket('basket', 1),
      ticket('changing', 4),
      ticket('listed', 2),
      ticket('sold', 3),
      ticket('no', 1, false),
    ]
    expect(details(tickets, [], ['basket']).map(({ shownAs }) => shownAs)).toEqual([
      'transferable',
      'changing',
      'changing',
      'fixed',
      'fixed',
      'fixed',
    ])
  })

  it.each([
    [null, { kind: 'later' }],
    [minor(0), { kind: 'free' }],
    [minor(1500), { kind: 'charged', amount: 1500 }],
  ])('have a fee of %s', (nameChangeFee, fee) => {
    expect(details([{ ...ticket('1', 1), nameChangeFee }])[0]?.fee).toEqual(fee)
  })
})

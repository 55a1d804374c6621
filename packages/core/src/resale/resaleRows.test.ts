import { describe, expect, it } from 'vitest'
import type { TicketLine } from '../domain/Booking.js'
import { toResaleReason } from '../domain/Ticket.js'
import { aResale, aTicket } from '../../test/bookings/aTicket.js'
import { resaleGroups, resaleRows, ticketResaleState } from './resaleRows.js'

const none: ReadonlySet<string> = new Set()
const ticket = (id: string, code: number, reason: number | null = null, enabled = reason === null): TicketLine => ({
  ...aTicket(id),
  resale: aResale(code, { enabled, reason }),
})

const idsOf = (tickets: readonly TicketLine[]) =>
  resaleRows({ tickets, passengers: [] }, []).map((row) => row.ticket.id)

it('a reason that is in no table is none', () => {
  expect([toResaleReason(null), toResaleReason(9), toResaleReason(0)]).toEqual([null, null, 'notEnabled'])
})

describe('the action of a ticket', () => {
  it.each([
    ['code 0', ticket('1', 0, 0), { kind: 'unavailable', reason: 'notEnabled' }],
    ['code 1', ticket('1', 1), { kind: 'available' }],
    ['code 1 with a balance outstanding', ticket('1', 1, 1), { kind: 'unavailable', reason: 'outstandingBalance' }],
    ['code 1 after its date', ticket('1', 1, 2), { kind: 'unavailable', reason: 'dateExpired' }],
    ['code 1 without a type to resell it as', ticket('1', 1, 3), { kind: 'unavailable', reason: 'noResellTicketType' }],
    [
      'code 1 with a reason, though it says that it is enabled',
      ticket('1', 1, 2, true),
      { kind: 'unavailable', reason: 'dateExpired' },
    ],
    [
      'code 1 that is not enabled, without a reason',
      ticket('1', 1, null, false),
      { kind: 'unavailable', reason: null },
    ],
    ['code 2', ticket('1', 2), { kind: 'onResale' }],
    ['code 3', ticket('1', 3), { kind: 'resold' }],
    ['code 4', ticket('1', 4), { kind: 'customerDataChanges' }],
    ['a code in no table', ticket('1', 7, 3), { kind: 'unavailable', reason: 'noResellTicketType' }],
  ])('of %s', (_, line, state) => {
    expect(ticketResaleState(line, none)).toEqual(state)
  })

  it('is none, as for code 4, while a change of customer data is pending', () => {
    for (const code of [0, 1, 2, 3, 4])
      expect(ticketResaleState(ticket('1', code), new Set(['1']))).toEqual({ kind: 'customerDataChanges' })
    expect(ticketResaleState(ticket('1', 1), new Set(['2']))).toEqual({ kind: 'available' })
  })
})

describe('the resale list', () => {
  it('hides code 0 and puts resold tickets last, the others in the order of the booking', () => {
    expect(
      idsOf([ticket('a', 3), ticket('b', 0), ticket('c', 1), ticket('d', 3), ticket('e', 2), ticket('f', 4)]),
    ).toEqual(['c', 'e', 'f', 'a', 'd'])
  })
})

describe('the groups of the resale list', () => {
  it('are the events, and sold tickets come last whatever their event', () => {
    const at = (line: TicketLine, eventName: string): TicketLine => ({ ...line, eventName })
    const tickets = [
      at(ticket('1', 1), 'Opening night'),
      at(ticket('2', 2), 'Beach day'),
      at(ticket('3', 3), 'Opening night'),
      at(ticket('4', 4), 'Opening night'),
    ]
    const groups = resaleGroups(resaleRows({ tickets, passengers: [] }, []))
    expect(groups.map(({ event, entries }) => [event?.name, entries.map((entry) => entry.ticket.id)])).toEqual([
      ['Opening night', ['1', '4']],
      ['Beach day', ['2']],
      [undefined, ['3']],
    ])
  })

  it('are filtered by state', () => {
    const tickets = [ticket('1', 1), ticket('2', 2), ticket('3', 3), ticket('4', 4), ticket('5', 1, 2)]
    expect(resaleRows({ tickets, passengers: [] }, []).map(({ shownAs }) => shownAs)).toEqual([
      'available',
      'onResale',
      'unavailable',
      'unavailable',
      'resold',
    ])
  })
})

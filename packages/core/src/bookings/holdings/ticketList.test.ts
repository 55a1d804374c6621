import { describe, expect, it } from 'vitest'
import { aTicket } from '../../testing/aTicket.js'
import { areManyTickets, createTicketFinder, underEvents } from './ticketEntries.js'

const holder = { id: 1, customerId: null, lead: false, cancelled: false, firstName: 'Zoë', lastName: 'Hart' }
const entry = (id: string, eventName: string, eventDate: string | null = null, held = true) => ({
  ticket: { ...aTicket(id), eventName, eventDate, venue: 'Palau' },
  holder: held ? holder : null,
})
const entries = [
  entry('1', 'Opening night', '2027-05-01T19:30'),
  entry('2', 'Beach day'),
  entry('3', 'Opening night', '2027-05-01T19:30', false),
  entry('4', 'Opening night', '2027-05-02T19:30'),
]
const found = (text: string) => createTicketFinder(entries)(text).map(({ ticket }) => ticket.id)

describe('tickets under their events', () => {
  it('stand in the order in which the events appear, each day of an event by itself', () => {
    expect(
      underEvents(entries).map((event) => [
        event.eventName,
        event.eventDate,
        event.venue,
        event.entries.map(({ ticket }) => ticket.id),
      ]),
    ).toEqual([
      ['Opening night', '2027-05-01T19:30', 'Palau', ['1', '3']],
      ['Beach day', null, 'Palau', ['2']],
      ['Opening night', '2027-05-02T19:30', 'Palau', ['4']],
    ])
    expect(new Set(underEvents(entries).map(({ key }) => key)).size).toBe(3)
  })
})

describe('the finder of tickets', () => {
  it('finds all where nothing is typed', () => {
    expect(found('  ')).toEqual(['1', '2', '3', '4'])
  })

  it.each([
    ['opening', ['1', '3', '4']],
    ['ZOE', ['1', '2', '4']],
    ['opening hart', ['1', '4']],
    ['sun may', ['4']],
    ['2027-05-01', ['1', '3']],
    ['palau stalls beach', ['2']],
    ['palau', ['1', '2', '3', '4']],
    ['pening', []],
  ])('%s', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })
})

it('a dozen tickets are seen at a glance', () => {
  const some = (count: number) => Array.from({ length: count }, (_, place) => entry(String(place), 'Opening night'))
  expect([areManyTickets(some(12)), areManyTickets(some(13))]).toEqual([false, true])
})

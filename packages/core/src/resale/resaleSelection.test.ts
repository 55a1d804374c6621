import { describe, expect, it } from 'vitest'
import type { TicketLine } from '../domain/Booking.js'
import { minor } from '../money/Money.js'
import { aResale, aTicket } from '../../test/bookings/aTicket.js'
import { resaleRows, resaleStatus } from './resaleRows.js'
import {
  choicesOf,
  chosenRows,
  nothingChosen,
  resalePreview,
  resaleProblems,
  type ResaleSelection,
  toResaleTickets,
  withChoice,
} from './resaleSelection.js'

const { putUp, cancel } = resaleStatus
const ticket = (id: string, code: number, fee = 250): TicketLine => ({
  ...aTicket(id),
  prices: { price: minor(5000), bookingFee: minor(fee), total: minor(5000 + fee) },
  resale: aResale(code, { enabled: true }),
})

const tickets = [
  ticket('never', 0),
  ticket('a', 1, 100),
  ticket('b', 1, 20),
  ticket('listed', 2, 3),
  ticket('other', 2, 4),
  ticket('sold', 3),
  ticket('waiting', 4),
]
const rows = resaleRows({ tickets, passengers: [] }, [])
const rowsOf = (...ids: readonly string[]) => rows.filter((row) => ids.includes(row.ticket.id))
const choosing = (...ids: readonly string[]): ResaleSelection => withChoice(nothingChosen, rowsOf(...ids), true)

describe('the selection on the resale screen', () => {
  it('has both actions at once, and ignores tickets without an action', () => {
    expect(toResaleTickets(chosenRows(choosing('a', 'listed', 'sold', 'waiting'), rows))).toEqual([
      { id: 'a', status: putUp },
      { id: 'listed', status: cancel },
    ])
  })

  it('is offered for several tickets of a group at once, by action', () => {
    expect(choicesOf(rowsOf('a', 'b', 'listed', 'sold'), new Set(['b', 'listed']))).toEqual([
      { status: putUp, count: 2, chosen: 1 },
    ])
  })

  it('is invalid if a ticket is unknown, repeated, or does not allow the action, or if there is no such action', () => {
    const given = [
      { id: 'a', status: putUp },
      { id: 'nowhere', status: putUp },
      { id: 'a', status: putUp },
      { id: 'listed', status: putUp },
      { id: 'never', status: putUp },
      { id: 'other', status: cancel },
      { id: 'b', status: 'putUp' as never },
    ]
    expect(resaleProblems(given, rows, tickets)).toEqual([
      { index: 1, problem: 'unknownTicket' },
      { index: 2, problem: 'repeated' },
      { index: 3, problem: 'notPossible' },
      { index: 4, problem: 'notPossible' },
      { index: 6, problem: 'unknownStatus' },
    ])
  })
})

describe('the preview', () => {
  const previewOf = (selection: ResaleSelection) => resalePreview(chosenRows(selection, rows), tickets)
  const ids = (some: readonly { readonly ticket: TicketLine }[]) => some.map((row) => row.ticket.id)

  it('names each action, the tickets on resale afterwards with their fees, and the usable tickets', () => {
    const preview = previewOf(choosing('a', 'listed'))
    expect([ids(preview.putUp), ids(preview.cancel)]).toEqual([['a'], ['listed']])
    expect([preview.listed, preview.fees, preview.usable]).toEqual([2, 104, 4])
  })
})

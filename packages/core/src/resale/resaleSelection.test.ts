import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TicketLine } from '../bookings/Booking.js'
import { minor } from '../money/Money.js'
import { aTicket } from '../testing/aTicket.js'
import {
  chosenRows,
  fromResaleDraft,
  resaleTickets,
  setAllResale,
  toggleResale,
  toResaleDraft,
} from './changeResaleSelection.js'
import { resalePreview } from './resalePreview.js'
import { resaleRows } from './resaleRows.js'
import { emptyResaleSelection, type ResaleSelection, resaleStatus } from './ResaleSelection.js'

const { putUp, cancel } = resaleStatus
const ticket = (id: string, code: number, fee = 250): TicketLine => ({
  ...aTicket(id),
  prices: { price: minor(5000), bookingFee: minor(fee), total: minor(5000 + fee) },
  resale: { code, enabled: true, reason: null },
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
const rows = resaleRows({ tickets, pax: [] }, [])
const choosing = (...ids: readonly string[]): ResaleSelection =>
  ids.reduce((selection, id) => {
    const row = rows.find((one) => one.ticket.id === id)
    return row === undefined ? selection : toggleResale(selection, row)
  }, emptyResaleSelection)

describe('the choice on the resale screen', () => {
  it('has both directions at once', () => {
    expect(resaleTickets(choosing('a', 'listed'), rows)).toEqual([
      { id: 'a', status: putUp },
      { id: 'listed', status: cancel },
    ])
  })

  it('is taken back by the second press, and leaves what cannot be chosen', () => {
    expect(choosing('a', 'b', 'a')).toEqual(new Map([['b', putUp]]))
    expect(choosing('sold', 'waiting').size).toBe(0)
  })

  it('can be of all tickets of a direction, or of none', () => {
    const all = setAllResale(choosing('listed'), rows, putUp, true)
    expect(all).toEqual(
      new Map([
        ['listed', cancel],
        ['a', putUp],
        ['b', putUp],
      ]),
    )
    expect(setAllResale(all, rows, putUp, false)).toEqual(new Map([['listed', cancel]]))
  })

  it('lets go of what the booking no longer allows', () => {
    const later = resaleRows({ tickets: [ticket('a', 2), ticket('b', 1), ticket('listed', 3)], pax: [] }, [])
    expect(resaleTickets(choosing('a', 'b', 'listed'), later)).toEqual([{ id: 'b', status: putUp }])
  })

  it('outlives a session as a draft, without what is no choice', () => {
    expect(fromResaleDraft({ a: putUp, b: 'SELL_AT_ONCE', listed: cancel })).toEqual(choosing('a', 'listed'))
    const anySelection = fc
      .array(fc.tuple(fc.string(), fc.constantFrom(putUp, cancel)))
      .map((entries) => new Map(entries))
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(fromResaleDraft(toResaleDraft(selection))).toEqual(selection)
      }),
    )
  })

  it('two presses on a ticket are none, whatever else is chosen', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...rows)), fc.constantFrom(...rows), (pressed, row) => {
        const before = pressed.reduce(toggleResale, emptyResaleSelection)
        expect(toggleResale(toggleResale(before, row), row)).toEqual(before)
      }),
    )
  })
})

describe('what will happen', () => {
  it('names the fees of each direction, what is on resale afterwards and what stays usable', () => {
    const { putUp: up, cancel: back, listed, usable, isEmpty } = resalePreview(choosing('a', 'listed'), rows, tickets)
    const ids = (lines: readonly TicketLine[]) => lines.map(({ id }) => id)
    expect([ids(up.tickets), up.fees]).toEqual([['a'], 100])
    expect([ids(back.tickets), back.fees]).toEqual([['listed'], 3])
    expect([ids(listed.tickets), listed.fees]).toEqual([['a', 'other'], 104])
    expect(ids(usable)).toEqual(['never', 'b', 'listed', 'waiting'])
    expect(isEmpty).toBe(false)
  })

  it('is nothing where nothing is chosen', () => {
    const preview = resalePreview(emptyResaleSelection, rows, tickets)
    expect([preview.isEmpty, preview.putUp.fees, preview.cancel.fees, preview.listed.fees]).toEqual([true, 0, 0, 7])
  })

  it('leaves every ticket either usable, on resale or resold, and fees that add up', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...rows)), (pressed) => {
        const selection = pressed.reduce(toggleResale, emptyResaleSelection)
        const { putUp: up, cancel: back, listed, usable } = resalePreview(selection, rows, tickets)
        const places = [...usable, ...listed.tickets].map(({ id }) => id)
        expect([...places, 'sold'].sort()).toEqual(tickets.map(({ id }) => id).sort())
        expect(listed.fees).toBe(7 + up.fees - back.fees)
        expect(chosenRows(selection, rows)).toHaveLength(up.tickets.length + back.tickets.length)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { aTicket } from '../testing/aTicket.js'
import { resaleEntries, resaleGroups, resaleShown, resaleShownAs, pruneResale } from './resaleList.js'
import { resaleStatus } from './ResaleSelection.js'
import type { ResaleRow, ResaleState } from './resaleRows.js'

const row = (id: string, state: ResaleState, eventName = 'Opening night'): ResaleRow => ({
  ticket: { ...aTicket(id), eventName },
  passenger: null,
  state,
})
const available: ResaleState = { kind: 'available' }
const onResale: ResaleState = { kind: 'onResale' }
const rows = [
  row('1', available),
  row('2', onResale, 'Beach day'),
  row('3', { kind: 'resold' }),
  row('4', { kind: 'customerDataChanges' }),
]

describe('the resale list', () => {
  it('stands under its events, and what was sold comes last whatever its event', () => {
    const { events, resold } = resaleGroups(resaleEntries(rows))
    expect(events.map(({ eventName, entries }) => [eventName, entries.map(({ ticket }) => ticket.id)])).toEqual([
      ['Opening night', ['1', '4']],
      ['Beach day', ['2']],
    ])
    expect(resold.map(({ ticket }) => ticket.id)).toEqual(['3'])
  })

  it('is filtered by what can become of a ticket', () => {
    const states = [...rows, row('5', { kind: 'unavailable', reason: null })]
    expect(resaleEntries(states).map(resaleShownAs)).toEqual([
      'available',
      'onResale',
      'resold',
      'unavailable',
      'unavailable',
    ])
    expect(new Set(resaleEntries(states).map(resaleShownAs)).size).toBe(resaleShown.length - 1)
  })
})

describe('a choice that is looked at again', () => {
  it('has lost what the booking no longer allows', () => {
    const selection = new Map([
      ['1', resaleStatus.putUp],
      ['2', resaleStatus.putUp],
      ['3', resaleStatus.cancel],
      ['gone', resaleStatus.putUp],
    ])
    expect([...pruneResale(selection, rows)]).toEqual([['1', resaleStatus.putUp]])
  })
})

import { describe, expect, it } from 'vitest'
import { resalable } from '../records/ResaleRecord.js'
import { heldTickets, isThere } from './documents.js'

const resale = new Map([
  ['sold', resalable('2027-01-01', { state: 'sold' })],
  ['listed', resalable('2027-01-01', { state: 'listed' })],
])
const of = (...ticketIds: readonly string[]) => ({ name: 'E-tickets', source: { key: 'k' }, ticketIds })

describe('a download', () => {
  it('contains only the unsold tickets', () => {
    expect(heldTickets({ resale }, of('sold', 'listed', 'never for resale'))).toEqual(['listed', 'never for resale'])
  })

  it('exists until all its tickets are sold, and also if it has no tickets', () => {
    expect([of('sold', 'listed'), of('sold'), of()].map((download) => isThere({ resale }, download))).toEqual([
      true,
      false,
      true,
    ])
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PassengerChoice, type TicketSelection, ticketDraft } from './ticketSelection.js'

const passenger = fc.oneof<fc.Arbitrary<PassengerChoice>[]>(
  fc.constant({ kind: 'open' }),
  fc.record({ kind: fc.constant('known'), paxId: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('newcomer'), key: fc.integer({ min: 1, max: 99 }) }),
)
const selection: fc.Arbitrary<TicketSelection> = fc.record({
  tickets: fc.uniqueArray(
    fc.record({ key: fc.integer({ min: 1, max: 99 }), ticketTypeId: fc.string({ minLength: 1 }), passenger }),
    { selector: ({ key }) => key },
  ),
  newcomers: fc.uniqueArray(
    fc.record({
      key: fc.integer({ min: 1, max: 99 }),
      firstName: fc.string(),
      lastName: fc.string(),
      email: fc.string(),
      telephone: fc.string(),
    }),
    { selector: ({ key }) => key },
  ),
  nextKey: fc.integer({ min: 1, max: 200 }),
})

it('gives back the selection that was kept, whatever was typed', () => {
  fc.assert(
    fc.property(selection, (kept) => {
      expect(ticketDraft.fromDraft(ticketDraft.toDraft(kept))).toEqual(kept)
    }),
  )
})

it('is the empty selection where nothing was kept', () => {
  expect(ticketDraft.fromDraft({})).toEqual({ tickets: [], newcomers: [], nextKey: 1 })
})

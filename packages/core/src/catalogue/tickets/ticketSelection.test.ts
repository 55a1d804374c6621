import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pax } from '../../bookings/Booking.js'
import { minor } from '../../money/Money.js'
import { addNewcomer, choosePassenger, editNewcomer, setQuantity } from './changeSelection.js'
import { selectionProblems } from './selectionProblems.js'
import { availabilityLevel, selectionTotals } from './selectionTotals.js'
import type { EventOnSale, TicketOnSale } from './TicketCatalogue.js'
import { emptySelection, quantityOf, type TicketSelection } from './TicketSelection.js'
import { toAddTicketsInput } from './toAddTicketsInput.js'

const type = (id: string, price: number, available: number | 'freesale'): TicketOnSale => ({
  id,
  name: `Type ${id}`,
  description: '',
  prices: { price: minor(price), bookingFee: minor(50), total: minor(price + 50) },
  availability: available === 'freesale' ? { freesale: true, available: 0 } : { freesale: false, available },
})
const events: readonly EventOnSale[] = [
  { id: 'e1', name: 'Opera', venue: '', date: '2027-01-01', tickets: [type('a', 1000, 3), type('b', 0, 'freesale')] },
]
const pax = (id: number, cancelled = false): Pax => ({
  id,
  customerId: null,
  lead: id === 1,
  cancelled,
  firstName: 'A',
  lastName: 'B',
})
const travellers = [pax(1), pax(2), pax(5, true)]

const keyAt = ({ tickets }: TicketSelection, place: number): number => tickets[place]?.key ?? -1
const withNewcomer = (
  selection: TicketSelection,
  place: number,
  firstName: string,
  lastName: string,
): TicketSelection => {
  const added = addNewcomer(selection, keyAt(selection, place))
  const key = added.newcomers.at(-1)?.key ?? -1
  return editNewcomer(editNewcomer(added, key, 'firstName', firstName), key, 'lastName', lastName)
}

describe('a selection of tickets', () => {
  it('offers each ticket of a type to the next traveller, and leaves open what nobody is left for', () => {
    const { tickets } = setQuantity(emptySelection, 'a', 3, travellers)
    expect(tickets.map(({ passenger }) => passenger)).toEqual([
      { kind: 'known', paxId: 1 },
      { kind: 'known', paxId: 2 },
      { kind: 'open' },
    ])
  })

  it('keeps the passengers of the tickets that stay', () => {
    const two = setQuantity(emptySelection, 'a', 2, travellers)
    const changed = choosePassenger(two, keyAt(two, 0), { kind: 'known', paxId: 2 })
    expect(setQuantity(changed, 'a', 1, travellers).tickets[0]?.passenger).toEqual({ kind: 'known', paxId: 2 })
  })

  it('names a newcomer by their place, for the basket to give them an id', () => {
    const chosen = withNewcomer(setQuantity(emptySelection, 'a', 3, travellers), 2, ' Maya ', 'Lind')
    expect(toAddTicketsInput(chosen, events)).toEqual({
      tickets: [
        { ticketTypeId: 'a', paxId: 1, ticketName: 'Type a' },
        { ticketTypeId: 'a', paxId: 2, ticketName: 'Type a' },
        { ticketTypeId: 'a', newcomer: 0, ticketName: 'Type a' },
      ],
      newcomers: [{ firstName: 'Maya', lastName: 'Lind', email: '', telephone: '' }],
    })
  })

  it('sends one passenger for a newcomer who gets two tickets, and none for one who gets none', () => {
    const chosen = withNewcomer(setQuantity(setQuantity(emptySelection, 'a', 1, []), 'b', 1, []), 0, 'Maya', 'Lind')
    const key = chosen.newcomers[0]?.key ?? -1
    const shared = choosePassenger(chosen, keyAt(chosen, 1), { kind: 'newcomer', key })
    expect(toAddTicketsInput(shared, events)?.newcomers).toHaveLength(1)
    const given = [0, 1].reduce(
      (now, place) => choosePassenger(now, keyAt(now, place), { kind: 'known', paxId: 1 }),
      shared,
    )
    expect(toAddTicketsInput(given, events)?.newcomers).toEqual([])
    expect(given.newcomers).toHaveLength(1)
  })

  it('says what has to be put right, and sends nothing until it is', () => {
    const open = setQuantity(emptySelection, 'a', 4, [])
    const chosen = editNewcomer(addNewcomer(open, keyAt(open, 0)), 5, 'email', 'nobody')
    expect(selectionProblems(chosen, events)).toEqual([
      { kind: 'tooMany', ticketTypeId: 'a', available: 3 },
      { kind: 'passengerOpen', ticketKey: 2 },
      { kind: 'passengerOpen', ticketKey: 3 },
      { kind: 'passengerOpen', ticketKey: 4 },
      { kind: 'nameMissing', newcomerKey: 5, field: 'firstName' },
      { kind: 'nameMissing', newcomerKey: 5, field: 'lastName' },
      { kind: 'emailInvalid', newcomerKey: 5, field: 'email' },
    ])
    expect(toAddTicketsInput(chosen, events)).toBeNull()
  })

  it.each([
    ['firstName', '4242 4242 4242 4242', 'cardNumber'],
    ['lastName', '4242 4242 4242 4242', 'cardNumber'],
    ['email', '4242424242424242@example.com', 'cardNumber'],
    ['telephone', '4242 4242 4242 4242', 'phoneInvalid'],
  ] as const)('does not take as %s of a newcomer %s', (field, value, kind) => {
    const chosen = withNewcomer(setQuantity(emptySelection, 'a', 1, []), 0, 'Maya', 'Lind')
    const newcomerKey = chosen.newcomers[0]?.key ?? -1
    const typed = editNewcomer(chosen, newcomerKey, field, value)
    expect(selectionProblems(typed, events)).toEqual([{ kind, newcomerKey, field }])
    expect(toAddTicketsInput(typed, events)).toBeNull()
  })

  it('forgets a type that went off sale, and has nothing to send when nothing is chosen', () => {
    expect(toAddTicketsInput(setQuantity(emptySelection, 'gone', 1, travellers), events)).toBeNull()
    expect(toAddTicketsInput(emptySelection, events)).toBeNull()
  })

  it('adds up quantity times price plus fee, whatever is pressed in whatever order', () => {
    const press = fc.record({ id: fc.constantFrom('a', 'b', 'gone'), quantity: fc.nat(6) })
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const chosen = presses.reduce(
          (now, { id, quantity }) => setQuantity(now, id, quantity, travellers),
          emptySelection,
        )
        const [a, b] = [quantityOf(chosen, 'a'), quantityOf(chosen, 'b')]
        const { total, bookingFee, count } = selectionTotals(chosen, events)
        expect([total, bookingFee, count]).toEqual([a * 1050 + b * 50, (a + b) * 50, a + b])
        expect(new Set(chosen.tickets.map(({ key }) => key)).size).toBe(chosen.tickets.length)
        const input = toAddTicketsInput(chosen, events)
        // Nobody new was named: either all of it can be sent, each for a traveller, or none.
        expect(input?.tickets.length ?? 0).toBe(input === null ? 0 : count)
        expect(input?.tickets.every((ticket) => 'paxId' in ticket && [1, 2].includes(ticket.paxId)) ?? true).toBe(true)
      }),
    )
  })
})

describe('availability', () => {
  it('says how many are left only where they are few', () => {
    expect(
      [type('x', 0, 'freesale'), type('x', 0, 40), type('x', 0, 3), type('x', 0, 0)].map(availabilityLevel),
    ).toEqual(['freesale', 'plenty', 'few', 'soldOut'])
  })
})

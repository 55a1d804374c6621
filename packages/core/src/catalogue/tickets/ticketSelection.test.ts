import { describe, expect, it } from 'vitest'
import { passenger as aPassenger } from '../../../test/basket/aBasket.js'
import {
  choosePassenger,
  emptySelection,
  oneEach,
  type TicketSelection,
  setQuantity,
  toggleOneEach,
} from './ticketSelection.js'

describe('one ticket for each passenger', () => {
  const holders = {
    passengers: [aPassenger(1), aPassenger(4), aPassenger(5)],
    hasOne: (_: string, passengerId: number) => (passengerId === 5 ? ('booking' as const) : null),
    isSameEvent: (ticketTypeId: string, other: string) => ticketTypeId === other,
  }
  const toggled = (from: TicketSelection) => toggleOneEach(from, 'stalls', holders)
  const holdersIn = ({ tickets }: TicketSelection) => tickets.map((ticket) => ticket.passenger)
  const [one, other] = [
    { kind: 'known', passengerId: 1 },
    { kind: 'known', passengerId: 4 },
  ] as const

  it('is a ticket for each passenger who has none, and a second call removes them', () => {
    const chosen = toggled(emptySelection)
    expect(holdersIn(chosen)).toEqual([one, other])
    expect(oneEach(chosen, 'stalls', holders, 2)).toEqual({ passengers: 2, isChosen: true, isAlone: true })
    expect(oneEach(chosen, 'balcony', holders, 2)).toEqual({ passengers: 2, isChosen: false, isAlone: false })
    expect(oneEach(setQuantity(chosen, 'stalls', 3, holders), 'stalls', holders, 3)?.isAlone).toBe(false)
    expect(oneEach(emptySelection, 'stalls', holders, 2)?.isAlone).toBe(true)
    expect(holdersIn(toggled(chosen))).toEqual([])
  })

  it('suggests no holder of another ticket of the event, but can give each passenger one of both types', () => {
    const ofOneEvent = { ...holders, isSameEvent: () => true }
    const chosen = toggleOneEach(emptySelection, 'stalls', ofOneEvent)
    expect(holdersIn(setQuantity(chosen, 'balcony', 1, ofOneEvent))).toEqual([one, other, { kind: 'open' }])
    expect(holdersIn(toggleOneEach(chosen, 'balcony', ofOneEvent))).toEqual([one, other, one, other])
  })

  it('leaves tickets of other passengers, and assigns a ticket without a holder first', () => {
    const three = setQuantity(emptySelection, 'stalls', 3, holders)
    const forMaya = choosePassenger(three, 1, { kind: 'newPassenger', key: 9 })
    expect(holdersIn(forMaya)).toEqual([{ kind: 'newPassenger', key: 9 }, other, { kind: 'open' }])
    expect(holdersIn(toggled(forMaya))).toEqual([{ kind: 'newPassenger', key: 9 }, other, one])
    expect(holdersIn(toggled(toggled(forMaya)))).toEqual([{ kind: 'newPassenger', key: 9 }])
  })

  it('is offered if several passengers have none and enough tickets are left', () => {
    const forSomebody = choosePassenger(setQuantity(emptySelection, 'stalls', 1, holders), 1, {
      kind: 'newPassenger',
      key: 9,
    })
    expect(oneEach(forSomebody, 'stalls', holders, 3)).toEqual({ passengers: 2, isChosen: false, isAlone: false })
    expect(oneEach(forSomebody, 'stalls', holders, 2)).toBeNull()
    expect(oneEach(emptySelection, 'stalls', { ...holders, passengers: [aPassenger(1), aPassenger(5)] }, 9)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { texts } from '../composition/texts.js'
import {
  emptyBasket,
  passenger,
  ticketLine,
  basketExtra,
  basketRoom,
  basketTransport,
} from '../../test/basket/aBasket.js'
import type { WhoTravels } from './BasketKind.js'
import { basketOverview } from './basketOverview.js'
import { passengerIdOfCustomer, defaultPassengerId, nextPassengerId, passengerIdOf } from './passengers.js'
import { withRoomExtras } from './basketStore.js'

const passengers = [
  passenger(1),
  { ...passenger(4), customerId: 'C7' },
  { ...passenger(5), customerId: 'C8', cancelled: true },
]

describe('the passenger id of a customer', () => {
  it.each([
    ['the one with the customer id', 'C7', 4],
    ['1 where none has it', 'C9', defaultPassengerId],
    ['1 where the one who has it is cancelled', 'C8', defaultPassengerId],
    ['1 where the customer is not known', null, defaultPassengerId],
  ])('is %s', (_what, customerId, id) => {
    expect(passengerIdOfCustomer(customerId, null, { passengers })).toBe(id)
  })

  it('is that of the passenger in the basket before that in the booking, unless they are cancelled', () => {
    const [booking, own] = [{ passengers }, { ...passenger(9), customerId: 'C7' }]
    const idIn = (...held: typeof passengers) => passengerIdOfCustomer('C7', { passengers: held }, booking)
    expect([idIn(own), idIn({ ...own, cancelled: true }), idIn(passenger(8))]).toEqual([9, 4, 4])
  })

  it('replaces the customer id of a passenger, who may also be no customer', () => {
    const idOf = (who: WhoTravels) => passengerIdOf(who, emptyBasket, { passengers })
    expect([idOf({ customerId: 'C7' }), idOf({ passengerId: 3 })]).toEqual([4, 3])
  })
})

describe('the id of a new passenger', () => {
  it('is one more than the highest of the booking, the basket, and the passengers of its lines', () => {
    expect(nextPassengerId([], emptyBasket)).toBe(1)
    expect(nextPassengerId(passengers, emptyBasket)).toBe(6)
    expect(nextPassengerId(passengers, { ...emptyBasket, passengers: [passenger(7)] })).toBe(8)
    // Passenger 9 was refused after their ticket was added: no other passenger may get that id.
    expect(nextPassengerId(passengers, { ...emptyBasket, tickets: [ticketLine('t1', 9)] })).toBe(10)
    expect(
      nextPassengerId(passengers, { ...emptyBasket, transport: [basketTransport('s1', { passengerId: 11 })] }),
    ).toBe(12)
  })
})

describe('the extras of rooms', () => {
  it('belong to the room with their number, or to the first without one; others are general extras', () => {
    const basket = withRoomExtras({
      ...emptyBasket,
      accommodations: [basketRoom('r1'), basketRoom('r2')],
      extras: [
        basketExtra('second', { accommodationId: 'A1', groupId: 2 }),
        basketExtra('first', { accommodationId: 'A1', groupId: 1 }),
        basketExtra('without a number', { accommodationId: 'A1', groupId: null }),
        basketExtra('left', { accommodationId: 'A1', groupId: 0 }),
        basketExtra('third', { accommodationId: 'A1', groupId: 3 }),
        basketExtra('elsewhere', { accommodationId: 'A2', groupId: 1 }),
      ],
    })
    expect(basket.accommodations.map(({ extras }) => extras.map(({ id }) => id))).toEqual([
      ['first', 'without a number'],
      ['second'],
    ])
    const general = basketOverview(basket, [], texts, 'SUN1001').sections.find(({ name }) => name === 'extras')
    expect(general?.lines.map(({ key }) => key)).toEqual(['extras/left', 'extras/third', 'extras/elsewhere'])
  })
})

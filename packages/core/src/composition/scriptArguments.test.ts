import { describe, expect, it } from 'vitest'
import { explainFailure } from '../failure/errorCatalogue.js'
import { openBasket } from '../testing/basket/openBasket.js'
import { checkedBasket } from './scriptArguments.js'
import type { ShoppingBasket } from '../basket/shoppingBasket.js'

const person = { firstName: 'Maya', lastName: 'Lind', email: '', telephone: '' }
const ticket = { ticketTypeId: 'standing', ticketName: 'Standing' }

const cases: readonly (readonly [keyof ShoppingBasket, unknown, string])[] = [
  ['addTickets', undefined, 'addTickets: the argument has to be an object with tickets'],
  ['addTickets', { tickets: [] }, 'tickets has to be a list that is not empty'],
  [
    'addTickets',
    { tickets: [{ ...ticket, ticketTypeId: 5 }] },
    'tickets[0].ticketTypeId has to be a text that is not empty',
  ],
  ['addTickets', { tickets: [{ ...ticket, passengerId: 1 }, ticket] }, 'tickets[1] has to name a passenger'],
  ['addTickets', { tickets: [{ ...ticket, newPassenger: 1 }], newPassengers: [person] }, 'newPassenger from 0 to 0'],
  [
    'addTickets',
    { tickets: [{ ...ticket, newPassenger: 0 }], newPassengers: [{}] },
    'newPassengers[0].firstName has to be a text',
  ],
  ['addPassengers', [{ ...person, id: '4' }], 'passengers[0].id has to be a whole number'],
  [
    'addAccommodation',
    { rooms: [{ accommodationId: 'A1', roomId: 'R1', name: '' }] },
    'rooms[0].extras has to be a list',
  ],
  [
    'addAccommodation',
    { rooms: [{ accommodationId: 'A1', roomId: 'R1', name: '', extras: [{ extraId: 'E1' }] }] },
    'rooms[0].extras[0].optionId has to be a text',
  ],
  ['addAccommodationOptions', { extras: [{}] }, 'extras[0].roomLineId has to be a text'],
  ['addExtras', null, 'the argument has to be an object with extras'],
  [
    'addExtras',
    { extras: [{ extraId: 'E1', optionId: 'O1', groupId: '1', name: '' }] },
    'extras[0].groupId has to be a whole',
  ],
  ['addTransport', { seats: [{ stopId: 's1' }] }, 'seats[0].passenger has to be a customerId or a passengerId'],
  ['addNameChange', 'Maya', 'the argument has to be an object'],
  ['addNameChange', person, 'ticketId has to be a text'],
  ['remove', 'tickets/t1', 'remove: keys has to be a list'],
]

describe('an argument that is of the wrong shape', () => {
  it.each(cases)('%s of %j is refused by its name, before anything is sent', async (name, argument, words) => {
    const { basket, api, notified } = openBasket()
    const add: unknown = checkedBasket(basket)[name]
    if (typeof add !== 'function') throw new Error(name)
    const end: Awaited<ReturnType<ShoppingBasket['addExtras']>> = await add(argument)
    expect(end.kind).toBe('failed')
    if (end.kind === 'failed') expect(explainFailure(end.failure)).toContain(words)
    expect([api.log, notified]).toEqual([[], []])
  })
})

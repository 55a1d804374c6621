import { type Dashboard, explainFailure, type ShoppingBasket } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { fakeFetch } from '../testing/fakeFetch.js'
import { VirtualTime } from '../testing/VirtualTime.js'
import { assembleDashboard } from './assembleDashboard.js'

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
  ['addTickets', { tickets: [{ ...ticket, newPassenger: 1.5 }] }, 'tickets[0] has to name a passenger'],
  ['remove', 'tickets/t1', 'remove: keys has to be a list'],
]

/** A dashboard that has sent nothing. */
const opened = () => {
  const { fetch, seen } = fakeFetch(() => new Response('', { status: 500 }))
  return { dashboard: assembleDashboard({ baseUrl: 'http://localhost', fetch, scheduler: new VirtualTime() }), seen }
}

const refused = async (command: unknown, argument: unknown): Promise<string> => {
  if (typeof command !== 'function') throw new Error('no command')
  const end: Awaited<ReturnType<ShoppingBasket['addExtras']>> = await command(argument)
  return end.kind === 'failed' ? explainFailure(end.failure) : end.kind
}

describe('an argument of the wrong shape', () => {
  it.each(cases)('%s of %j is refused by its name, before anything is sent', async (name, argument, words) => {
    const { dashboard, seen } = opened()
    expect(await refused(dashboard.basket('SUN1001')[name], argument)).toContain(words)
    expect([seen, dashboard.messages.toasts$.value]).toEqual([[], []])
  })

  const address = { address1: '', address2: '', address3: '', city: '', postcode: '', county: '', countryId: 1 }
  const others: readonly (readonly [string, (dashboard: Dashboard) => unknown, unknown, string])[] = [
    ['signIn', ({ session }) => session.signIn, { email: 'a@example.com' }, 'signIn: password has to be a text'],
    ['requestReset', ({ passwords }) => passwords.requestReset, 5, 'requestReset: email has to be a text'],
    [
      'update',
      ({ customer }) => customer.update,
      { changes: {} },
      'update: changes has to be an object with some of personalDetails, address',
    ],
    [
      'update',
      ({ customer }) => customer.update,
      { changes: { passport: {}, nickname: 'M' } },
      'changes.nickname is none of personalDetails, address',
    ],
    [
      'update',
      ({ customer }) => customer.update,
      { changes: { requiredData: { home: address } } },
      'changes.requiredData.home.countryId has to be a text',
    ],
    [
      'update',
      ({ customer }) => customer.update,
      { changes: { requiredData: { diet: null } } },
      'changes.requiredData.diet has to be a text, true, false or an address',
    ],
    [
      'update',
      ({ customer }) => customer.update,
      { changes: { requiredData: [] } },
      'changes.requiredData has to be an object with answers by handle',
    ],
    [
      'update',
      ({ resale }) => resale('SUN1001').update,
      [{ id: 't1', status: 5 }],
      'update: tickets[0].status has to be a text',
    ],
  ]
  it.each(others)('%s: %#', async (_name, commandOf, argument, words) => {
    const { dashboard, seen } = opened()
    expect(await refused(commandOf(dashboard), argument)).toContain(words)
    expect(seen).toEqual([])
  })

  it('is thrown by a form, whose commands send nothing', async () => {
    const { dashboard } = opened()
    const choose: unknown = dashboard.plan('SUN1001').setUp.chooseDay
    if (typeof choose !== 'function') throw new Error('no command')
    await expect(choose('31')).rejects.toThrow('chooseDay: day has to be a day from 1 to 31')
    expect(() => dashboard.resale('')).toThrow('resale: bookingRef has to be a text that is not empty')
  })
})

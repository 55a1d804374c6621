import {
  type Dashboard,
  describePayment,
  explainFailure,
  type PaymentStatus,
  type ShoppingBasket,
} from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { fakeFetch } from '../../test/fakeFetch.js'
import { VirtualTime } from '../../test/VirtualTime.js'
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
  [
    'addTickets',
    { tickets: [{ ...ticket, passengerId: '1' }] },
    'tickets[0] has to name a passenger: passengerId as a whole number, or newPassenger as an index of newPassengers',
  ],
  ['addTickets', { tickets: [{ ...ticket, newPassenger: 1 }], newPassengers: [person] }, 'tickets[0] has to name'],
  [
    'addTickets',
    { tickets: [{ ...ticket, newPassenger: 0 }], newPassengers: [{}] },
    'newPassengers[0].firstName has to be a text',
  ],
  ['addPassengers', [{ ...person, id: '4' }], 'passengers[0].id has to be a whole number'],
  [
    'addAccommodation',
    { rooms: [{ accommodationId: 'A1', roomId: 'R1', name: '', extras: [{ extraId: 'E1' }] }] },
    'rooms[0].extras[0].optionId has to be a text',
  ],
  ['addAccommodationOptions', { extras: [{}] }, 'extras[0].roomLineId has to be a text'],
  [
    'addExtras',
    { extras: [{ extraId: 'E1', optionId: 'O1', groupId: '1', name: '' }] },
    'extras[0].groupId has to be a whole',
  ],
  ['addTransport', { seats: [{ stopId: 's1' }] }, 'seats[0].passenger has to be a customerId or a passengerId'],
  ['addNameChange', person, 'ticketId has to be a text'],
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
      { changes: { requiredData: [] } },
      'changes.requiredData has to be an object with answers by handle',
    ],
    [
      'update',
      ({ customer }) => customer.update,
      { changes: { personalDetails: { emergencyContact: { fullName: 'Ada' } } } },
      'changes.personalDetails.emergencyContact.telephone has to be a text',
    ],
    [
      'updateDeliveries',
      ({ customer }) => customer.updateDeliveries,
      { changes: { address: { ...address, countryId: '' } }, bookingRefs: ['SUN1001', 7] },
      'bookingRefs[1] has to be a text that is not empty',
    ],
    [
      'updateAdditional',
      ({ customer }) => customer.updateAdditional,
      { customerId: '7001', bookingRef: 'SUN1001', changes: { address } },
      'updateAdditional: changes.address.countryId has to be a text',
    ],
    ['change', ({ passwords }) => passwords.change, { password: 'a' }, 'change: currentPassword has to be a text'],
    [
      'update',
      ({ deliveryAddress }) => deliveryAddress('SUN1001').update,
      address,
      'update: countryId has to be a text',
    ],
    [
      'save',
      ({ bookingQuestions }) => bookingQuestions('SUN1001').save,
      { customerId: '7001', bookingRef: 'SUN1001' },
      'save: changes has to be an object',
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

  it('is thrown by a form, whose commands send nothing', () => {
    const { dashboard } = opened()
    expect(() => dashboard.resale('')).toThrow('resale: bookingRef has to be a text that is not empty')
  })

  const shops: readonly (readonly [string, (dashboard: Dashboard) => unknown, readonly unknown[], string])[] = [
    ...['2', 1.5, -1, Number.NaN, undefined, 1001].map(
      (quantity) =>
        [
          'tickets',
          ({ ticketShop }: Dashboard) => ticketShop('SUN1001').choose,
          ['standing', quantity],
          'choose: quantity has to be a whole number from 0 to 1000',
        ] as const,
    ),
    ['tickets', ({ ticketShop }) => ticketShop('SUN1001').choose, [41011, 2], 'choose: ticketTypeId has to be a text'],
    ['rooms', ({ roomShop }) => roomShop('SUN1001', '3101').choose, ['R1', '2'], 'choose: quantity has to be a whole'],
    ['rooms', ({ roomShop }) => roomShop('SUN1001', '3101').choose, [], 'choose: roomId has to be a text'],
    ['extras', ({ extrasShop }) => extrasShop('SUN1001').choose, [{ extraId: 'E1' }, 1], 'choose: option.optionId has'],
    [
      'a ticket holder',
      ({ ticketShop }) => ticketShop('SUN1001').assign,
      [1, { kind: 'known', passengerId: '1' }],
      'assign: holder has to be a passenger by kind: known, newPassenger, additionalCustomer or open',
    ],
    [
      'a balance',
      ({ balancePayment }) => balancePayment,
      ['SUN1001', 'balance'],
      'part has to be outstanding or overdue',
    ],
  ]
  it.each(shops)('%s: is thrown by a command without an end (%#)', (_name, commandOf, given, words) => {
    const { dashboard, seen } = opened()
    const command = commandOf(dashboard)
    if (typeof command !== 'function') throw new Error('no command')
    expect(() => Reflect.apply(command, null, given)).toThrow(words)
    expect(seen).toEqual([])
  })

  const cardholderName = 'Maya Lind'
  const checkout = ({ checkout }: Dashboard) => checkout('SUN1001').pay
  const balance = ({ balancePayment }: Dashboard) => balancePayment('SUN1001', 'outstanding').pay
  const setUp = ({ plan }: Dashboard) => plan('SUN1001').setUp.submit
  const cards: readonly (readonly [(dashboard: Dashboard) => unknown, unknown, string])[] = [
    [checkout, undefined, 'pay: the argument has to be an object with cardholderName, source'],
    [balance, {}, 'pay: cardholderName has to be a text'],
    [balance, { cardholderName }, "pay: source has to be { kind: 'paymentMethod', id }"],
    [checkout, { cardholderName, source: 'pm_card_visa' }, "pay: source has to be { kind: 'paymentMethod', id }"],
    [checkout, { cardholderName, source: { kind: 'paymentMethod' } }, 'pay: source has to be'],
    [setUp, undefined, 'submit: the argument has to be an object with day, card'],
    [setUp, { day: 5, card: 'pm_card_visa' }, 'submit: card has to be an object with cardholderName, source'],
    [setUp, { day: 5, card: { cardholderName } }, 'submit: card.source has to be'],
  ]
  it.each(cards)('is a card that is not sent (%#)', async (commandOf, argument, words) => {
    const { dashboard, seen } = opened()
    const command = commandOf(dashboard)
    if (typeof command !== 'function') throw new Error('no command')
    const end: PaymentStatus = await command(argument)
    expect(end.kind).toBe('invalid')
    expect(describePayment(end, dashboard.texts)).toEqual([expect.stringContaining(words)])
    expect([seen, dashboard.messages.toasts$.value]).toEqual([[], []])
  })
})

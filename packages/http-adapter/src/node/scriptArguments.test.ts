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

/** A dashboard that has sent nothing. */
const opened = () => {
  const { fetch, seen } = fakeFetch(() => new Response('', { status: 500 }))
  return { dashboard: assembleDashboard({ baseUrl: 'http://localhost', fetch, scheduler: new VirtualTime() }), seen }
}

type CommandOf = (dashboard: Dashboard) => unknown
const call = (command: unknown, given: readonly unknown[]) => {
  if (typeof command !== 'function') throw new Error('no command')
  return Reflect.apply(command, null, given)
}

const ofBasket =
  (name: keyof ShoppingBasket): CommandOf =>
  ({ basket }) =>
    basket('SUN1001')[name]
const addTickets = ofBasket('addTickets')
const ofTicket = (change: object) => ({ tickets: [{ ...ticket, ...change }] })
const bareRoom = { accommodationId: 'A1', roomId: 'R1', name: '', extras: [] }
const room = { ...bareRoom, extras: [{ extraId: 'E1' }] }
const address = { address1: '', address2: '', address3: '', city: '', postcode: '', county: '', countryId: 1 }
const update: CommandOf = ({ customer }) => customer.update

const refused: readonly (readonly [words: string, commandOf: CommandOf, argument: unknown])[] = [
  ['addTickets: the argument has to be an object with tickets', addTickets, undefined],
  ['tickets has to be a list that is not empty', addTickets, { tickets: [] }],
  ['tickets[0].ticketTypeId has to be a text that is not empty', addTickets, ofTicket({ ticketTypeId: 5 })],
  [
    'tickets[0] has to name a passenger: passengerId as a whole number, or newPassenger as an index of newPassengers',
    addTickets,
    ofTicket({ passengerId: '1' }),
  ],
  ['tickets[0] has to name', addTickets, { ...ofTicket({ newPassenger: 1 }), newPassengers: [person] }],
  ['tickets[0] has to name', addTickets, { ...ofTicket({ newPassenger: '0' }), newPassengers: [person] }],
  [
    'newPassengers[0].firstName has to be a text',
    addTickets,
    { ...ofTicket({ newPassenger: 0 }), newPassengers: [{}] },
  ],
  ['passengers[0].id has to be a whole number', ofBasket('addPassengers'), [{ ...person, id: '4' }]],
  ['rooms[0].extras[0].optionId has to be a text', ofBasket('addAccommodation'), { rooms: [room] }],
  ['extras[0].roomLineId has', ofBasket('addAccommodation'), { rooms: [bareRoom], extras: [{}] }],
  ['extras[0].roomLineId has to be a text', ofBasket('addAccommodationOptions'), { extras: [{}] }],
  [
    'extras[0].groupId has to be a whole',
    ofBasket('addExtras'),
    { extras: [{ extraId: 'E1', optionId: 'O1', groupId: '1', name: '' }] },
  ],
  [
    'seats[0].passenger has to be a customerId or a passengerId',
    ofBasket('addTransport'),
    { seats: [{ stopId: 's1' }] },
  ],
  ['ticketId has to be a text', ofBasket('addNameChange'), person],
  ['remove: keys has to be a list', ofBasket('remove'), 'tickets/t1'],
  ['signIn: password has to be a text', ({ session }) => session.signIn, { email: 'a@example.com' }],
  ['load: bookingRef has to be a text that is not empty', ({ bookings }) => bookings.load, undefined],
  ['requestReset: email has to be a text', ({ passwords }) => passwords.requestReset, 5],
  ['update: changes has to be an object with some of personalDetails, address', update, { changes: {} }],
  ['changes.nickname is none of personalDetails, address', update, { changes: { passport: {}, nickname: 'M' } }],
  ['changes.requiredData.home.countryId has to be a text', update, { changes: { requiredData: { home: address } } }],
  ['changes.requiredData has to be an object with answers by handle', update, { changes: { requiredData: [] } }],
  [
    'changes.personalDetails.emergencyContact.telephone has to be a text',
    update,
    { changes: { personalDetails: { emergencyContact: { fullName: 'Ada' } } } },
  ],
  [
    'bookingRefs[1] has to be a text that is not empty',
    ({ customer }) => customer.updateDeliveries,
    { changes: { address: { ...address, countryId: '' } }, bookingRefs: ['SUN1001', 7] },
  ],
  [
    'updateAdditional: changes.address.countryId has to be a text',
    ({ customer }) => customer.updateAdditional,
    { customerId: '7001', bookingRef: 'SUN1001', changes: { address } },
  ],
  ['change: currentPassword has to be a text', ({ passwords }) => passwords.change, { password: 'a' }],
  ['update: countryId has to be a text', ({ deliveryAddress }) => deliveryAddress('SUN1001').update, address],
  [
    'save: changes has to be an object',
    ({ bookingQuestions }) => bookingQuestions('SUN1001').save,
    { customerId: '7001', bookingRef: 'SUN1001' },
  ],
  ['update: tickets[0].status has to be a text', ({ resale }) => resale('SUN1001').update, [{ id: 't1', status: 5 }]],
]

describe('an argument of the wrong shape', () => {
  it.each(refused)('is refused by its name, before anything is sent: %s', async (words, commandOf, argument) => {
    const { dashboard, seen } = opened()
    const end: Awaited<ReturnType<ShoppingBasket['addExtras']>> = await call(commandOf(dashboard), [argument])
    expect(end.kind === 'failed' ? explainFailure(end.failure) : end.kind).toContain(words)
    expect([seen, dashboard.messages.toasts$.value]).toEqual([[], []])
  })

  it.each<readonly [string, CommandOf, readonly unknown[]]>([
    ['password has to be a text', ({ passwords }) => passwords.setNewPassword, ['t0ken']],
    ['token has to be a text', ({ passwords }) => passwords.setNewPassword, [undefined, 'N3wPassw0rd']],
    [
      'update: others has to be a list',
      ({ deliveryAddress }) => deliveryAddress('SUN1001').update,
      [{ ...address, countryId: '' }, 'SUN1003'],
    ],
  ])('is refused wherever it stands: %s', async (words, commandOf, given) => {
    const { dashboard, seen } = opened()
    const end: Awaited<ReturnType<ShoppingBasket['addExtras']>> = await call(commandOf(dashboard), given)
    expect(end.kind === 'failed' ? explainFailure(end.failure) : end.kind).toContain(words)
    expect(seen).toEqual([])
  })

  it.each(['resale', 'basket', 'checkout', 'plan', 'deliveryAddress', 'ticketShop'] as const)(
    'is thrown by %s, whose commands send nothing',
    (name) => {
      expect(() => opened().dashboard[name]('')).toThrow(`${name}: bookingRef has to be a text that is not empty`)
    },
  )

  const chooseTickets: CommandOf = ({ ticketShop }) => ticketShop('SUN1001').choose
  const chooseRooms: CommandOf = ({ roomShop }) => roomShop('SUN1001', '3101').choose
  const thrown: readonly (readonly [words: string, commandOf: CommandOf, given: readonly unknown[]])[] = [
    ...['2', 1.5, -1, Number.NaN, undefined, 1001].map(
      (quantity) =>
        ['choose: quantity has to be a whole number from 0 to 1000', chooseTickets, ['standing', quantity]] as const,
    ),
    ['choose: ticketTypeId has to be a text', chooseTickets, [41011, 2]],
    ['choose: quantity has to be a whole', chooseRooms, ['R1', '2']],
    ['choose: roomId has to be a text', chooseRooms, []],
    ['choose: option.optionId has', ({ extrasShop }) => extrasShop('SUN1001').choose, [{ extraId: 'E1' }, 1]],
    [
      'assign: holder has to be a passenger by kind: known, newPassenger, additionalCustomer or open',
      ({ ticketShop }) => ticketShop('SUN1001').assign,
      [1, { kind: 'known', passengerId: '1' }],
    ],
    ['part has to be outstanding or overdue', ({ balancePayment }) => balancePayment, ['SUN1001', 'balance']],
  ]
  it.each(thrown)('is thrown by a command without an end: %s (%#)', (words, commandOf, given) => {
    const { dashboard, seen } = opened()
    expect(() => call(commandOf(dashboard), given)).toThrow(words)
    expect(seen).toEqual([])
  })

  const cardholderName = 'Maya Lind'
  const checkout: CommandOf = ({ checkout }) => checkout('SUN1001').pay
  const balance: CommandOf = ({ balancePayment }) => balancePayment('SUN1001', 'outstanding').pay
  const setUp: CommandOf = ({ plan }) => plan('SUN1001').setUp.submit
  const cards: readonly (readonly [words: string, commandOf: CommandOf, argument: unknown])[] = [
    ['pay: the argument has to be an object with cardholderName, source', checkout, undefined],
    ['pay: cardholderName has to be a text', balance, {}],
    ["pay: source has to be { kind: 'paymentMethod', id }", balance, { cardholderName }],
    ["pay: source has to be { kind: 'paymentMethod', id }", checkout, { cardholderName, source: 'pm_card_visa' }],
    ['pay: source has to be', checkout, { cardholderName, source: { kind: 'paymentMethod' } }],
    ['submit: the argument has to be an object with day, card', setUp, undefined],
    ['submit: card has to be an object with cardholderName, source', setUp, { day: 5, card: 'pm_card_visa' }],
    ['submit: card.source has to be', setUp, { day: 5, card: { cardholderName } }],
  ]
  it.each(cards)('is a card that is not sent: %s', async (words, commandOf, argument) => {
    const { dashboard, seen } = opened()
    const end: PaymentStatus = await call(commandOf(dashboard), [argument])
    expect([end.kind, end.bookingRef]).toEqual(['invalid', 'SUN1001'])
    expect(describePayment(end, dashboard.texts)).toEqual([expect.stringContaining(words)])
    expect([seen, dashboard.messages.toasts$.value]).toEqual([[], []])
  })
})

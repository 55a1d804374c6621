import { cardholderProblem, holdsCardNumber } from '@booking-dashboard/core/ports'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as backEnd from '../../src/customer/cardNumbers.js'
import { createTestBed } from '../../src/journeys/TestBed.js'

/** Groups of digits, sometimes of another script, with typical separators. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom('4242424242424242', '4242', '378282246310005', '12', ' ', '-', ' – ', ', ', 'a', '٤٢٤٢', '４２'),
      fc.string({ maxLength: 3 }),
      fc.stringMatching(/^\d{1,19}$/),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''))

it('the back end and the dashboard reject the same texts as card numbers', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(backEnd.holdsCardNumber(text)).toBe(holdsCardNumber(text))
      expect(backEnd.holdsTwelveDigits(text)).toBe(cardholderProblem(text) === 'cardNumberAsName')
    }),
    { numRuns: 1000 },
  )
})

it('no command of a script sends anything if its input holds a card number, and each gives the reason', async () => {
  const sent: string[] = []
  const { run, signIn, tab } = createTestBed(1, {
    network: (backEnd) => (address, init) => {
      if (init.method !== 'GET') sent.push(`${init.method} ${address}`)
      return backEnd(address, init)
    },
  })
  await signIn()
  const { customer, basket, deliveryAddress, bookingQuestions, bookings, messages } = tab().dashboard
  await run(() => bookings.load('SUN1001'))
  sent.length = 0
  const card = '4242 4242-4242 4242'
  const address = {
    address1: '1 Quay',
    address2: '',
    address3: '',
    city: card,
    county: '',
    postcode: 'T12',
    countryId: '102',
  }
  const person = { firstName: card, lastName: 'Lind', email: '', telephone: '' }
  const emergencyContact = { fullName: card, telephone: '020 7946 0018' }
  const commands: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a name', () => customer.update({ changes: { personalDetails: { lastName: card } } })],
    ['an emergency contact', () => customer.update({ changes: { personalDetails: { emergencyContact } } })],
    ['an address', () => customer.update({ changes: { address } })],
    [
      'an additional customer',
      () => customer.updateAdditional({ customerId: '7101', bookingRef: 'SUN1001', changes: { address } }),
    ],
    [
      'a name beside an address for deliveries',
      () =>
        customer.updateDeliveries({
          changes: { personalDetails: { lastName: card }, address: { ...address, city: 'Cork' } },
          bookingRefs: ['SUN1001'],
        }),
    ],
    [
      'a note for a room',
      () =>
        basket('SUN1001').addAccommodation({
          rooms: [
            {
              accommodationId: '3101',
              roomId: '31011',
              name: 'Twin room',
              extras: [{ extraId: '32011', optionId: '320111', name: 'Breakfast', otherInformation: card }],
            },
          ],
        }),
    ],
    [
      'a bank account',
      () =>
        customer.update({
          changes: { bankAccount: { accountName: card, sortCode: '12-34-56', accountNumber: '12345678' } },
        }),
    ],
    [
      'an answer',
      () =>
        bookingQuestions('SUN1001').save({
          customerId: '7001',
          changes: { requiredData: { dietary_requirements: card } },
        }),
    ],
    ['a delivery', () => deliveryAddress('SUN1001').update(address)],
    ['another name for a ticket', () => basket('SUN1001').addNameChange({ ticketId: '5101', ...person })],
    [
      'a new passenger',
      () =>
        basket('SUN1001').addTickets({
          tickets: [{ ticketTypeId: '41011', newPassenger: 0, ticketName: 'Stalls' }],
          newPassengers: [person],
        }),
    ],
  ]
  for (const [what, command] of commands) {
    messages.clear()
    await run(command)
    expect([what, messages.toasts$.value.map(({ message }) => message), sent]).toEqual([
      what,
      ['This looks like a card number, so nothing was sent. Please leave it out and try again.'],
      [],
    ])
  }
})

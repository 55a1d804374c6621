import { aResale, aTicket } from '../../test/bookings/aTicket.js'
import { describe, expect, it } from 'vitest'
import { minor, noCost, zeroMinor } from '../money/Money.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import type { Booking, TicketLine } from '../domain/Booking.js'
import { texts } from '../composition/texts.js'
import { aDelivery } from '../../test/bookings/aDelivery.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import { owed } from '../bookings/money/owed.js'
import { heldInParts, partGroups, partTiles, type ShownOnPage } from './parts.js'
import type { HeldTransport } from '../domain/Holdings.js'

const now = Date.parse('2027-05-02T12:00:00Z')

const ticket = (code: number, nameChangeAllowed: boolean, enabled = true): TicketLine => ({
  ...aTicket(`${code}`),
  eventName: 'Aida',
  name: 'Gold stalls',
  ticketTypeId: '1',
  passengerId: 1,
  prices: { price: zeroMinor, bookingFee: zeroMinor, total: zeroMinor },
  resale: aResale(code, { enabled }),
  eventDate: null,
  venue: '',
  nameChangeAllowed,
  nameChangeFee: null,
})

const leaving = (departureDate: string): HeldTransport => ({
  id: departureDate,
  name: 'Coach',
  type: '',
  direction: 'OUTBOUND',
  departureLocation: 'London',
  arrivalLocation: 'Verona',
  departureDate,
  arrivalDate: null,
  isDepartureTimeSpecified: true,
  departureTimeZone: null,
  arrivalTimeZone: null,
  passengerId: 1,
  cost: noCost,
})

describe('the contents of a booking', () => {
  it('counts tickets without sold ones, those on resale, those to list and those that allow a name change', () => {
    const tickets = [ticket(0, true), ticket(1, false), ticket(1, true, false), ticket(2, true), ticket(3, false)]
    expect(heldInParts({ ...aBooking('SUN1'), tickets }, now, [])).toMatchObject({
      tickets: 4,
      onResale: 1,
      resalable: 1,
      transferable: 2,
    })
  })

  it('counts no ticket with a pending name change, and counts nothing before these are known', () => {
    const booking = { ...aBooking('SUN1'), tickets: [ticket(1, true), { ...ticket(1, true), id: 'waiting' }] }
    expect(heldInParts(booking, now, [{ ticketId: 'waiting', status: 'PENDING' }])).toMatchObject({
      tickets: 2,
      resalable: 1,
      transferable: 1,
    })
    expect(heldInParts(booking, now, null)).toMatchObject({ tickets: 2, resalable: null, transferable: null })
  })

  it('names the next departure, today included', () => {
    const transport = [leaving('2027-05-08T10:00'), leaving('2027-05-02T08:00'), leaving('2027-05-01T08:00')]
    expect(heldInParts({ ...aBooking('SUN1'), transport }, now, [])).toMatchObject({
      departures: 3,
      nextDeparture: { departureDate: '2027-05-02T08:00' },
    })
  })

  it('names no departure if all have passed', () => {
    expect(heldInParts({ ...aBooking('SUN1'), transport: [leaving('2027-05-01')] }, now, []).nextDeparture).toBeNull()
  })
})

describe('the links to the parts of a booking', () => {
  const words = { ...texts.screen.bookingPage, deliveries: texts.screen.booking.deliveries }
  const tilesOf = (
    change: Partial<Booking>,
    around: Partial<Pick<Parameters<typeof partTiles>[0], 'isPast' | 'answers' | 'inBasket'>> = {},
  ) => {
    const booking = { ...aBooking('SUN1001'), ...change }
    const held = heldInParts(booking, now, [])
    const given = { booking, isPast: false, held, owed: owed(booking), answers: null, inBasket: null, ...around }
    return partTiles(given, words, texts.formats).map(({ part, to, title, held: text }) => [part, to, title, text])
  }
  const owing = {
    outstandingBalance: minor(90_000),
    paymentStatus: 'outstanding',
    paymentDueDate: '2027-06-07',
  } as const

  it('are all parts of a new booking, with what can be done there', () => {
    expect(tilesOf({})).toEqual([
      ['tickets', '/booking/SUN1001/tickets', 'Tickets', 'None yet: see what is on'],
      ['accommodation', '/booking/SUN1001/accommodation', 'Accommodation', 'Choose where you stay'],
      ['transport', '/booking/SUN1001/transport', 'Transport', 'Choose how you get there'],
      ['extras', '/booking/SUN1001/extras', 'Extras', 'See what you can add'],
      ['ticketDetails', '/booking/SUN1001/ticket-details', 'Ticket details', 'Who holds each ticket'],
      ['resale', '/booking/SUN1001/resale', 'Resale', 'Nothing can be listed now'],
      ['mandatoryInformation', '/booking/SUN1001/mandatory-information', 'Required Data', 'Nothing left to answer'],
      ['delivery', '#delivery', 'Delivery', 'Nothing to deliver'],
      ['payments', '/booking/SUN1001/make-payment', 'Payments', 'Nothing left to pay'],
      ['basket', '/booking/SUN1001/cart', 'Basket', 'What you are about to buy'],
    ])
  })

  it('are only the readable parts of a past booking', () => {
    expect(tilesOf({ deliveries: [aDelivery()] }, { isPast: true, inBasket: 2 })).toEqual([
      ['ticketDetails', '/booking/SUN1001/ticket-details', 'Ticket details', 'Who held each ticket'],
      ['resale', '/booking/SUN1001/resale', 'Resale', 'Nothing can be listed now'],
      ['delivery', '#delivery', 'Delivery', 'Order placed'],
      ['payments', '/booking/SUN1001/make-payment', 'Payments', 'Nothing left to pay'],
    ])
  })

  const textOf = (wanted: string, ...given: Parameters<typeof tilesOf>) =>
    tilesOf(...given).find(([part]) => part === wanted)?.[3]

  it('show how many questions are answered once loaded, and how many are open before', () => {
    expect(textOf('mandatoryInformation', { openQuestions: 2 })).toBe('2 questions to answer')
    const answers = { answered: 1, all: 3, people: 1, others: 0, next: null }
    expect(textOf('mandatoryInformation', { openQuestions: 2 }, { answers })).toBe('1 of 3 answered')
  })

  it('show the next transport, with its time if known, or how many there were', () => {
    const [next, later] = [leaving('2027-05-08T10:00'), leaving('2027-05-09T10:00')]
    expect(textOf('transport', { transport: [later, next] })).toBe('Next: Sat 8 May 2027, 10:00')
    expect(textOf('transport', { transport: [{ ...next, isDepartureTimeSpecified: false }] })).toBe(
      'Next: Sat 8 May 2027',
    )
    expect(textOf('transport', { transport: [leaving('2027-05-01T08:00')] })).toBe('1 journey')
  })

  it('show the state of the plan: next payment, finished, in error, or available', () => {
    expect(textOf('paymentPlan', owing)).toBeUndefined()
    expect(textOf('paymentPlan', { ...owing, paymentPlanAvailable: true })).toBe('Spread the cost')
    expect(textOf('paymentPlan', { ...owing, paymentPlan: aPlan() })).toBe('£1.00 on Mon 1 February 2027')
    expect(textOf('paymentPlan', { ...owing, paymentPlan: aPlan({ projection: [] }) })).toBe('Your instalments')
    expect(textOf('paymentPlan', { ...owing, paymentPlan: aPlan({ status: 2 }) })).toBe('Needs another card')
  })

  it('show the amount owed in one line: by hand, by the plan, or overdue', () => {
    expect(textOf('payments', owing)).toBe('£900.00 to pay')
    expect(textOf('payments', { ...owing, paymentPlan: aPlan() })).toBe('£900.00 left, taken by your plan')
    expect(textOf('payments', { ...owing, paymentStatus: 'overdue', paymentDueDate: '2027-04-01' })).toBe(
      '£900.00 is overdue',
    )
  })

  it('form groups by weight, and repeat no task or state that the page shows above', () => {
    const groupsOf = (above: ShownOnPage) => {
      const booking = { ...aBooking('SUN1001'), ...owing, openQuestions: 2, deliveries: [aDelivery()] }
      const around = {
        booking,
        isPast: false,
        held: heldInParts(booking, now, []),
        owed: owed(booking),
        answers: null,
        inBasket: 1,
      }
      const tiles = partTiles(around, words, texts.formats)
      return partGroups(tiles, around, texts.screen.bookingPage.partGroups, above).map(({ weight, parts }) => [
        weight,
        parts.map(({ part, held }) => (held === '' ? `${part}, no state` : part)),
      ])
    }
    expect(groupsOf({ questions: false, payment: false, delivery: false }).slice(0, 2)).toEqual([
      ['now', ['mandatoryInformation', 'payments', 'basket']],
      ['booked', ['delivery']],
    ])
    expect(groupsOf({ questions: true, payment: true, delivery: true }).slice(0, 2)).toEqual([
      ['now', ['basket']],
      ['booked', ['mandatoryInformation, no state', 'delivery, no state', 'payments, no state']],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { owed } from '../bookings/money/owed.js'
import type { Booking } from '../domain/Booking.js'
import type { Customer } from '../domain/Customer.js'
import { unknownFields } from '../domain/personFields.js'
import { englishFormats } from '../language/formats.js'
import { minor } from '../money/Money.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { deliveriesTexts } from '../delivery/deliveriesTexts.js'
import { bookingPageWords } from './bookingPageTexts.js'
import { gettingReady, type ShownAbove } from './gettingReady.js'

const { bookingPage } = bookingPageWords.screen
const words = { ...bookingPage, statuses: deliveriesTexts.statuses }
const now = Date.parse('2027-01-01T12:00:00Z')

const free = { price: minor(0), bookingFee: minor(0), allocations: minor(0), supplement: minor(0) }

const flight = {
  id: '1',
  name: 'Flight MB 417',
  type: 'Flight',
  direction: 'OUTBOUND',
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
  departureDate: '2027-03-01T07:25:00Z',
  arrivalDate: null,
  isDepartureTimeSpecified: true,
  departureTimeZone: null,
  arrivalTimeZone: null,
  passengerId: 1,
  cost: free,
} as const

const stepsOf = (
  booking: Partial<Booking>,
  around: {
    readonly answers?: readonly [number, number]
    readonly customer?: Pick<Customer, 'passport'>
    readonly above?: ShownAbove
    readonly isPaying?: boolean
  } = {},
) => {
  const whole = { ...aBooking('SUN1001'), departureDate: '2027-03-01', returnDate: '2027-03-08', ...booking }
  const { answers, customer, above = { questions: false, payment: false }, isPaying = false } = around
  const left = answers && { answered: answers[0], all: answers[1], people: 1, others: 0, next: null }
  const steps = gettingReady(
    { booking: whole, owed: owed(whole), answers: left ?? null, customer: customer ?? null, above, isPaying },
    now,
    words,
    englishFormats,
  )
  return steps.map(({ kind, state, sentence, days, date }) => [kind, state, sentence ?? days, date])
}
const withPassport = (number: string, expiryDate: string | null): Pick<Customer, 'passport'> => {
  const names = { firstName: 'Amelia', middleNames: '', lastName: 'Hart' }
  return {
    passport: {
      ...unknownFields('passport'),
      number,
      expiryDate,
      nationality: 'British',
      issueCountry: 'GB',
      ...names,
    },
  }
}
const departure = ['departure', 'coming', 59, '2027-03-01']
const paid = ['payment', 'done', 'Nothing left to pay', null]

describe('getting ready', () => {
  it('ends with the departure, and is empty once that has passed or is cancelled', () => {
    expect(stepsOf({})).toEqual([paid, departure])
    expect(stepsOf({ departureDate: '2027-01-01' })).toEqual([paid, ['departure', 'coming', 0, '2027-01-01']])
    expect(stepsOf({ departureDate: '2026-12-31' })).toEqual([])
    expect(stepsOf({ status: 'cancelled' })).toEqual([])
  })

  it('shows how many questions are answered, and the due date', () => {
    expect(stepsOf({}, { answers: [4, 7] })).toContainEqual(['questions', 'toDo', '4 of 7 answered', '2027-03-01'])
    expect(stepsOf({}, { answers: [7, 7] })[0]).toEqual(['questions', 'done', '7 of 7 answered', null])
    expect(stepsOf({}, { answers: [0, 0] })).toEqual([paid, departure])
  })

  it('has the date and the state alone of what the attention at the top of the page explains', () => {
    const both = { answers: [4, 7], above: { questions: true, payment: true } } as const
    expect(stepsOf({ outstandingBalance: minor(9_000) }, both)).toEqual([
      ['questions', 'toDo', null, '2027-03-01'],
      ['payment', 'toDo', null, null],
      departure,
    ])
    expect(stepsOf({ outstandingBalance: minor(9_000) }, { isPaying: true })).toEqual([departure])
  })

  it('has steps with an earlier due date first, and steps without one last', () => {
    const owing = {
      outstandingBalance: minor(9_000),
      paymentStatus: 'outstanding',
      paymentDueDate: '2027-02-01',
    } as const
    expect(stepsOf(owing, { answers: [0, 1] }).map(([kind, state, , date]) => [kind, state, date])).toEqual([
      ['payment', 'toDo', '2027-02-01'],
      ['questions', 'toDo', '2027-03-01'],
      ['departure', 'coming', '2027-03-01'],
    ])
    expect(stepsOf({ ...owing, paymentStatus: 'overdue' })[0]).toEqual([
      'payment',
      'late',
      '£90.00 is overdue',
      '2027-02-01',
    ])
  })

  it('has nothing to do for what a plan collects', () => {
    const paymentPlan = aPlan({ projection: [{ date: '2027-02-01', amount: minor(4_500) }] })
    const [payment] = stepsOf({ outstandingBalance: minor(9_000), paymentPlan })
    expect(payment).toEqual(['payment', 'coming', expect.stringContaining('£90.00'), '2027-02-01'])
  })

  it.each([
    ['', null, 'toDo', 'Add it to your profile'],
    ['123456', '2027-03-07', 'late', 'Expires on 7 March 2027, before you are back'],
    ['123456', '2027-03-08', 'toDo', 'Valid until 8 March 2027: some countries ask for six more months'],
    ['123456', '2027-06-01', 'toDo', 'Valid until 1 June 2027: some countries ask for six more months'],
    ['123456', '2027-09-06', 'toDo', 'Valid until 6 September 2027: some countries ask for six more months'],
    ['123456', '2027-09-07', 'done', 'Valid until 7 September 2027'],
    ['123456', '2030-06-01', 'done', 'Valid until 1 June 2030'],
  ])('checks the passport for a trip by air: "%s" until %s', (number, until, state, sentence) => {
    const customer = withPassport(number, until)
    expect(
      stepsOf({ transport: [flight] }, { customer })
        .find(([kind]) => kind === 'passport')
        ?.slice(1, 3),
    ).toEqual([state, sentence])
    expect(stepsOf({}, { customer })).toEqual([paid, departure])
  })

  it('shows the state of deliveries and e-tickets', () => {
    const delivery = (type: 'eticket' | 'physical', status: 'beingPrepared' | 'readyToDownload' | 'onItsWay') => ({
      id: `${type} ${status}`,
      name: 'Post',
      type,
      status,
      allocationId: null,
      address: null,
      trackingId: null,
      trackingUrl: null,
      downloads: [],
      ticketIds: [],
      cost: free,
    })
    expect(
      stepsOf({ deliveries: [delivery('eticket', 'readyToDownload'), delivery('physical', 'beingPrepared')] }),
    ).toEqual([
      paid,
      ['tickets', 'done', 'Ready to download', null],
      ['delivery', 'coming', 'Being prepared', null],
      departure,
    ])
    expect(stepsOf({ deliveries: [delivery('physical', 'onItsWay')] })).toContainEqual([
      'delivery',
      'coming',
      'On its way',
      null,
    ])
    expect(
      stepsOf({ deliveries: [delivery('eticket', 'readyToDownload'), delivery('eticket', 'beingPrepared')] }),
    ).toContainEqual(['tickets', 'coming', 'Being prepared', null])
  })
})

import { aResale, aTicket } from '../../test/bookings/aTicket.js'
import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import type { AnswersLeft } from '../questions/askedPassengers.js'
import type { Booking, TicketLine } from '../domain/Booking.js'
import { texts } from '../composition/texts.js'
import { aPayment } from '../../test/bookings/aPayment.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import type { ReadOnly } from '../bookings/bookingStatus.js'
import { owed } from '../bookings/money/owed.js'
import { heldInParts, partRows } from './parts.js'
import { type Path, paths } from '../navigation/paths.js'

const ticket = (code: number, nameChangeAllowed: boolean, enabled = true): TicketLine => ({
  ...aTicket(`${code}`),
  resale: aResale(code, { enabled }),
  nameChangeAllowed,
})

describe('the contents of a booking', () => {
  it('counts tickets without sold ones, those on resale, those to list and those that allow a name change', () => {
    const tickets = [ticket(0, true), ticket(1, false), ticket(1, true, false), ticket(2, true), ticket(3, false)]
    expect(heldInParts({ ...aBooking('SUN1'), tickets }, [])).toMatchObject({
      tickets: 4,
      onResale: 1,
      resalable: 1,
      transferable: 2,
    })
  })

  it('counts no ticket with a pending name change, and counts nothing before these are known', () => {
    const booking = { ...aBooking('SUN1'), tickets: [ticket(1, true), { ...ticket(1, true), id: 'waiting' }] }
    expect(heldInParts(booking, [{ ticketId: 'waiting', status: 'PENDING' }])).toMatchObject({
      tickets: 2,
      resalable: 1,
      transferable: 1,
    })
    expect(heldInParts(booking, null)).toMatchObject({ tickets: 2, resalable: null, transferable: null })
  })
})

describe('the rows of the parts', () => {
  const words = texts.screen.bookingPage.parts
  const rowsOf = (
    change: Partial<Booking>,
    readOnly: ReadOnly | null = null,
    linked: readonly Path[] = [],
    answers: AnswersLeft | null = null,
  ) => {
    const booking = { ...aBooking('SUN1001'), ...change }
    const held = heldInParts(booking, [])
    return partRows({ booking, readOnly, held, answers, owed: owed(booking), linked }, words, texts.formats).map(
      ({ part, to, title, held: text }) => [part, to, title, text],
    )
  }

  it('are all parts of a new booking, with what can be done there', () => {
    expect(rowsOf({})).toEqual([
      ['tickets', '/booking/SUN1001/ticket-details', 'Tickets', 'None yet'],
      ['resale', '/booking/SUN1001/resale', 'Resale', 'Nothing can be listed now'],
      ['accommodation', '/booking/SUN1001/accommodation', 'Accommodation', 'Choose where you stay'],
      ['transport', '/booking/SUN1001/transport', 'Transport', 'Choose how you get there'],
      ['extras', '/booking/SUN1001/extras', 'Extras', 'See what you can add'],
      ['mandatoryInformation', '/booking/SUN1001/mandatory-information', 'Required Data', ''],
      ['payments', '/booking/SUN1001/make-payment', 'Payments', ''],
    ])
  })

  it('say how many questions are answered once that is known', () => {
    const answersOf = (answered: number, all: number) => {
      const answers = { answered, all, people: 1, others: 0, next: null }
      return rowsOf({}, null, [], answers).find(([part]) => part === 'mandatoryInformation')?.[3]
    }
    expect([answersOf(7, 7), answersOf(4, 7), answersOf(0, 0)]).toEqual([
      '7 of 7 answered',
      '4 of 7 answered',
      'No questions',
    ])
  })

  it('are only the readable parts of a past booking', () => {
    expect(rowsOf({}, 'past')).toEqual([
      ['tickets', '/booking/SUN1001/ticket-details', 'Tickets', 'Who held each ticket'],
      ['resale', '/booking/SUN1001/resale', 'Resale', 'Nothing can be listed now'],
      ['payments', '/booking/SUN1001/make-payment', 'Payments', ''],
    ])
  })

  it('leave out the pages that the page leads to already', () => {
    const linked = [paths.mandatoryInformation('SUN1001'), paths.makePayment('SUN1001')]
    expect(rowsOf({}, null, linked).map(([part]) => part)).toEqual([
      'tickets',
      'resale',
      'accommodation',
      'transport',
      'extras',
    ])
  })

  it('count the tickets and the names that can be changed', () => {
    const tickets = [ticket(1, true), { ...ticket(1, true), id: '2' }]
    expect(rowsOf({ tickets })[0]?.[3]).toBe('2 tickets\u00a0·\u00a02 names can be changed')
    expect(rowsOf({ tickets: [ticket(0, false)] })[0]?.[3]).toBe('1 ticket')
  })

  it('show the state of the plan: its payments, in error, or available', () => {
    const planOf = (change: Partial<Booking>) => rowsOf(change).find(([part]) => part === 'paymentPlan')?.[3]
    expect(planOf({})).toBeUndefined()
    expect(planOf({ paymentPlanAvailable: true })).toBe('Spread the cost')
    const outstandingBalance = minor(90_000)
    expect(planOf({ outstandingBalance, paymentPlan: aPlan() })).toMatch(/^\d payments? until /)
    expect(planOf({ outstandingBalance, paymentPlan: aPlan({ status: 2 }) })).toMatch(/^\d of \d payments paid$/)
  })

  it('count the payments that were made', () => {
    const madeOf = (...statuses: readonly number[]) => {
      const payments = statuses.map((status, at) => aPayment(`PAY-${at}`, status))
      return rowsOf({ payments }).find(([part]) => part === 'payments')?.[3]
    }
    const [paid, failed] = [2, 6]
    expect([madeOf(paid, failed, paid), madeOf(paid), madeOf(failed)]).toEqual([
      '2 payments made',
      '1 payment made',
      '',
    ])
  })
})

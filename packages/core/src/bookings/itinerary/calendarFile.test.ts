import { describe, expect, it } from 'vitest'
import type { Booking, TicketLine } from '../../domain/Booking.js'
import type { HeldTransport } from '../../domain/Holdings.js'
import { minor } from '../../money/Money.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { aPlan } from '../../../test/bookings/aPlan.js'
import { aResale, aTicket } from '../../../test/bookings/aTicket.js'
import { bookingCalendar as write, calendarLinks } from './calendarFile.js'
import { calendarTexts } from './calendarTexts.js'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { englishFormats } from '../../language/formats.js'
import { aSeat } from '../../../test/bookings/holdings.js'

const bookingCalendar = (booking: Booking, at: number): string => write(booking, at, calendarTexts, englishFormats)

const now = Date.parse('2026-11-20T23:59:30.500Z')

const flight = aSeat('41', {
  name: 'Flight MB 417',
  departureLocation: 'London Gatwick',
  departureDate: '2027-07-19T07:25:00Z',
  arrivalDate: '2027-07-19T09:35:00Z',
  departureTimeZone: 'Europe/London',
  arrivalTimeZone: 'Europe/Madrid',
})

const opera: TicketLine = {
  ...aTicket('71'),
  eventName: 'La traviata',
  eventDate: '2027-07-21T20:45:00Z',
  venue: 'Arena, Verona',
}

const trip: Booking = {
  ...aBooking('SUN1001'),
  name: 'A week in the sun',
  departureDate: '2027-07-19',
  returnDate: '2027-07-26',
}

const parsed = (booking: Booking) => {
  const component = new ICAL.Component(ICAL.parse(bookingCalendar(booking, now)))
  return { component, events: component.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) }
}

const named = (booking: Booking, summary: string) => parsed(booking).events.find((event) => event.summary === summary)

describe('the calendars on the web', () => {
  const { google, outlook } = calendarLinks(
    { ...trip, transport: [flight], tickets: [opera] },
    calendarTexts,
    englishFormats,
  )

  it('get the days of the trip, with the day after its end', () => {
    expect(Object.fromEntries(new URL(google).searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'A week in the sun',
      dates: '20270719/20270727',
    })
    expect(Object.fromEntries(new URL(outlook).searchParams)).toMatchObject({
      subject: 'A week in the sun',
      startdt: '2027-07-19',
      enddt: '2027-07-27',
      allday: 'true',
    })
  })

  it('get the departures and the events in words', () => {
    const about = new URL(google).searchParams.get('details')
    expect(about?.split('\n')).toEqual([
      'Booking reference: SUN1001',
      'Flight MB 417: London Gatwick to Barcelona. Departs: Mon 19 July 2027, 07:25 (Europe/London)',
      'La traviata. Starts: Wed 21 July 2027, 20:45, local time',
    ])
    expect(new URL(outlook).searchParams.get('body')).toBe(about)
  })

  it('keep every character of a name within its value', () => {
    const links = calendarLinks({ ...trip, name: 'Sun & sea = 100% #1' }, calendarTexts, englishFormats)
    expect(new URL(links.google).searchParams.get('text')).toBe('Sun & sea = 100% #1')
    expect(new URL(links.outlook).hash).toBe('')
  })
})

describe('the calendar file', () => {
  it('is a published calendar of version 2.0', () => {
    const { component } = parsed(trip)
    expect(['version', 'prodid', 'calscale', 'method'].map((name) => component.getFirstPropertyValue(name))).toEqual([
      '2.0',
      '-//Booking Dashboard//Calendar 1.0//EN',
      'GREGORIAN',
      'PUBLISH',
    ])
  })

  it('has the next payment: by hand, or collected by the plan', () => {
    const owing = {
      ...trip,
      outstandingBalance: minor(132_400),
      paymentStatus: 'outstanding',
      paymentDueDate: '2027-06-07',
    } as const
    const day = (booking: Booking, summary: string) => named(booking, summary)?.startDate.toString()
    expect(day(owing, 'Payment due: £1,324.00')).toBe('2027-06-07')
    const onPlan = { ...owing, paymentPlan: aPlan({ projection: [{ date: '2027-02-01', amount: minor(66_200) }] }) }
    expect(day(onPlan, 'Payment taken automatically: £662.00')).toBe('2027-02-01')
    expect(parsed(onPlan).events).toHaveLength(2)
    expect(parsed({ ...owing, paymentStatus: 'overdue' }).events).toHaveLength(1)
    expect(parsed({ ...owing, paymentDueDate: null }).events).toHaveLength(1)
  })

  it('has the days of the trip, up to and including the return', () => {
    const event = named(trip, 'A week in the sun')
    expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
      true,
      '2027-07-19',
      '2027-07-27',
    ])
  })

  it('ends on the day of departure if the return is before it', () => {
    const event = named({ ...trip, returnDate: '2027-07-01' }, 'A week in the sun')
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2027-07-19', '2027-07-20'])
  })

  it('shows days as free and departures and events as busy, each with its details', () => {
    const owing = {
      outstandingBalance: minor(132_400),
      paymentStatus: 'outstanding',
      paymentDueDate: '2027-06-07',
    } as const
    const booking = { ...trip, ...owing, transport: [{ ...flight, departureTimeZone: null }], tickets: [opera] }
    const shown = parsed(booking).events.map(({ summary, location, description, component }) => [
      summary,
      String(component.getFirstPropertyValue('transp')),
      location,
      description.split('\n'),
    ])
    expect(shown).toEqual([
      ['A week in the sun', 'TRANSPARENT', null, ['Booking reference: SUN1001']],
      [
        'Flight MB 417: London Gatwick to Barcelona',
        'OPAQUE',
        'London Gatwick',
        [
          'Departs: Mon 19 July 2027, 07:25, local time',
          'Arrives: Mon 19 July 2027, 09:35 (Europe/Madrid)',
          'Booking reference: SUN1001',
        ],
      ],
      [
        'La traviata',
        'OPAQUE',
        'Arena, Verona',
        ['Starts: Wed 21 July 2027, 20:45, local time', 'Booking reference: SUN1001'],
      ],
      ['Payment due: £1,324.00', 'TRANSPARENT', null, ['Booking reference: SUN1001']],
    ])
  })

  it('shows when a transport arrives only if that is known, with its zone if known', () => {
    const times = (change: Partial<HeldTransport>) =>
      named({ ...trip, transport: [{ ...flight, ...change }] }, 'Flight MB 417: London Gatwick to Barcelona')
        ?.description.split('\n')
        .slice(0, -1)
    expect(times({ arrivalDate: null })).toEqual(['Departs: Mon 19 July 2027, 07:25 (Europe/London)'])
    expect(times({ arrivalTimeZone: null })?.[1]).toBe('Arrives: Mon 19 July 2027, 09:35, local time')
  })

  it('shows an event as a whole day if it has no time, and without an end if it has one', () => {
    const event = named({ ...trip, tickets: [{ ...opera, eventDate: '2027-07-22' }] }, 'La traviata')
    expect([event?.startDate.isDate, event?.endDate.toString()]).toEqual([true, '2027-07-23'])
    expect(event?.description).toBe('Booking reference: SUN1001')
    const timed = named({ ...trip, tickets: [opera] }, 'La traviata')
    expect(timed?.component.getFirstProperty('dtend')).toBeNull()
  })

  it('contains its time of creation', () => {
    const stamps = parsed({ ...trip, tickets: [opera] }).events.map(({ component }) =>
      String(component.getFirstPropertyValue('dtstamp')),
    )
    expect(stamps).toEqual(['2026-11-20T23:59:30Z', '2026-11-20T23:59:30Z'])
  })

  it('has a departure as instants of the local times', () => {
    const event = named({ ...trip, transport: [flight] }, 'Flight MB 417: London Gatwick to Barcelona')
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([
      '2027-07-19T06:25:00Z',
      '2027-07-19T07:35:00Z',
    ])
  })

  it('lists a departure without a specified time as a whole day', () => {
    const event = named(
      { ...trip, transport: [{ ...flight, isDepartureTimeSpecified: false }] },
      'Flight MB 417: London Gatwick to Barcelona',
    )
    expect([event?.startDate.isDate, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
      true,
      '2027-07-19',
      '2027-07-20',
    ])
    expect(event?.description).toContain('Departure time TBC')
  })

  it('leaves a time floating if the zone is not known', () => {
    const event = named(
      { ...trip, transport: [{ ...flight, departureTimeZone: null, arrivalTimeZone: 'Nowhere/Land' }] },
      'Flight MB 417: London Gatwick to Barcelona',
    )
    expect([event?.startDate.toString(), event?.startDate.zone.tzid]).toEqual(['2027-07-19T07:25:00', 'floating'])
    expect(event?.endDate.toString()).toBe('2027-07-19T09:35:00')
  })

  it('has no end that is not later than the start, or that cannot be compared with it', () => {
    const ended = (change: Partial<HeldTransport>) =>
      bookingCalendar({ ...trip, transport: [{ ...flight, ...change }] }, now).split('DTEND').length - 2
    expect([
      ended({}),
      ended({ arrivalDate: null }),
      ended({ arrivalTimeZone: null }),
      ended({ arrivalDate: '2027-07-19T08:25:00Z' }),
    ]).toEqual([1, 0, 0, 0])
  })

  it('has each event once, at its local time, however many tickets are held', () => {
    const booking = {
      ...trip,
      tickets: [
        opera,
        { ...opera, id: '72', name: 'Balcony' },
        { ...opera, id: '73', eventName: 'Aida', eventDate: '2027-07-22' },
      ],
    }
    expect(parsed(booking).events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ['A week in the sun', '2027-07-19'],
      ['La traviata', '2027-07-21T20:45:00'],
      ['Aida', '2027-07-22'],
    ])
  })

  it('leaves out an event without a date, and one whose tickets were all resold', () => {
    const resold = aResale(3)
    expect(
      parsed({
        ...trip,
        tickets: [
          { ...opera, eventDate: null },
          { ...opera, resale: resold },
        ],
      }).events,
    ).toHaveLength(1)
    expect(parsed({ ...trip, tickets: [opera, { ...opera, resale: resold }] }).events).toHaveLength(2)
  })

  it('marks a cancelled booking', () => {
    const status = (booking: Booking) =>
      parsed(booking).events.map(({ component }) => component.getFirstPropertyValue('status'))
    expect(status({ ...trip, status: 'cancelled' })).toEqual(['CANCELLED'])
    expect(status(trip)).toEqual(['CONFIRMED'])
  })

  it('gives its entries stable identifiers', () => {
    const unfolded = (booking: Booking, at: number) => bookingCalendar(booking, at).replaceAll('\r\n ', '')
    const uids = (at: number) =>
      [...unfolded({ ...trip, tickets: [opera], transport: [flight] }, at).matchAll(/^UID:(.*)\r$/gm)].map(
        ([, uid]) => uid,
      )
    expect(uids(now)).toEqual(uids(now + 1_000_000))
    expect(uids(now)).toEqual([
      'trip/id%20of%20SUN1001@booking-dashboard',
      'departure/id%20of%20SUN1001/41@booking-dashboard',
      'event/id%20of%20SUN1001/La%20traviata/2027-07-21T20%3A45%3A00Z@booking-dashboard',
    ])
    expect(bookingCalendar({ ...trip, id: 'torn \ud800' }, now)).toContain('UID:trip/torn%20%EF%BF%BD@')
  })

  it('ends every line with CRLF, has no line over 75 octets and splits no character, whatever the names are', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', 'é', '𝄞', '\\', ';', ',', '\n', '\r', '\u0000', ' ', '漢', '\ud800', ':'),
      maxLength: 120,
    })
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, eventName, venue) => {
        const file = bookingCalendar({ ...trip, name, tickets: [{ ...opera, eventName, venue }] }, now)
        expect(file.endsWith('\r\n')).toBe(true)
        for (const line of file.slice(0, -2).split('\r\n')) {
          expect(line).not.toMatch(/[\r\n]/)
          expect(Buffer.from(line, 'utf8').length).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/\p{Cs}/u)
        }
        const readable = (value: string) =>
          value
            .replace(/\r\n?/g, '\n')
            .replaceAll('\u0000', '')
            .replace(/\p{Cs}/gu, '\ufffd')
        const { events } = parsed({ ...trip, name, tickets: [{ ...opera, eventName, venue }] })
        expect(events.map(({ summary }) => summary)).toEqual([readable(name), readable(eventName)])
      }),
    )
  })
})

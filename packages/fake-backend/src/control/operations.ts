import * as t from 'io-ts'
import { Fault } from '../faults/Fault.js'
import { scenarios } from '../worlds/scenarios.js'
import { BookingDescription, CustomerDescription, WorldDescription } from '../worlds/WorldDescription.js'
import { FaultReportAnswer, JournalAnswer, MailAnswer, OfBooking, TelemetryAnswer } from './answers.js'
import { type Operation, operation } from './Operation.js'
import { paymentOperations } from './paymentOperations.js'
import { wholeNumber } from '../values/codecs.js'
import { WorldReport } from './worldReport.js'
import { days } from '../values/calendar.js'

/** All operations under /__fake/. */
export const operations: readonly Operation[] = [
  operation('readWorld', ['GET', 'world'], {
    about: 'World',
    summary: 'Who and what there is',
    answer: WorldReport,
    act: ({ world }) => world.report(),
  }),
  operation('loadWorld', ['POST', 'world'], {
    about: 'World',
    summary: 'Begin a world of your own',
    description:
      'What is described takes the place of everything; a reset goes back to it. Faults are cleared, and the clock is right again.',
    body: WorldDescription,
    example: {
      customers: [
        {
          email: 'ada@example.com',
          bookings: [{ currency: 'JPY', tickets: [{ count: 4 }], plan: { instalments: ['overdue', 'toCome'] } }],
        },
      ],
    },
    act: ({ world }, { body }) => world.load(body),
  }),
  operation('listScenarios', ['GET', 'scenarios'], {
    about: 'World',
    summary: 'The worlds that have a name',
    answer: t.array(t.type({ name: t.string, what: t.string })),
    act: () => scenarios.map(({ name, what }) => ({ name, what })),
  }),
  operation('loadScenario', ['POST', 'scenario'], {
    about: 'World',
    summary: 'Begin a world that has a name',
    body: t.type({ name: t.string }),
    example: { name: 'overdue-plan' },
    act: ({ world }, { body }) => world.load(body.name),
  }),
  operation('reset', ['POST', 'reset'], {
    about: 'World',
    summary: 'Begin the same world anew',
    description: 'Its faults are cleared, the journal is empty, and the clock is right again.',
    act: ({ world }) => world.reset(),
  }),
  operation('listMoments', ['GET', 'moments'], {
    about: 'World',
    summary: 'The moments that are stored',
    answer: t.array(t.type({ name: t.string, now: t.string })),
    act: ({ world }) => world.stored().map(({ name, now }) => ({ name, now: new Date(now).toISOString() })),
  }),
  operation('storeMoment', ['POST', 'moments'], {
    about: 'World',
    summary: 'Store this moment under a name',
    description:
      'With sessions, baskets, open challenges, faults and the clock. It takes the place of an older one of that name.',
    body: t.type({ name: t.string }),
    example: { name: 'before the payment' },
    act: ({ world }, { body }) => world.store(body.name),
  }),
  operation('goBack', ['POST', 'moments/back'], {
    about: 'World',
    summary: 'Go back to a moment that is stored',
    description: 'Everything is as it was then; only the journal begins anew.',
    body: t.type({ name: t.string }),
    example: { name: 'before the payment' },
    missing: 'No moment is stored under this name.',
    act: ({ world }, { body }) => world.goBack(body.name),
  }),
  operation('addCustomer', ['POST', 'customers'], {
    about: 'World',
    summary: 'Add a customer, or bookings of one who is there',
    body: CustomerDescription,
    example: { email: 'ada@example.com', firstName: 'Ada', bookings: [{ tickets: [{ count: 2 }] }] },
    act: ({ world }, { body }) => world.addCustomer(body),
  }),

  operation('readClock', ['GET', 'clock'], {
    about: 'Clock',
    summary: 'What time it is in the world',
    answer: t.type({ now: t.string, ahead: t.number }),
    act: ({ world }) => {
      const { now, ahead } = world.report()
      return { now, ahead }
    },
  }),
  operation('advanceClock', ['POST', 'clock/advance'], {
    about: 'Clock',
    summary: 'Move the clock on',
    description:
      'By so many milliseconds. What falls due meanwhile happens: instalments are taken, baskets and sessions expire.',
    body: t.type({ ms: wholeNumber(0, days(3650)) }),
    example: { ms: days(1) },
    act: ({ clock }, { body }) => clock.advance(body.ms),
  }),

  operation('listFaults', ['GET', 'faults'], {
    about: 'Faults',
    summary: 'Every fault, and how often it has struck',
    answer: t.array(FaultReportAnswer),
    act: ({ faults }) => [...faults.list()],
  }),
  operation('addFault', ['POST', 'faults'], {
    about: 'Faults',
    summary: 'Let something go wrong',
    description:
      'The oldest fault that is meant for a call strikes it. One that could strike nothing is refused with a sentence.',
    body: Fault,
    example: { match: { path: 'addTickets' }, times: 'once', effect: { kind: 'lostAnswer' } },
    answer: t.type({ id: t.number }),
    act: ({ faults }, { body }) => ({ id: faults.add(body) }),
  }),
  operation('listCalls', ['GET', 'calls'], {
    about: 'Faults',
    summary: 'The calls that a fault can strike',
    answer: t.array(t.type({ operation: t.string, method: t.string, path: t.string })),
    act: ({ faults }) => [...faults.calls()],
  }),
  operation('removeFault', ['DELETE', 'faults/:id'], {
    about: 'Faults',
    summary: 'Take one fault back',
    missing: 'There is no fault with this id.',
    act: ({ faults }, { id }) => faults.remove(Number(id)),
  }),
  operation('clearFaults', ['DELETE', 'faults'], {
    about: 'Faults',
    summary: 'Take all faults back',
    act: ({ faults }) => faults.clear(),
  }),

  ...paymentOperations,

  operation('addBooking', ['POST', 'customers/:id/bookings'], {
    about: 'Bookings',
    summary: 'Give a customer a booking',
    description: 'The id is the customer’s e-mail address.',
    body: BookingDescription,
    example: {
      reference: 'ADA1',
      currency: 'JPY',
      tickets: [{ count: 4 }],
      plan: { instalments: ['overdue', 'toCome'] },
    },
    answer: OfBooking,
    act: ({ bookings }, { id, body }) => ({ reference: bookings.add(id, body) }),
  }),
  operation('fillBookings', ['POST', 'bookings'], {
    about: 'Bookings',
    summary: 'Give demo@example.com many bookings',
    body: t.type({ count: wholeNumber(0, 5000) }),
    example: { count: 400 },
    act: ({ bookings }, { body }) => bookings.fill(body.count),
  }),
  operation('addBigBooking', ['POST', 'big-booking'], {
    about: 'Bookings',
    summary: 'Give demo@example.com SUN5000 with many tickets',
    body: t.type({ tickets: wholeNumber(1, 10_000) }),
    example: { tickets: 2000 },
    act: ({ bookings }, { body }) => bookings.addBig(body.tickets),
  }),
  operation('changePrice', ['POST', 'price'], {
    about: 'Bookings',
    summary: 'What a booking holds costs more, or less',
    description:
      'By so many minor units, less where it is negative. The dearest line changes, so that the price summary adds up; what a running payment plan takes is spread anew.',
    body: t.type({ reference: t.string, by: wholeNumber(-100_000_000, 100_000_000) }),
    example: { reference: 'SUN1001', by: 5000 },
    act: ({ bookings }, { body }) => bookings.changePrice(body.reference, body.by),
  }),
  operation('moveDelivery', ['POST', 'delivery'], {
    about: 'Bookings',
    summary: 'A delivery gets on',
    description: '0 order placed, 1 being prepared, 2 ready to download, 3 on its way.',
    body: t.type({ delivery: t.string, status: wholeNumber(0, 3) }),
    example: { delivery: '6101', status: 3 },
    missing: 'There is no such delivery.',
    act: ({ deliveries }, { body }) => deliveries.move(body.delivery, body.status),
  }),
  operation('sellTicket', ['POST', 'resale/sold'], {
    about: 'Bookings',
    summary: 'Somebody buys a ticket that is listed for resale',
    body: t.type({ ticket: t.string }),
    example: { ticket: '5303' },
    missing: 'There is no such ticket on resale.',
    act: ({ resale }, { body }) => resale.sell(body.ticket),
  }),
  operation('expireBaskets', ['POST', 'baskets/expire'], {
    about: 'Bookings',
    summary: 'Abandon every open basket',
    description: 'Except where a payment is in process.',
    act: ({ baskets }) => baskets.expire(),
  }),

  operation('expireSessions', ['POST', 'session/expire'], {
    about: 'Sessions',
    summary: 'End every session',
    act: ({ sessions }) => void sessions.expire(),
  }),
  operation('expireSessionsOf', ['POST', 'customers/:id/session/expire'], {
    about: 'Sessions',
    summary: 'End the sessions of one customer',
    description: 'The id is the customer’s e-mail address.',
    act: ({ sessions }, { id }) => void sessions.expire(id),
  }),

  operation('readJournal', ['GET', 'journal'], {
    about: 'What happened',
    summary: 'The calls that were made',
    description: 'Oldest first, the latest 500. What a customer typed, cards, passwords and keys are left out.',
    answer: t.array(JournalAnswer),
    act: ({ journal }) => [...journal.entries()],
  }),
  operation('clearJournal', ['DELETE', 'journal'], {
    about: 'What happened',
    summary: 'Begin the journal anew',
    act: ({ journal }) => journal.clear(),
  }),
  operation('readTelemetry', ['GET', 'telemetry'], {
    about: 'What happened',
    summary: 'What pages reported',
    description:
      'Errors, vitals and requests, oldest first, the latest 500. The pages of `npm start` send their reports to this server.',
    answer: t.array(TelemetryAnswer),
    act: ({ telemetry }) => [...telemetry.entries()],
  }),
  operation('clearTelemetry', ['DELETE', 'telemetry'], {
    about: 'What happened',
    summary: 'Delete the reports of pages',
    act: ({ telemetry }) => telemetry.clear(),
  }),
  operation('readOutbox', ['GET', 'outbox'], {
    about: 'What happened',
    summary: 'The e-mails that would have been sent',
    description: 'Oldest first.',
    answer: t.array(MailAnswer),
    act: ({ inspect }) => [...inspect.outbox()],
  }),
]

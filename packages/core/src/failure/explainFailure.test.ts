import { expect, it } from 'vitest'
import {
  type ApiFailure,
  cancelled,
  conflict,
  connectionFailure,
  decodeFailure,
  exceptionFailure,
  forbidden,
  networkFailure,
  notFound,
  notFromTheApi,
  serverFailure,
  timedOut,
  unauthorised,
} from './Failure.js'
import { explainFailure } from './errorCatalogue.js'

const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })
const nameless = new TypeError('fetch failed', { cause: Object.assign(new AggregateError([]), { code: 'ENOTFOUND' }) })

it.each<readonly [ApiFailure, string]>([
  [connectionFailure(refused), 'no connection: fetch failed (connect ECONNREFUSED 127.0.0.1:1)'],
  [connectionFailure(nameless), 'no connection: fetch failed (ENOTFOUND)'],
  [networkFailure, 'no connection'],
  [exceptionFailure(new TypeError('x is not a function')), 'an exception: TypeError: x is not a function'],
  [exceptionFailure('out of paper'), 'an exception: out of paper'],
  [connectionFailure(new TypeError('terminated')), 'no connection: TypeError: terminated'],
  [timedOut, 'no answer in time'],
  [notFromTheApi(503), 'HTTP 503, not an answer of the API'],
  [conflict, 'HTTP 409, a request with this key is in progress or had another body'],
  [decodeFailure('booking.name'), 'the answer has no usable booking.name'],
  [
    serverFailure([{ code: '1', message: 'tickets.0.pax_id is missing' }]),
    'the back end says 1 tickets.0.pax_id is missing',
  ],
  [
    serverFailure([
      { code: null, message: null },
      { code: '13000010', message: null },
    ]),
    'the back end says no words; 13000010',
  ],
  [unauthorised([]), 'unauthorised'],
  [unauthorised([{ code: '11000010', message: null }]), 'unauthorised, the back end says 11000010'],
  [forbidden([{ code: null, message: 'Not yours' }]), 'forbidden, the back end says Not yours'],
  [notFound(), 'notFound'],
  [cancelled('signedOut'), 'cancelled: nobody is signed in'],
  [cancelled('sessionEnded'), 'cancelled: the session ended meanwhile'],
  [cancelled('superseded'), 'cancelled: a later call took its place'],
  [cancelled('disposed'), 'cancelled: the dashboard was disposed of'],
])('explains the cause to a developer in one line: %j', (cause, why) => {
  expect(explainFailure({ operation: 'addTickets', cause })).toBe(`addTickets: ${why}`)
})

it('names the call', () => {
  const call = { method: 'GET', path: '/api/bookings', traceId: 'a' }
  expect(explainFailure({ operation: 'getBookings', cause: { ...timedOut, call } })).toBe(
    'getBookings, GET /api/bookings: no answer in time',
  )
})

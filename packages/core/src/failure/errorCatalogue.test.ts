import { describe, expect, it } from 'vitest'
import { texts } from '../composition/texts.js'
import { type Language, languages } from '../language/locales.js'
import { basketWords } from '../texts/areas/basketAreaTexts.js'
import { payingWords } from '../texts/areas/payingAreaTexts.js'
import { loadLanguage } from '../texts/language.js'
import { visitorTexts } from '../texts/areas/visitorTexts.js'
import {
  type ApiFailure,
  connectionFailure,
  forbidden,
  serverFailure,
  timedOut,
  cancelled,
  conflict,
  decodeFailure,
  exceptionFailure,
  networkFailure,
  notFound,
  notFromTheApi,
  unauthorised,
} from './Failure.js'
import { adviceAfter, describeFailure, entryOfCode, entryOfOperation, explainFailure } from './errorCatalogue.js'

describe('the operations', () => {
  it('are unknown, and fatal, until the texts of their area are loaded', () => {
    expect(entryOfOperation('payment', visitorTexts)).toEqual({ text: texts.failure.unknown, severity: 'fatal' })
  })
})

describe('the code of a payment that is being processed', () => {
  it.each(Object.keys(languages) as Language[])(
    'is known to every page that changes a basket, in %s',
    async (locale) => {
      const language = await loadLanguage(locale)
      await language.load(['basket', 'paying'])
      const basket = language.wordsOf('basket', basketWords)
      const paying = language.wordsOf('paying', payingWords)
      const { text, severity } = entryOfCode('16000301', { ...visitorTexts, ...basket })
      expect({ text, severity }).toEqual({ text: paying.paymentCode[16000301].text, severity: 'info' })
      expect(text).toContain('48')
    },
  )
})

describe('the message in place of what could not be loaded', () => {
  const locked = { code: '15000030', message: 'account.locked = 1' }
  const full = { code: null, message: 'The coach is full.' }

  it('lists the errors of the back end, each once', () => {
    const cause = serverFailure([locked, full, locked])
    expect(describeFailure({ operation: 'addTickets', cause }, texts)).toEqual([
      'Your account has been locked, please contact our support team',
      'The coach is full.',
    ])
  })

  it('says that there was no connection, as it stays on the page once there is one again', () => {
    const call = { traceId: '', path: '/api/customer' }
    const notified = (method: string, offline: boolean) =>
      describeFailure(
        { operation: 'updateCustomer', cause: { ...connectionFailure(null, offline), call: { ...call, method } } },
        texts,
      )
    const next = 'Please try again once you are connected.'
    for (const method of ['POST', 'DELETE'])
      expect(notified(method, true)).toEqual([`There was no connection, so nothing was sent. ${next}`])
    expect(notified('GET', true)).toEqual([`There was no connection. ${next}`])
    const words = (cause: ReturnType<typeof connectionFailure>) =>
      describeFailure({ operation: 'updateCustomer', cause }, texts)
    expect(words(connectionFailure(null, true))).toEqual(notified('POST', true))
    expect(words(connectionFailure(null))).toEqual(notified('PUT', false))
    expect(notified('PUT', false)).toEqual([texts.operations.updateCustomer.text])
  })

  it('is the text of the operation if the back end sends none', () => {
    for (const cause of [timedOut, forbidden()])
      expect(describeFailure({ operation: 'payment', cause }, texts)).toEqual(['Payment failed. Please try again.'])
  })

  it('says that there is a problem on our side if an error has no text, or none that is shown', () => {
    for (const error of [
      { code: null, message: null },
      { code: '15000060', message: 'reset' },
    ])
      expect(describeFailure({ operation: 'login', cause: serverFailure([error]) }, texts)).toEqual([
        texts.failure.unknown,
      ])
  })
})

describe('the advice after a failed operation', () => {
  const coded = { code: '15000030', message: 'account.locked = 1' }
  const full = { code: null, message: 'The coach is full.' }
  const advice = (cause: ApiFailure) => adviceAfter({ operation: 'updateCustomer', cause }, texts, 'Save once more.')

  it('is the next step, without the catalogue’s text that the toast shows', () => {
    for (const cause of [timedOut, forbidden(), serverFailure([coded]), connectionFailure(null)])
      expect(advice(cause)).toEqual(['Save once more.'])
  })

  it('is also the back end’s own text, each once', () => {
    expect(advice(serverFailure([full, coded, full]))).toEqual(['The coach is full.', 'Save once more.'])
  })

  it('says that the device was offline', () => {
    expect(advice(connectionFailure(null, true))).toEqual([texts.failure.offlineUnsent])
    const failure = { operation: 'resale', cause: connectionFailure(null, true) } as const
    expect(adviceAfter(failure, texts, 'Save the rest.', true)).toEqual([texts.failure.offline, 'Save the rest.'])
  })
})

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

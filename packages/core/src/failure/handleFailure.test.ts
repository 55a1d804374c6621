import { describe, expect, it } from 'vitest'
import { type Texts, texts } from '../composition/texts.js'
import { visitorTexts } from '../texts/areas/visitorTexts.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import {
  type ApiFailure,
  cancelled,
  connectionFailure,
  decodeFailure,
  exceptionFailure,
  forbidden,
  networkFailure,
  notFound,
  notFromTheApi,
  type ServerError,
  serverFailure,
  timedOut,
  unauthorised,
  type Operation,
} from './Failure.js'
import { type CatalogueEntry, describeFailure } from './errorCatalogue.js'
import { createFailureHandler } from './handleFailure.js'

const opened = (customerId: string | null = '7001', wording: Texts = texts, isSignedIn = true) => {
  const surroundings = createSurroundings()
  const { messages, navigation, telemetry } = surroundings
  let customer = customerId
  let revoked = 0
  const failures = createFailureHandler({
    notify: (text, of) => messages.toast('danger', text, of),
    navigation,
    telemetry,
    texts: wording,
    revoke: () => {
      revoked += 1
      customer = null
    },
    customerId: () => customer,
    isSignedIn: () => isSignedIn,
  })
  failures.addTexts(wording)
  return { ...surroundings, failures, revoked: () => revoked }
}
const coded = (code: string): ServerError => ({ code, message: null })

describe('a coded error', () => {
  it.each(Object.entries<CatalogueEntry>(texts.codes))(
    '%s has the message, severity, redirect and revocation of its entry',
    (code, { text, severity, redirectPath, revokeAuth = false }) => {
      const { failures, standAt, messages, visited, reports, revoked } = opened()
      standAt('/booking/SUN1001')
      failures.handleServerError(coded(code))
      expect(messages.toasts$.value.map(({ type, message }) => [type, message])).toEqual(
        text === null ? [] : [['danger', text]],
      )
      expect(visited).toEqual(redirectPath === undefined ? [] : [redirectPath])
      expect(revoked() > 0).toBe(revokeAuth)
      expect(reports).toEqual(text === null ? [] : [{ code, message: text, severity, customerId: '7001' }])
    },
  )

  it('is reported without a card number from its text', () => {
    const { failures, reports } = opened(null)
    failures.handleServerError({ code: null, message: 'No name: ٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢' })
    failures.report('x', '4242-4242-4242-4242', 'error', { path: 'answers.4242424242424242' })
    expect(reports).toEqual([
      { code: 'text', message: 'No name: [card number]', severity: 'error' },
      { code: 'x', message: '[card number]', severity: 'error', path: 'answers.[card number]' },
    ])
  })

  it.each(['99999999', '', 'constructor', 'toString'])(
    'that is unknown shows a general message, and is reported as fatal without a redirect: "%s"',
    (code) => {
      const { failures, notified, visited, reports, revoked } = opened()
      failures.handleServerError({ code, message: 'SQLSTATE[42000]' })
      expect(notified).toEqual(["It looks like we're having a few problems with your request."])
      expect(reports).toMatchObject([{ code, severity: 'fatal' }])
      expect([visited, revoked()]).toEqual([[], 0])
    },
  )
})

describe('the three kinds of input', () => {
  it('a plain string is shown as it is, as danger, and reported', () => {
    const { failures, notified, messages, reports } = opened()
    failures.handleServerError({ code: null, message: 'The coach is full.' })
    expect(notified).toEqual(['The coach is full.'])
    expect(messages.toasts$.value[0]?.type).toBe('danger')
    expect(reports).toMatchObject([{ message: 'The coach is full.', customerId: '7001' }])
  })

  it('an error without code and text is the unknown one', () => {
    const { failures, notified } = opened()
    failures.handleServerError({ code: null, message: null })
    expect(notified).toEqual(["It looks like we're having a few problems with your request."])
  })

  it('the worst of several errors is shown first', () => {
    const { failures, notified } = opened()
    const cause = serverFailure([coded('13000010'), coded('50008020'), coded('77777777')])
    failures.handle({ operation: 'addTickets', cause })
    expect(notified).toEqual([
      texts.failure.unknown,
      texts.codes[50008020].text,
      "We couldn't find a matching booking. Please try again.",
    ])
    expect(describeFailure({ operation: 'addTickets', cause }, texts)).toEqual(notified)
  })
})

describe('a failure without a code', () => {
  const text = "We're unable to load your booking right now. Please try again."
  const cases: readonly (readonly [string, ApiFailure, boolean])[] = [
    ['no connection', networkFailure, false],
    ['a time-out', timedOut, false],
    ['a status', notFromTheApi(500), true],
    ['an answer of another shape', decodeFailure('booking.prices.paid.value'), true],
    ['something that is not there', notFound(), true],
  ]
  it.each(cases)('shows the message of its operation: %s', (_what, cause, reported) => {
    const { failures, notified, visited, reports, standAt } = opened()
    standAt('/booking/SUN1001')
    failures.handle({ operation: 'getBooking', cause })
    expect(notified).toEqual([text])
    expect(visited).toEqual(['/'])
    expect(reports.map(({ code }) => code)).toEqual(reported ? ['getBooking'] : [])
  })

  it('names the path of the unreadable field, and the customer', () => {
    const { failures, reports } = opened()
    failures.handle({ operation: 'getBooking', cause: decodeFailure('booking.prices.paid.value') })
    expect(reports).toEqual([
      { code: 'getBooking', message: text, severity: 'fatal', path: 'booking.prices.paid.value', customerId: '7001' },
    ])
  })

  it('shows no message if it was cancelled', () => {
    const { failures, notified, visited, reports } = opened()
    failures.handle({ operation: 'getBooking', cause: cancelled('sessionEnded') })
    expect([notified, visited, reports]).toEqual([[], [], []])
  })

  it('with a 403 leads to /unauthorised, and shows the back end’s message', () => {
    const { failures, visited, notified } = opened()
    failures.handle({ operation: 'getBooking', cause: forbidden() })
    expect([visited, notified]).toEqual([['/unauthorised'], []])
    failures.handle({ operation: 'download', cause: forbidden([{ code: null, message: 'It is another booking’s.' }]) })
    expect([visited, notified]).toEqual([['/unauthorised'], ['It is another booking’s.']])
  })

  it('with a 403 does not redirect a visitor, and shows what failed', () => {
    const { failures, visited, notified } = opened(null, texts, false)
    failures.handle({ operation: 'login', cause: forbidden() })
    expect([visited, notified]).toEqual([[], ["We're having problems signing you in right now. Please try again."]])
  })

  it('that is an exception is reported with the kind of error, and with the trace of its call', () => {
    const { failures, reports } = opened(null)
    const call = { method: 'GET', path: '/api/bookings', traceId: 'a1' }
    failures.handle({
      operation: 'getBookings',
      cause: { ...exceptionFailure(new TypeError('x is not a function')), call },
    })
    failures.handle({ operation: 'getBookings', cause: { ...serverFailure([coded('99999999')]), call } })
    expect(reports).toMatchObject([
      { code: 'getBookings', internalMessage: 'TypeError', traceId: 'a1' },
      { code: '99999999', traceId: 'a1' },
    ])
  })
})

describe('a server that is down', () => {
  const call = (method: string) => ({ method, path: '/api/x', traceId: 'a1' })

  it.each([networkFailure, timedOut, notFromTheApi(502)])('has one message for all reads of a page: $kind', (cause) => {
    const { failures, messages } = opened()
    for (const operation of ['getBookings', 'getCustomer', 'getRequiredData'] as const)
      failures.handle({ operation, cause: { ...cause, call: call('GET') } })
    expect(messages.toasts$.value.map(({ message }) => message)).toEqual([texts.operations.getBookings.text])
  })

  it('says what a page lacks in place of the little that is said of the client, whichever fails first', () => {
    const { failures, messages } = opened()
    const shownAfter = (...operations: readonly Operation[]) => {
      for (const operation of operations)
        failures.handle({ operation, cause: { ...networkFailure, call: call('GET') } })
      return messages.toasts$.value.map(({ message }) => message)
    }
    expect(shownAfter('clientId')).toEqual(['Initialisation failed'])
    expect(shownAfter('getBookings')).toEqual([texts.operations.getBookings.text])
    expect(shownAfter('clientConfig', 'getCustomer')).toEqual([texts.operations.getBookings.text])
  })
})

describe('a 401', () => {
  it('with a code shows the reason, redirects once, and still names the customer in the report', () => {
    const { failures, visited, notified, reports } = opened()
    failures.handle({ operation: 'getBookings', cause: unauthorised([coded('11000010')]) })
    failures.handle({ operation: 'getCustomer', cause: unauthorised([coded('11000010')]) })
    expect(visited).toEqual(['/login'])
    expect(new Set(notified)).toEqual(new Set([texts.codes[11000010].text]))
    expect(reports[0]).toMatchObject({ code: '11000010', severity: 'info', customerId: '7001' })
  })

  it('with a code that is unknown is an expired session, without a message of another problem', () => {
    const { failures, visited, notified, reports, revoked } = opened()
    failures.handle({ operation: 'updateCustomer', cause: unauthorised([coded('99999999')]) })
    expect([visited, notified, revoked()]).toEqual([['/login'], [], 1])
    expect(reports).toEqual([{ code: '99999999', message: '', severity: 'fatal', customerId: '7001' }])
  })
})

describe('a code that is unknown, with a 401', () => {
  it.each(['login', 'resetPassword', 'changePassword'] as const)('has its message for a visitor: %s', (operation) => {
    const { failures, notified } = opened(null, texts, false)
    failures.handle({ operation, cause: unauthorised([coded('99999999')]) })
    expect(notified).toEqual([texts.failure.unknown])
  })

  it('has none for a session check, which ends nothing that the visitor has', () => {
    const { failures, notified } = opened(null, texts, false)
    failures.handle({ operation: 'authenticationCheck', cause: unauthorised([coded('99999999')]) })
    expect(notified).toEqual([])
  })
})

describe('a failure that is handled quietly', () => {
  const quietly = (cause: ApiFailure) => {
    const all = opened()
    all.failures.handleQuietly({ operation: 'extras', cause })
    return [all.notified, all.visited, all.reports.map(({ code, message }) => [code, message])]
  }

  it.each([networkFailure, timedOut, cancelled('sessionEnded'), notFound(), serverFailure([coded('13000010')])])(
    'shows no message, redirects nowhere and reports nothing: $kind',
    (cause) => {
      expect(quietly(cause)).toEqual([[], [], []])
    },
  )

  it('redirects a customer who has no permission', () => {
    expect(quietly(unauthorised([]))).toEqual([[], ['/login'], []])
    expect(quietly(forbidden())).toEqual([[], ['/unauthorised'], []])
  })

  it('reports an unreadable answer', () => {
    for (const cause of [decodeFailure('extras.0.id'), notFromTheApi(500)])
      expect(quietly(cause)).toEqual([[], [], [['extras', '']]])
  })

  it('is reported if asked for, unless the connection failed', () => {
    const { failures, notified, reports } = opened()
    const call = { method: 'GET', path: '/api/client/genders', traceId: 'a1' }
    for (const cause of [networkFailure, timedOut, cancelled('sessionEnded')])
      failures.reportQuietly({ operation: 'genders', cause })
    expect(reports).toEqual([])
    failures.reportQuietly({ operation: 'genders', cause: { ...decodeFailure('genders.0.id'), call } })
    failures.reportQuietly({ operation: 'genders', cause: notFromTheApi(500) })
    const report = { code: 'genders', message: '', severity: 'fatal', customerId: '7001' }
    expect(reports).toEqual([{ ...report, path: 'genders.0.id', traceId: 'a1' }, report])
    expect(notified).toEqual([])
  })
})

describe('the redirect of a failure', () => {
  it('is never a page behind the sign-in for a visitor', () => {
    const { failures, visited } = opened(null, texts, false)
    failures.handle({ operation: 'getBooking', cause: notFromTheApi(500) })
    expect(visited).toEqual([])
  })

  it('is also the login for a visitor', () => {
    const { failures, visited } = opened(null, texts, false)
    failures.handleServerError(coded('11000010'))
    expect(visited).toEqual(['/login'])
  })
})

describe('the message of the back end', () => {
  it('is withdrawn by its subject', () => {
    const { failures, messages } = opened()
    failures.handleServerError(coded('15000030'), 'ticket 1')
    failures.handleServerError({ code: null, message: 'Down' }, 'ticket 2')
    expect(messages.toasts$.value.map(({ about }) => about)).toEqual(['ticket 1', 'ticket 2'])
  })
})

describe('the texts of an area', () => {
  it('are added to the earlier ones', () => {
    const { messages, navigation, telemetry, reports } = createSurroundings()
    const failures = createFailureHandler({
      notify: (text, of) => messages.toast('danger', text, of),
      navigation,
      telemetry,
      texts: visitorTexts,
      revoke: () => undefined,
      customerId: () => null,
      isSignedIn: () => true,
    })
    const entry = { text: 'Said of the area.', severity: 'info' } as const
    const area = {
      failure: { ...visitorTexts.failure, unknown: 'Nobody knows.' },
      codes: { 1: entry },
      operations: { download: entry },
    }
    failures.addTexts({ ...area, paymentCode: { 2: { ...entry, text: 'Said of a payment.' } } })
    failures.addTexts({ ...area, codes: {}, operations: {} })
    for (const code of ['1', '2', '3']) failures.handleServerError(coded(code))
    for (const operation of ['download', 'login'] as const) failures.handle({ operation, cause: notFromTheApi(500) })
    expect(reports.map(({ code, message }) => [code, message])).toEqual([
      ['1', 'Said of the area.'],
      ['2', 'Said of a payment.'],
      ['3', 'Nobody knows.'],
      ['download', 'Said of the area.'],
      ['login', "We're having problems signing you in right now. Please try again."],
    ])
  })
})

it('a device that was offline shows that, and not that the operation failed', () => {
  const { failures, messages } = opened()
  failures.handle({ operation: 'updateCustomer', cause: connectionFailure(null, true) })
  expect(messages.toasts$.value.map(({ message }) => message)).toEqual([texts.failure.offlineUnsent])
})

import { describe, expect, it } from 'vitest'
import {
  type ApiFailure,
  cancelledBy,
  failedEnd,
  cancelled,
  conflict,
  connectionFailure,
  decodeFailure,
  exceptionFailure,
  failedAt,
  forbidden,
  isUnanswered,
  leavesOutcomeOpen,
  mayBeDone,
  networkFailure,
  notFound,
  notFromTheApi,
  serverFailure,
  timedOut,
  unauthorised,
} from './Failure.js'

const refusal = serverFailure([{ code: '16000010', message: null }])

it.each<readonly [boolean, ApiFailure]>([
  [true, networkFailure],
  [true, timedOut],
  [true, decodeFailure('payment.requires_action')],
  [true, cancelled('sessionEnded')],
  [true, exceptionFailure(new Error('x'))],
  [true, { ...refusal, open: true } as ApiFailure],
  [true, notFromTheApi(200)],
  [true, notFromTheApi(404)],
  [true, notFromTheApi(503)],
  [false, refusal],
  [false, conflict],
  [false, unauthorised([])],
  [false, forbidden()],
  [false, notFound()],
])('the call may have taken effect: %s for %j', (isOpen, failure) => {
  expect(leavesOutcomeOpen(failure)).toBe(isOpen)
})

it.each<readonly [boolean, ApiFailure]>([
  [true, networkFailure],
  [true, notFromTheApi(500)],
  [false, connectionFailure(new Error('offline'), true)],
  [false, refusal],
])('a change that only the customer repeats may be done: %s for %j', (isPossible, failure) => {
  expect(mayBeDone(failure)).toBe(isPossible)
})

it.each<readonly [boolean, ApiFailure]>([
  [true, networkFailure],
  [true, timedOut],
  [true, decodeFailure('authenticated')],
  [true, notFromTheApi(503)],
  [true, { ...refusal, open: true } as ApiFailure],
  [true, { ...refusal, tooMany: true } as ApiFailure],
  [false, notFound()],
  [false, refusal],
  [false, unauthorised([])],
  [false, forbidden()],
  [false, cancelled('sessionEnded')],
  [false, exceptionFailure(new Error('x'))],
])('the question was not answered: %s for %j', (isOpen, failure) => {
  expect(isUnanswered(failure)).toBe(isOpen)
})

it.each([
  ['a text', 'no', 'no'],
  ['an error', new TypeError('Failed to fetch'), 'TypeError: Failed to fetch'],
  ['an object without a prototype', Object.create(null), 'an object without words'],
  ['an object whose text throws', { toString: () => Object.create(null) as string }, 'an object without words'],
])('a failure contains the reason, whatever was thrown: %s', (_, thrown: unknown, reason) => {
  expect(exceptionFailure(thrown)).toMatchObject({ reason })
  expect(connectionFailure(thrown)).toMatchObject({ reason })
})

it('a failure names the operation', () => {
  expect(failedAt('login')(timedOut)).toEqual({ operation: 'login', cause: { kind: 'timeout' } })
})

describe('the end of a cancelled call', () => {
  it('has the reason of its signal', () => {
    const listen = (): void => undefined
    const signal = { aborted: true, why: 'disposed', addEventListener: listen, removeEventListener: listen } as const
    expect(cancelledBy({ signal })).toEqual({ kind: 'cancelled', reason: 'disposed' })
  })

  it('counts an abort without a reason as the end of the session', () => {
    expect(cancelledBy({ signal: AbortSignal.abort() })).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
  })

  it('gave way to a later call if its signal is not aborted', () => {
    expect(cancelledBy({})).toEqual({ kind: 'cancelled', reason: 'superseded' })
  })

  it('becomes the end of its command, without the address of the call', () => {
    const call = { method: 'GET', path: '/api/bookings', traceId: '' }
    expect(failedEnd(failedAt('getBookings')({ ...cancelled('signedOut'), call }))).toEqual(cancelled('signedOut'))
  })
})

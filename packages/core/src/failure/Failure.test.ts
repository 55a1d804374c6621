import { expect, it } from 'vitest'
import {
  type ApiFailure,
  cancelled,
  connectionFailure,
  decodeFailure,
  exceptionFailure,
  failedAt,
  forbidden,
  httpFailure,
  isUnanswered,
  leavesOutcomeOpen,
  mayBeDone,
  networkFailure,
  notFound,
  serverFailure,
  timedOut,
  unauthorised,
} from './Failure.js'

const refusal = serverFailure([{ code: '16000010', message: null }])

it.each<readonly [boolean, ApiFailure]>([
  [true, networkFailure],
  [true, timedOut],
  [true, decodeFailure('payment.requires_action')],
  [true, cancelled],
  [true, exceptionFailure(new Error('x'))],
  [true, { ...refusal, open: true } as ApiFailure],
  [true, httpFailure(500)],
  [true, httpFailure(503)],
  [false, refusal],
  [false, httpFailure(409)],
  [false, httpFailure(499)],
  [false, unauthorised([])],
  [false, forbidden()],
  [false, notFound()],
])('the call may have taken effect: %s for %j', (isOpen, failure) => {
  expect(leavesOutcomeOpen(failure)).toBe(isOpen)
})

it.each<readonly [boolean, ApiFailure]>([
  [true, networkFailure],
  [true, httpFailure(500)],
  [false, connectionFailure(new Error('offline'), true)],
  [false, refusal],
])('a change that only the customer repeats may be done: %s for %j', (isPossible, failure) => {
  expect(mayBeDone(failure)).toBe(isPossible)
})

it.each<readonly [boolean, ApiFailure]>([
  [true, networkFailure],
  [true, timedOut],
  [true, decodeFailure('authenticated')],
  [true, httpFailure(503)],
  [true, notFound()],
  [true, { ...refusal, open: true } as ApiFailure],
  [true, { ...refusal, tooMany: true } as ApiFailure],
  [false, notFound([{ code: '16000010', message: null }])],
  [false, refusal],
  [false, unauthorised([])],
  [false, forbidden()],
  [false, cancelled],
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

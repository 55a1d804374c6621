import type { SessionState } from '@booking-dashboard/core'
import { BehaviorSubject } from 'rxjs'
import { askEarly } from '@booking-dashboard/http-adapter'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endEarlyAnswers } from './endEarlyAnswers'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = () => {
  const earlyAnswers = askEarly({
    fetch: async (url) =>
      Response.json(url.endsWith('check') ? { customer: { authenticated: true } } : { client_id: '44' }),
    hostname: 'localhost',
    firstCalls: () => ['/api/customer', '/api/bookings'],
    now: () => 0,
  })
  const session = new BehaviorSubject<SessionState>({ kind: 'signedIn', since: 0, resetRequired: false, email: null })
  endEarlyAnswers(session, earlyAnswers)
  return { earlyAnswers, session }
}

it('returns early answers while somebody is signed in, and none after a sign-out', async () => {
  const { earlyAnswers, session } = begin()
  expect(await earlyAnswers.take('/api/customer')).not.toBeNull()
  session.next({ kind: 'signedOut', chosen: false, failure: null })
  expect(await earlyAnswers.take('/api/bookings')).toBeNull()
})

it('returns no early answer that the first page did not use within 30 seconds', async () => {
  const { earlyAnswers } = begin()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(await earlyAnswers.take('/api/customer')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(await earlyAnswers.take('/api/bookings')).toBeNull()
})

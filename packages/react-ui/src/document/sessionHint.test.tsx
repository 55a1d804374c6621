import type { SessionState } from '@booking-dashboard/core'
import { BehaviorSubject } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberSignedIn, wasSignedIn } from './sessionHint'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

const signedIn: SessionState = { kind: 'signedIn', since: 0, resetRequired: false, email: null }
const signedOut: SessionState = { kind: 'signedOut', chosen: false, failure: null }

it('is set from a sign-in until a sign-out, and during a check', () => {
  const state = new BehaviorSubject<SessionState>({ kind: 'unknown' })
  rememberSignedIn(state)
  expect(wasSignedIn()).toBe(false)
  state.next(signedIn)
  expect(wasSignedIn()).toBe(true)
  state.next({ kind: 'unknown' })
  expect(wasSignedIn()).toBe(true)
  state.next(signedOut)
  expect(wasSignedIn()).toBe(false)
})

it('is unset if storage is refused, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const state = new BehaviorSubject<SessionState>(signedOut)
  rememberSignedIn(state)
  state.next(signedIn)
  expect(wasSignedIn()).toBe(false)
})

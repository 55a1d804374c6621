import { createState, type SessionState } from '@booking-dashboard/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberSignedIn, wasSignedIn } from './sessionHint'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

const signedIn: SessionState = { kind: 'signedIn', since: 0, resetRequired: false, email: null }
const signedOut: SessionState = { kind: 'signedOut', chosen: false, failure: null }

it('is there from a sign-in until a sign-out, and over a check', () => {
  const state = createState<SessionState>({ kind: 'unknown' })
  rememberSignedIn(state.state$)
  expect(wasSignedIn()).toBe(false)
  state.set(signedIn)
  expect(wasSignedIn()).toBe(true)
  state.set({ kind: 'unknown' })
  expect(wasSignedIn()).toBe(true)
  state.set(signedOut)
  expect(wasSignedIn()).toBe(false)
})

it('is not there where storage is refused, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const state = createState<SessionState>(signedOut)
  rememberSignedIn(state.state$)
  state.set(signedIn)
  expect(wasSignedIn()).toBe(false)
})

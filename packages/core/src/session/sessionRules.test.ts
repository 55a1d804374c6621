import { describe, expect, it } from 'vitest'
import { paths } from '../navigation/paths.js'
import { isRechecking, mustChangePassword } from './SessionState.js'

describe('a password that must be changed', () => {
  it('leads every page but /login and /changepassword to /changepassword', () => {
    expect(mustChangePassword('changePassword', paths.bookings)).toBe(true)
    expect(mustChangePassword('changePassword', paths.error)).toBe(true)
    expect(mustChangePassword('changePassword', paths.login)).toBe(false)
    expect(mustChangePassword('changePassword', paths.changePassword)).toBe(false)
    expect(mustChangePassword('admit', paths.bookings)).toBe(false)
  })
})

describe('the check after 30 minutes', () => {
  const previous = { kind: 'signedIn', since: 0, resetRequired: false, email: null } as const

  it('keeps the screen; the first check of all has none to keep', () => {
    expect(isRechecking({ kind: 'checking', previous })).toBe(true)
    expect(isRechecking({ kind: 'checking', previous: null })).toBe(false)
    expect(isRechecking(previous)).toBe(false)
  })
})

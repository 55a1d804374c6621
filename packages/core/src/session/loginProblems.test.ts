import { describe, expect, it } from 'vitest'
import { isEmailAddress, loginProblems } from './loginProblems.js'

describe('the rules of the login fields', () => {
  it.each(['demo@example.com', '  demo@example.com ', "o'neill+trip@mail.example.co.uk", 'ünal@exämple.de'])(
    'takes %j for an address',
    (text) => {
      expect(isEmailAddress(text)).toBe(true)
    },
  )

  it.each([
    '',
    ' ',
    'demo',
    'demo@',
    '@example.com',
    'demo@example',
    'demo@@example.com',
    'demo@example..com',
    'de mo@example.com',
    'demo@example.com.',
  ])('does not take %j for an address', (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })

  it('asks for a password that is more than blanks', () => {
    expect(loginProblems({ email: 'demo@example.com', password: '   ' })).toEqual({ email: false, password: true })
    expect(loginProblems({ email: 'demo', password: 'x' })).toEqual({ email: true, password: false })
  })
})

import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './typedFields.js'

describe('an e-mail address', () => {
  it.each(['demo@example.com', '  demo@example.com ', "o'neill+trip@mail.example.co.uk", 'ünal@exämple.de'])(
    'accepts %j',
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
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })

  it('is no longer than a mail server accepts', () => {
    expect(isEmailAddress(`${'a'.repeat(242)}@example.com`)).toBe(true)
    expect(isEmailAddress(`${'a'.repeat(243)}@example.com`)).toBe(false)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsSignIn, pathnameOf, paths, toOwnPath } from './paths.js'

const ours = 'https://dashboard.example'

describe('a requested path', () => {
  it.each([
    '/',
    '/profile#personal-details',
    '/booking/SUN1001/cart',
    '/resetpassword?token=a%2Fb',
    '/a//b',
    '/caf\u00E9',
  ])('is accepted if it is our own: %s', (path) => {
    expect(toOwnPath(path)).toBe(path)
  })

  it.each([
    ['another host', '//evil.example'],
    ['another host behind three slashes', '///evil.example'],
    ['another host behind a back slash', '/\\evil.example'],
    ['another host behind two back slashes', '\\\\evil.example'],
    ['a back slash further on', '/booking\\..\\..'],
    ['another origin', 'https://evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,hello'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line feed that browsers drop', '/\n/evil.example'],
    ['a carriage return', '/booking\r'],
    ['a null', '/\u0000'],
    ['a C1 control character', '/\u0085/evil.example'],
    ['a control character at the end', '/booking\n'],
    ['a path that is not from the root', 'booking'],
    ['a path behind a space', ' /booking'],
    ['nothing', ''],
  ])('is refused if it is %s', (_what, candidate) => {
    expect(toOwnPath(candidate)).toBeNull()
  })

  it('never leaves our origin, whatever the text', () => {
    const tricky = fc.stringMatching(/^[/\\\t\n:@.?#a%2-5]{0,12}$/)
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string({ unit: 'binary' })), (text) => {
        const path = toOwnPath(text)
        expect(path === null ? ours : new URL(path, ours).origin).toBe(ours)
      }),
      { numRuns: 1000 },
    )
  })
})

const ofBooking = [paths.booking, paths.tickets, paths.basket, paths.checkout]

describe('the route table', () => {
  it('keeps a booking reference in its own segment, whatever it contains', () => {
    expect(paths.booking('a/b?c#d\\e')).toBe('/booking/a%2Fb%3Fc%23d%5Ce')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (reference) => {
        for (const path of ofBooking) {
          expect(toOwnPath(path(reference))).not.toBeNull()
          expect(decodeURIComponent(path(reference).split('/')[2] ?? '')).toBe(reference)
        }
      }),
    )
  })
})

it.each(Object.entries(paths))('protects the page %s unless the specification lists it as public', (name, path) => {
  const to = typeof path === 'function' ? path('SUN1001', '7') : path
  const isPublic = ['login', 'resetPassword', 'error', 'unauthorised', 'notFound'].includes(name)
  expect(needsSignIn(pathnameOf(to))).toBe(!isPublic)
})
